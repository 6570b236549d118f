// The finders. Each goes through a family at a position and tells what it finds: tell(says, make), where make() is the
// reason as spec forms it. Whether it changes something is for `tell` to ask, of what is known by then. What a finder
// has looked up before may be behind that, which never makes a reason wrong, as nothing comes back to life.
//
// with_filled: whether subsets and fish also take cells, values and lines that are settled. Where a list has all
// smaller ones too, these add nothing.
#pragma once

#include "engine/techniques/says.hpp"
#include "spec/reason.hpp"

namespace gridproof::engine {

// What is called, and must outlive this.
class MakeReason {
 public:
  template <class F>
  MakeReason(const F& make)  // NOLINT: what makes a reason is one
      : make_(&make), call_([](const void* f) -> spec::Reason { return (*static_cast<const F*>(f))(); }) {}
  spec::Reason operator()() const { return call_(make_); }

 private:
  const void* make_;
  spec::Reason (*call_)(const void*);
};

template <int words>
class Tell {
 public:
  template <class F>
  explicit Tell(F& hear)
      : hear_(&hear), call_([](void* f, const Says<words>& says, const MakeReason& make) {
          (*static_cast<F*>(f))(says, make);
        }) {}
  void operator()(const Says<words>& says, const MakeReason& make) const { call_(hear_, says, make); }

 private:
  void* hear_;
  void (*call_)(void*, const Says<words>&, const MakeReason&);
};

template <int words>
class FindInHouses {
 public:
  using Where = const Places<words>&;
  using What = const Known<words>&;
  using To = const Tell<words>&;

  static void single_candidates(Where places, What known, To tell);
  static void single_places(Where places, What known, To tell);
  static void locked(bool from_lines, Where places, What known, To tell);
  static void naked(int size, bool with_filled, Where places, What known, To tell);
  static void hidden(int size, bool with_filled, Where places, What known, To tell);
};

template <int words>
class FindFish {
 public:
  using Where = const Places<words>&;
  using What = const Known<words>&;
  using To = const Tell<words>&;

  static void plain(int size, bool with_filled, Where places, What known, To tell);
  static void finned(int size, Where places, What known, To tell);
};

// Whether houses of these kinds make the technique: the first, the second, the one that joins them.
using Makes = bool (*)(spec::HouseKind, spec::HouseKind, spec::HouseKind);

template <int words>
class FindShortChains {
 public:
  using Where = const Places<words>&;
  using What = const Known<words>&;
  using To = const Tell<words>&;

  static void two_links(Makes makes, Where places, What known, To tell);
  static void empty_rectangles(Where places, What known, To tell);
  static void xy_wings(Where places, What known, To tell);
  static void xyz_wings(Where places, What known, To tell);
  static void w_wings(Where places, What known, To tell);
  static void remote_pairs(Where places, What known, To tell);
};

}  // namespace gridproof::engine

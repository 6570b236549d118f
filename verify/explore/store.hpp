// The states seen so far. They lie in the order of their discovery; open-addressed tables of short marks find them, and
// a mark that agrees is followed to the state itself, so that no state is ever taken for another. (Lossy, the long mark
// alone decides and old states are forgotten.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

#include "verify/explore/checkpoint.hpp"
#include "verify/explore/hash.hpp"

namespace gridproof::explore {

// A vector that never moves its elements, and can forget the first of them.
template <class T>
class Blocks {
 public:
  static constexpr std::uint64_t block = 1024;

  std::uint64_t size() const { return size_; }
  const T& operator[](std::uint64_t i) const { return blocks_[i / block][i % block]; }
  void push_back(const T& value) {
    if (size_ % block == 0) blocks_.push_back(std::make_unique_for_overwrite<T[]>(block));
    blocks_[size_ / block][size_ % block] = value;
    ++size_;
  }
  void forget_before(std::uint64_t i) {
    for (; forgotten_ < i / block; ++forgotten_) blocks_[forgotten_].reset();
  }
  void clear() {
    blocks_.clear();
    size_ = forgotten_ = 0;
  }
  std::uint64_t bytes() const { return (blocks_.size() - forgotten_) * block * sizeof(T); }

  void save(CheckpointWriter& to) const {
    to.put(size_);
    to.put(forgotten_);
    for (std::uint64_t i = forgotten_ * block; i < size_; i += block)
      to.write(blocks_[i / block].get(), std::min(block, size_ - i) * sizeof(T));
  }
  void load(CheckpointReader& from) {
    size_ = from.get<std::uint64_t>();
    forgotten_ = from.get<std::uint64_t>();
    blocks_.resize((size_ + block - 1) / block);
    for (std::uint64_t i = forgotten_ * block; i < size_; i += block) {
      blocks_[i / block] = std::make_unique_for_overwrite<T[]>(block);
      from.read(blocks_[i / block].get(), std::min(block, size_ - i) * sizeof(T));
    }
  }

 private:
  std::vector<std::unique_ptr<T[]>> blocks_;
  std::uint64_t size_ = 0, forgotten_ = 0;
};

// How a state was first reached: from the state `parent` by its step number `ordinal`, or as an initial state.
struct Link {
  std::uint64_t bits;

  static Link initial(std::uint64_t i) { return {i | root}; }
  static Link step(std::uint64_t parent, std::uint64_t ordinal) {
    if (ordinal >= steps) throw std::length_error("a state has more than 2^25 successors");
    return {parent * steps | ordinal};
  }
  bool is_initial() const { return (bits & root) != 0; }
  std::uint64_t initial() const { return bits & ~root; }
  std::uint64_t parent() const { return bits / steps; }
  std::uint64_t ordinal() const { return bits % steps; }

 private:
  static constexpr std::uint64_t root = std::uint64_t{1} << 63, steps = std::uint64_t{1} << 25;
};

template <class Packed>
class Table {
 public:
  explicit Table(bool lossy = false) : lossy_(lossy) { resize(least_slots); }

  std::uint64_t size() const { return states_.size(); }
  const Packed& operator[](std::uint64_t i) const { return states_[i]; }

  struct Found {
    std::uint64_t number;  // lossy: only of a fresh state
    bool fresh;
  };
  Found insert(const Packed& state, std::uint64_t hash) {
    if (size() >= room_) grow();
    const std::uint64_t mark = mark_of(hash);
    for (std::size_t at = home(mark);; at = (at + 1) & mask_) {
      const std::uint64_t slot = slots_[at];
      if (slot == 0) {
        slots_[at] = lossy_ ? mark : mark | size();
        states_.push_back(state);
        return {size() - 1, true};
      }
      if (is(slot, mark, state)) return {number(slot), false};
    }
  }
  std::optional<std::uint64_t> find(const Packed& state, std::uint64_t hash) const {
    const std::uint64_t mark = mark_of(hash);
    for (std::size_t at = home(mark); slots_[at] != 0; at = (at + 1) & mask_)
      if (is(slots_[at], mark, state)) return number(slots_[at]);
    return std::nullopt;
  }

  // The two memory accesses of an insert, asked for ahead of it: first the slot, then the state that it points to.
  void prefetch_slot(std::uint64_t hash) const { __builtin_prefetch(&slots_[home(mark_of(hash))]); }
  void prefetch_state(std::uint64_t hash) const {
    if (!lossy_ && size() != 0) __builtin_prefetch(&states_[number(slots_[home(mark_of(hash))])]);
  }

  void forget_before(std::uint64_t i) { states_.forget_before(i); }
  void clear() {
    if (slots_.size() > least_slots && size() * 16 < slots_.size())
      resize(least_slots);
    else
      std::fill(slots_.begin(), slots_.end(), 0);
    states_.clear();
  }
  std::uint64_t bytes() const { return slots_.size() * sizeof slots_[0] + states_.bytes(); }

  void save(CheckpointWriter& to) const {
    states_.save(to);
    to.put_all(slots_);
  }
  void load(CheckpointReader& from) {
    states_.load(from);
    std::vector<std::uint64_t> slots;
    from.get_all(slots);
    resize(slots.size());
    slots_.swap(slots);
  }

 private:
  static constexpr std::size_t least_slots = 64;
  static constexpr std::uint64_t upper = 0xffffffff00000000, nonzero = 0x100000000;

  // A slot is 0, or a mark with the state's number in its lower half; lossy, a mark alone. The upper bits of a mark say
  // where its search begins, so that slots can move to a larger table without a look at the states.
  std::uint64_t mark_of(std::uint64_t hash) const { return (lossy_ ? hash : hash & upper) | nonzero; }
  std::size_t home(std::uint64_t mark) const { return static_cast<std::size_t>(mark >> shift_); }
  static std::uint64_t number(std::uint64_t slot) { return slot & ~upper; }
  bool is(std::uint64_t slot, std::uint64_t mark, const Packed& state) const {
    if (lossy_) return slot == mark;
    return ((slot ^ mark) >> 32) == 0 && std::memcmp(&states_[number(slot)], &state, sizeof(Packed)) == 0;
  }

  void resize(std::size_t slots) {
    slots_ = std::vector<std::uint64_t>(slots);
    mask_ = slots - 1;
    shift_ = __builtin_clzll(slots) + 1;
    room_ = slots / 3 * 2;
  }
  void grow() {
    if (size() > ~upper / 2) throw std::length_error("too many states");
    const std::vector<std::uint64_t> old = std::move(slots_);
    resize(old.size() * 2);
    for (const std::uint64_t slot : old) {
      if (slot == 0) continue;
      std::size_t at = home(slot);
      while (slots_[at] != 0) at = (at + 1) & mask_;
      slots_[at] = slot;
    }
  }

  bool lossy_;
  std::vector<std::uint64_t> slots_;
  std::size_t mask_ = 0;
  int shift_ = 0;
  std::uint64_t room_ = 0;  // states before the slots must grow
  Blocks<Packed> states_;
};

// The tables of a whole search, chosen by the hash, so that threads can fill different ones at the same time. Their
// number is fixed: it decides the order of states.
template <class Packed>
class Store {
 public:
  static constexpr std::size_t shards = 64;

  explicit Store(bool lossy) : lossy_(lossy) {
    shards_.reserve(shards);
    for (std::size_t i = 0; i < shards; ++i) shards_.push_back(Shard{Table<Packed>(lossy), {}});
  }

  static std::size_t shard_of(std::uint64_t hash) { return hash % shards; }
  static std::uint64_t id(std::size_t shard, std::uint64_t number) { return number * shards + shard; }

  const Table<Packed>& table(std::size_t shard) const { return shards_[shard].table; }
  const Packed& state(std::uint64_t id) const { return shards_[id % shards].table[id / shards]; }
  Link link(std::uint64_t id) const { return shards_[id % shards].links[id / shards]; }
  bool lossy() const { return lossy_; }

  // The number of the state among all, if it is new. Requires the hash of the state.
  std::optional<std::uint64_t> add(const Packed& state, std::uint64_t hash, Link link) {
    Shard& shard = shards_[shard_of(hash)];
    const auto found = shard.table.insert(state, hash);
    if (!found.fresh) return std::nullopt;
    shard.links.push_back(link);
    return id(shard_of(hash), found.number);
  }

  void forget_before(std::size_t shard, std::uint64_t number) { shards_[shard].table.forget_before(number); }

  std::uint64_t size() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) sum += shard.table.size();
    return sum;
  }
  std::uint64_t bytes() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) sum += shard.table.bytes() + shard.links.bytes();
    return sum;
  }

  void save(CheckpointWriter& to) const {
    for (const Shard& shard : shards_) {
      shard.table.save(to);
      shard.links.save(to);
    }
  }
  void load(CheckpointReader& from) {
    for (Shard& shard : shards_) {
      shard.table.load(from);
      shard.links.load(from);
    }
  }

 private:
  struct alignas(128) Shard {  // two threads never write to one cache line
    Table<Packed> table;
    Blocks<Link> links;
  };
  bool lossy_;
  std::vector<Shard> shards_;
};

}  // namespace gridproof::explore

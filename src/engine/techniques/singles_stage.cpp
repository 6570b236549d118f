#include "engine/techniques/singles_stage.hpp"

#include <type_traits>

#include "engine/dispatch.hpp"
#include "engine/fill.hpp"

namespace gridproof::engine {

namespace {

template <int words, class Geometry>
class SinglesOver final : public SinglesStage<words> {
 public:
  explicit SinglesOver(const spec::Layout& layout) : geometry_(layout) {}

  SinglesPlayed play(Known<words>& known, const Singles& which) const override {
    PlaneRows open{}, placed{};
    load(known.open, open);
    SinglesPlayed played;
    while (true) {
      PlaneRows found{};
      int candidates = 0, all = 0;
      if (which.candidates) {
        found = only_choices(geometry_, open);
        candidates = population(found);
      }
      if (which.places) {
        const PlaneRows places = last_remaining(geometry_, open);
        for (std::size_t r = 0; r < row_count(geometry_); ++r) found[r] = found[r] | places[r];
      }
      all = population(found);
      if (all == 0) break;
      played.candidates += candidates;
      played.places += all - candidates;
      write_down(geometry_, found, placed, open);
    }
    if (played.candidates + played.places != 0) store(placed, open, known);
    return played;
  }

 private:
  using Plane = Planes<Geometry::capacity>;
  using PlaneRows = Rows<Geometry, Plane>;

  int population(const PlaneRows& rows) const {
    int sum = 0;
    for (std::size_t r = 0; r < row_count(geometry_); ++r) sum += rows[r].population();
    return sum;
  }

  unsigned size() const { return static_cast<unsigned>(geometry_.size()); }

  template <class Sets>
  void load(const Sets& sets, PlaneRows& rows) const {
    for (unsigned v = 0; v < size(); ++v)
      for (unsigned r = 0; r < size(); ++r)
        rows[r].set_columns(static_cast<int>(v) + 1,
                            static_cast<typename Plane::Columns>(sets[v].field(r * size(), size())));
  }

  void store(const PlaneRows& placed, const PlaneRows& open, Known<words>& known) const {
    for (unsigned v = 0; v < size(); ++v) {
      // What is filled is alive and not open.
      CellSet<words> filled = without(known.alive[v], known.open[v]), still_open;
      for (unsigned r = 0; r < size(); ++r) {
        const int value = static_cast<int>(v) + 1;
        filled.add_field(r * size(), size(), placed[r].columns(value));
        still_open.add_field(r * size(), size(), open[r].columns(value));
      }
      known.empty = without(known.empty, filled);
      known.open[v] = still_open;
      known.alive[v] = filled | still_open;
    }
  }

  Geometry geometry_;
};

}  // namespace

template <int words>
std::unique_ptr<const SinglesStage<words>> singles_stage(const spec::Layout& layout) {
  return with_geometry(
      layout, [&]<class Geometry>(Chosen<Geometry>) -> std::unique_ptr<const SinglesStage<words>> {
        // Layouts of up to 16 values are looked up in one way, whether their cells take two words or four.
        if constexpr (words == words_for(Geometry::capacity) || (words == 2 && std::is_same_v<Geometry, AnyHouses<16>>))
          return std::make_unique<SinglesOver<words, Geometry>>(layout);
        return nullptr;
      });
}

template std::unique_ptr<const SinglesStage<2>> singles_stage<2>(const spec::Layout&);
template std::unique_ptr<const SinglesStage<4>> singles_stage<4>(const spec::Layout&);
template std::unique_ptr<const SinglesStage<10>> singles_stage<10>(const spec::Layout&);

}  // namespace gridproof::engine

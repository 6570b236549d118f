#include "engine/engine.hpp"

#include <stdexcept>
#include <utility>

#include "engine/dispatch.hpp"
#include "engine/fill.hpp"
#include "engine/hint.hpp"
#include "engine/load.hpp"

namespace gridproof::engine {

class Engine::Backend {
 public:
  virtual ~Backend() = default;
  virtual spec::HintRecord next_hint(const Question& question) const = 0;
  virtual std::vector<spec::CallStep> trace(const Question& question) const = 0;
  virtual Fill fill(const spec::Grid& grid) const = 0;
  virtual spec::Marks<spec::Truth> candidates(const Question& question) const = 0;
};

template <class Geometry>
class Engine::BackendFor final : public Engine::Backend {
 public:
  explicit BackendFor(const spec::Layout& layout) : layout_(layout), geometry_(layout) {}

  spec::HintRecord next_hint(const Question& question) const override {
    return engine::next_hint(geometry_, position(question));
  }

  std::vector<spec::CallStep> trace(const Question& question) const override {
    const auto at = position(question);
    Call<Geometry> call(geometry_, at);
    std::vector<spec::CallStep> steps;
    while (call.pc() != spec::Pc::done) {
      const spec::Action action = call.step();
      steps.push_back({action, call.pc(), call.hint()});
    }
    return steps;
  }

  Fill fill(const spec::Grid& grid) const override {
    const auto filled = engine::fill(geometry_, load(geometry_, grid), PlaneRows{});
    Fill result{spec::Grid(grid.size()), filled.placed, filled.consistent};
    for (const spec::Cell c : layout_.cells())
      for (const spec::Value v : layout_.values())
        if (at(filled.given, c, v)) result.grid[c] = v;
    return result;
  }

  spec::Marks<spec::Truth> candidates(const Question& question) const override {
    const auto where = position(question);
    const auto open = engine::candidates(geometry_, where.given, where.crossed);
    return spec::marks<spec::Truth>(layout_, [&](spec::Cell c, spec::Value v) { return spec::Truth(at(open, c, v)); });
  }

 private:
  using PlaneRows = Rows<Geometry, Planes<Geometry::capacity>>;

  bool at(const PlaneRows& rows, spec::Cell c, spec::Value v) const {
    return rows[static_cast<std::size_t>(layout_.row(c) - 1)].is(v, layout_.column(c));
  }

  PositionRows<Geometry, Planes<Geometry::capacity>> position(const Question& question) const {
    return {load(geometry_, question.grid),
            question.crossed == nullptr ? PlaneRows{} : load(geometry_, layout_, *question.crossed),
            load(geometry_, question.solution)};
  }

  spec::Layout layout_;
  Geometry geometry_;
};

std::unique_ptr<const Engine::Backend> Engine::choose(const spec::Layout& layout) {
  return with_geometry(layout, [&]<class Geometry>(Chosen<Geometry>) -> std::unique_ptr<const Backend> {
    return std::make_unique<BackendFor<Geometry>>(layout);
  });
}

Engine::Engine(const spec::Layout& layout) : backend_(choose(layout)) {
  if (layout.has_small_houses()) throw std::invalid_argument("the engine takes layouts whose houses have every value");
}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

spec::HintRecord Engine::next_hint(const Question& question) const { return backend_->next_hint(question); }
std::vector<spec::CallStep> Engine::trace(const Question& question) const { return backend_->trace(question); }
Fill Engine::fill(const spec::Grid& grid) const { return backend_->fill(grid); }
spec::Marks<spec::Truth> Engine::candidates(const Question& question) const { return backend_->candidates(question); }

}  // namespace gridproof::engine

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/techniques.hpp"
#include "engine/techniques/find.hpp"
#include "engine/techniques/singles_stage.hpp"

namespace gridproof::engine {

class Player::Backend {
 public:
  virtual ~Backend() = default;
  virtual Played play(const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed) const = 0;
};

template <int words>
class Player::BackendFor final : public Player::Backend {
 public:
  BackendFor(const spec::Layout& layout, const std::vector<spec::NamedTechnique>& techniques)
      : places_(layout), techniques_(techniques.size()) {
    std::vector<Kind> kinds;
    for (const spec::NamedTechnique& technique : techniques) kinds.push_back(kind_of(technique));
    const auto has = [&](const Kind& kind) { return std::find(kinds.begin(), kinds.end(), kind) != kinds.end(); };
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const Kind& kind = kinds[i];
      const bool is_candidate = kind.form == Form::single_candidate, is_place = kind.form == Form::single_place;
      if ((is_candidate || is_place) && !layout.has_small_houses()) {
        // Neighbours are played together.
        if (stages_.empty() || !stages_.back().by_planes()) stages_.push_back({});
        Stage& stage = stages_.back();
        (is_candidate ? stage.singles.candidates : stage.singles.places) = true;
        (is_candidate ? stage.candidates : stage.places) = i;
        continue;
      }
      Stage stage;
      stage.kind = kind;
      stage.technique = i;
      bool has_smaller = has({kind.form == Form::naked ? Form::single_candidate : Form::single_place});
      for (int size = 2; size < kind.size; ++size) has_smaller = has_smaller && has({kind.form, size});
      stage.with_filled = !has_smaller;
      stages_.push_back(stage);
    }
    if (!layout.has_small_houses()) singles_ = singles_stage<words>(layout);
  }

  Played play(const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed) const override {
    Game game(places_, grid, crossed, techniques_);
    for (std::size_t next = 0; next < stages_.size();) {
      const bool changed = run(stages_[next], game);
      const bool is_through = next == 0 && stages_[next].by_planes();  // it played to its end, and nothing is before it
      next = changed && !is_through ? 0 : next + 1;
    }
    Played played{spec::Grid(grid.size()), crossed != nullptr ? *crossed : spec::Marks<spec::Truth>(places_.layout),
                  is_contradictory(game.known), std::move(game.uses)};
    for (std::size_t i = 0; i < places_.size; ++i) {
      const auto v = static_cast<spec::Value>(i + 1);
      without(game.known.alive[i], game.known.open[i]).each([&](spec::Cell c) { played.grid[c] = v; });
      game.crossed_out[i].each([&](spec::Cell c) { played.crossed.at(c, v) = spec::Truth(true); });
    }
    return played;
  }

 private:
  struct Stage {
    Singles singles;
    std::size_t candidates = 0, places = 0;  // of singles: where they are in the list
    Kind kind{};
    std::size_t technique = 0;
    bool with_filled = true;

    bool by_planes() const { return singles.candidates || singles.places; }
  };

  // What has been played so far.
  struct Game {
    const Places<words>& places;
    Known<words> known;
    std::vector<int> uses;
    std::array<CellSet<words>, Known<words>::greatest_size> crossed_out{};
    bool has_values = false;

    Game(const Places<words>& of, const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed,
         std::size_t techniques)
        : places(of), known(of, grid, crossed), uses(techniques, 0) {}
  };

  // Whether it had something to say.
  bool run(const Stage& stage, Game& game) const {
    if (stage.by_planes()) {
      const SinglesPlayed played = singles_->play(game.known, stage.singles);
      if (stage.singles.candidates) game.uses[stage.candidates] += played.candidates;
      if (stage.singles.places) game.uses[stage.places] += played.places;
      const bool changed = played.candidates + played.places != 0;
      game.has_values = game.has_values && !changed;
      return changed;
    }
    if (game.known.empty.is_empty()) return false;
    if (!game.has_values) game.known.collect_values(places_);
    game.has_values = true;
    int& uses = game.uses[stage.technique];
    const int before = uses;
    auto hear = [&](const Says<words>& says, const MakeReason&) {
      if (says.places) {
        const spec::Cell c = says.cells.first();
        const auto v = static_cast<spec::Value>(std::countr_zero(says.values) + 1);
        if (!game.known.open_at(v).has(c)) return;
        game.known.place(places_, c, v);
        ++uses;
        return;
      }
      bool changed = false;
      each_value(says.values, [&](spec::Value v) {
        const CellSet<words> gone = says.cells & game.known.open_at(v);
        if (gone.is_empty()) return;
        game.crossed_out[v - 1U] |= gone;
        changed = game.known.cross_out(gone, only(v)) || changed;
      });
      if (changed) ++uses;
    };
    find(stage.kind, stage.with_filled, places_, game.known, Tell<words>(hear));
    return uses != before;
  }

  // Asked at the end alone: what contradicts itself goes on to.
  bool is_contradictory(const Known<words>& known) const {
    CellSet<words> somewhere, filled;
    for (std::size_t i = 0; i < places_.size; ++i) {
      const CellSet<words> stands = without(known.alive[i], known.open[i]);
      if (meet(stands, filled)) return true;
      filled |= stands;
      somewhere |= known.alive[i];
      bool twice = false;
      stands.each([&](spec::Cell c) { twice = twice || meet(places_.sees[c], stands); });
      if (twice) return true;
      for (const auto& house : places_.houses)
        if (house.has_every_value && !meet(house.cells, known.alive[i])) return true;
    }
    for (spec::Cell c = 0; c < places_.sees.size(); ++c)
      if (!somewhere.has(c)) return true;
    return false;
  }

  Places<words> places_;
  std::size_t techniques_;
  std::vector<Stage> stages_;
  std::unique_ptr<const SinglesStage<words>> singles_;
};

Player::Player(const spec::Layout& layout, const std::vector<spec::NamedTechnique>& techniques)
    : backend_(with_words(layout, [&]<int words>(std::integral_constant<int, words>) -> std::unique_ptr<const Backend> {
        return std::make_unique<BackendFor<words>>(layout, techniques);
      })) {}
Player::~Player() = default;
Player::Player(Player&&) noexcept = default;
Player& Player::operator=(Player&&) noexcept = default;

Played Player::play(const spec::Grid& grid, const spec::Marks<spec::Truth>* crossed) const {
  return backend_->play(grid, crossed);
}

int Played::deductions() const { return std::accumulate(uses.begin(), uses.end(), 0); }

}  // namespace gridproof::engine

#include "engine/techniques.hpp"

#include <utility>

#include "engine/techniques/find.hpp"

namespace gridproof::engine {

class TechniqueFinder::Backend {
 public:
  virtual ~Backend() = default;
  virtual std::vector<spec::Reason> all(const Kind& kind, const spec::Grid& grid,
                                        const spec::Marks<spec::Truth>& crossed) const = 0;
  virtual std::optional<spec::Reason> first(const Kind& kind, const spec::Grid& grid,
                                            const spec::Marks<spec::Truth>& crossed) const = 0;
};

template <int words>
class TechniqueFinder::BackendFor final : public TechniqueFinder::Backend {
 public:
  explicit BackendFor(const spec::Layout& layout) : places_(layout) {}

  std::vector<spec::Reason> all(const Kind& kind, const spec::Grid& grid,
                                const spec::Marks<spec::Truth>& crossed) const override {
    Found found(places_, grid, crossed);
    find(kind, true, places_, found.known, Tell<words>(found));
    spec::put_in_order(found.reasons);
    return std::move(found.reasons);
  }

  // Only what comes first, or as early as what came first so far, is formed.
  std::optional<spec::Reason> first(const Kind& kind, const spec::Grid& grid,
                                    const spec::Marks<spec::Truth>& crossed) const override {
    Found found(places_, grid, crossed);
    found.only_first = true;
    find(kind, true, places_, found.known, Tell<words>(found));
    if (found.reasons.empty()) return std::nullopt;
    return std::move(found.reasons.front());
  }

 private:
  struct Found {
    Known<words> known;
    std::vector<spec::Reason> reasons;
    bool only_first = false;
    std::uint32_t rank = 0;  // of the first

    Found(const Places<words>& places, const spec::Grid& grid, const spec::Marks<spec::Truth>& crossed)
        : known(places, grid, &crossed) {
      known.collect_values(places);
    }

    void operator()(const Says<words>& says, const MakeReason& make) {
      const bool is_next = !reasons.empty() && only_first;
      if ((is_next && says.rank() > rank) || !says.changes(known)) return;
      spec::Reason reason = make();
      if (!is_next) {
        reasons.push_back(std::move(reason));
      } else if (spec::comes_before(reason, reasons.front())) {
        reasons.front() = std::move(reason);
      } else {
        return;
      }
      rank = says.rank();
    }
  };

  Places<words> places_;
};

TechniqueFinder::TechniqueFinder(const spec::Layout& layout)
    : backend_(with_words(layout, [&]<int words>(std::integral_constant<int, words>) -> std::unique_ptr<const Backend> {
        return std::make_unique<BackendFor<words>>(layout);
      })) {}
TechniqueFinder::~TechniqueFinder() = default;
TechniqueFinder::TechniqueFinder(TechniqueFinder&&) noexcept = default;
TechniqueFinder& TechniqueFinder::operator=(TechniqueFinder&&) noexcept = default;

bool TechniqueFinder::knows(const spec::NamedTechnique& technique) { return kind_named(technique.key).has_value(); }

std::vector<spec::Reason> TechniqueFinder::all(const spec::NamedTechnique& technique, const spec::Grid& grid,
                                               const spec::Marks<spec::Truth>& crossed) const {
  return backend_->all(kind_of(technique), grid, crossed);
}
std::optional<spec::Reason> TechniqueFinder::first(const spec::NamedTechnique& technique, const spec::Grid& grid,
                                                   const spec::Marks<spec::Truth>& crossed) const {
  return backend_->first(kind_of(technique), grid, crossed);
}

}  // namespace gridproof::engine

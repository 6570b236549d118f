#include "takuzu/count_boards.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <mutex>
#include <utility>
#include <vector>

#include "takuzu/half_boards.hpp"

namespace gridproof::takuzu {

using solver::Ending;
using spec::Grid;
using spec::Takuzu;

namespace {

// Two middle rows, and how many boards are like those with these: turned round, mirrored, or with the values exchanged.
struct Middle {
  std::size_t upper, lower;
  std::uint64_t like_it;
};

class HalvesCount {
 public:
  // `grid` has at most ten columns.
  HalvesCount(const Takuzu& takuzu, const Grid& grid, const BoardCountOptions& options)
      : rows_(static_cast<std::size_t>(takuzu.rows())),
        lines_differ_(takuzu.lines_differ()),
        lines_(takuzu.columns()),
        options_(options),
        limits_{options.most_halves, [this] { return go_on(); }},
        fit_(rows_) {
    const auto columns = static_cast<std::size_t>(takuzu.columns());
    for (std::size_t row = 0; row < rows_; ++row) {
      Filling given;
      for (std::size_t i = 0; i < columns; ++i) {
        const spec::Value value = grid[row * columns + i];
        if (value == spec::zero) given.zeros |= CellSet{1} << i;
        if (value == spec::one) given.ones |= CellSet{1} << i;
      }
      for (std::size_t line = 0; line < lines_.size(); ++line)
        if ((lines_.ones(line) & given.zeros) == 0 && (~lines_.ones(line) & given.ones) == 0) add(fit_[row], line);
    }
    find_middles(grid.givens() == 0);
  }

  BoardCount run() {
    std::vector<std::future<void>> others;
    for (unsigned i = 1; i < options_.threads; ++i)
      others.push_back(std::async(std::launch::async, [this] { work(); }));
    work();
    for (auto& other : others) other.get();
    return {ending_, number_};
  }

 private:
  void find_middles(bool symmetric) {
    const std::size_t middle = rows_ / 2 - 1;
    const auto fits = [&](std::size_t row, std::size_t line) { return (fit_[row][line / 64] >> line % 64 & 1U) != 0; };
    for (std::size_t a = 0; a < lines_.size(); ++a)
      for (std::size_t b = 0; b < lines_.size(); ++b) {
        if ((a == b && lines_differ_) || !fits(middle, a) || !fits(middle + 1, b)) continue;
        if (!symmetric) {
          middles_.push_back({a, b, 1});
          continue;
        }
        std::vector<std::pair<std::size_t, std::size_t>> images;
        for (const bool mirrored : {false, true})
          for (const bool exchanged : {false, true}) {
            const std::size_t x = image(a, mirrored, exchanged), y = image(b, mirrored, exchanged);
            images.insert(images.end(), {{x, y}, {y, x}});
          }
        std::sort(images.begin(), images.end());
        images.erase(std::unique(images.begin(), images.end()), images.end());
        if (images.front() == std::pair(a, b)) middles_.push_back({a, b, images.size()});
      }
  }

  std::size_t image(std::size_t line, bool mirrored, bool exchanged) const {
    CellSet ones = lines_.ones(line);
    if (exchanged) ones = first_cells(lines_.length()) & ~ones;
    if (!mirrored) return lines_.number_of(ones);
    CellSet result = 0;
    for (int i = 0; i < lines_.length(); ++i) result = result << 1 | (ones >> i & 1U);
    return lines_.number_of(result);
  }

  bool go_on() {
    if (ended_) return false;
    if (!options_.stop) return true;
    const std::lock_guard lock(mutex_);
    return !options_.stop();
  }

  void work() {
    HalfBoards upper(lines_, lines_differ_, static_cast<int>(rows_)), lower = upper;
    for (std::size_t i = next_++; i < middles_.size(); i = next_++) {
      BigNumber here = 0;
      Ending ending = limits_.go_on() ? count_with(middles_[i], upper, lower, here) : Ending::stopped;
      const std::lock_guard lock(mutex_);
      BigNumber all = 0;
      if (ending == Ending::complete && (__builtin_mul_overflow(here, BigNumber{middles_[i].like_it}, &all) ||
                                         __builtin_add_overflow(number_, all, &number_)))
        ending = Ending::exhausted;
      if (ending != Ending::complete) {
        if (!ended_) ending_ = ending;
        ended_ = true;
        return;
      }
      ++done_;
      if (options_.progress) options_.progress(static_cast<double>(done_) / static_cast<double>(middles_.size()));
    }
  }

  Ending count_with(const Middle& middle, HalfBoards& upper, HalfBoards& lower, BigNumber& number) {
    upper.start(middle.upper, middle.lower, middle.upper);
    lower.start(middle.lower, middle.upper, middle.upper);
    for (std::size_t above = rows_ / 2 - 1, below = rows_ / 2 + 1; below < rows_; ++below) {
      --above;
      for (const auto& [half, row] : {std::pair{&upper, above}, std::pair{&lower, below}}) {
        const Ending ending = half->add_row(fit_[row], below + 1 == rows_, limits_);
        if (ending != Ending::complete) return ending;
      }
    }
    // Each half has counted the middle rows.
    const ColumnCounts middle_ones = lines_.column_counts(middle.upper) + lines_.column_counts(middle.lower);
    return add_pairs(upper.halves(), lower.halves(), lines_.each(rows_ / 2) + middle_ones, limits_, number);
  }

  std::size_t rows_;
  bool lines_differ_;
  LegalLines lines_;
  const BoardCountOptions& options_;
  HalfLimits limits_;
  std::vector<LineSet> fit_;  // by row
  std::vector<Middle> middles_;

  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> ended_ = false;
  std::mutex mutex_;
  std::size_t done_ = 0;
  Ending ending_ = Ending::complete;
  BigNumber number_ = 0;
};

Grid transposed(const Takuzu& takuzu, const Grid& grid) {
  Grid result(grid.size());
  for (const spec::Cell c : takuzu.cells())
    result[static_cast<std::size_t>((takuzu.column(c) - 1) * takuzu.rows() + takuzu.row(c) - 1)] = grid[c];
  return result;
}

}  // namespace

BoardCount count_boards(const Takuzu& takuzu, const Grid& grid, const BoardCountOptions& options) {
  if (takuzu.columns() > takuzu.rows())
    return count_boards(Takuzu(takuzu.columns(), takuzu.rows(), takuzu.lines_differ()), transposed(takuzu, grid),
                        options);
  if (takuzu.columns() > LegalLines::longest) return {Ending::exhausted, 0};
  return HalvesCount(takuzu, grid, options).run();
}

BoardCount count_boards(const Takuzu& takuzu, const BoardCountOptions& options) {
  return count_boards(takuzu, Grid(takuzu.cells().size()), options);
}

std::string to_text(BigNumber number) {
  std::string text;
  do text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
  while ((number /= 10) != 0);
  return text;
}

}  // namespace gridproof::takuzu

// Takuzu by brute force, the plain way, to hold the solver that Why3 extracts against.
//
//   brute_force boards 4 all          every board of 4x4: each cell 0, 1 or empty
//   brute_force boards 6 200 17       so many random ones, with that seed
//   brute_force answers 4 < BOARDS    of each line the number of solutions, and the least of them or none
//
// Solutions are filtered from the list of all valid full boards. A board is valid as a player says it: no three equal
// neighbours, as many zeros as ones in each line, no two equal rows, no two equal columns.
#include <algorithm>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

bool is_line(const std::string& line) {
  for (std::size_t i = 2; i < line.size(); ++i)
    if (line[i] == line[i - 1] && line[i] == line[i - 2]) return false;
  return std::count(line.begin(), line.end(), '0') == std::count(line.begin(), line.end(), '1');
}

std::vector<std::string> columns_of(const std::vector<std::string>& rows) {
  std::vector<std::string> columns(rows.size());
  for (const std::string& row : rows)
    for (std::size_t c = 0; c < row.size(); ++c) columns[c] += row[c];
  return columns;
}

bool all_differ(std::vector<std::string> lines) {
  std::sort(lines.begin(), lines.end());
  return std::adjacent_find(lines.begin(), lines.end()) == lines.end();
}

// In the order of their text.
std::vector<std::string> all_valid(std::size_t size) {
  std::vector<std::string> lines, boards;
  for (unsigned bits = 0; bits < 1U << size; ++bits) {
    std::string line;
    for (std::size_t c = 0; c < size; ++c) line += (bits >> (size - 1 - c) & 1U) != 0 ? '1' : '0';
    if (is_line(line)) lines.push_back(line);
  }
  std::vector<std::size_t> chosen(size, 0);
  for (bool more = true; more;) {
    std::vector<std::string> rows;
    for (const std::size_t line : chosen) rows.push_back(lines[line]);
    const std::vector<std::string> columns = columns_of(rows);
    if (all_differ(rows) && all_differ(columns) && std::all_of(columns.begin(), columns.end(), is_line)) {
      boards.emplace_back();
      for (const std::string& row : rows) boards.back() += row;
    }
    more = false;
    for (std::size_t r = size; r-- > 0 && !more;) {
      more = ++chosen[r] < lines.size();
      if (!more) chosen[r] = 0;
    }
  }
  return boards;
}

bool extends(const std::string& full, const std::string& board) {
  for (std::size_t i = 0; i < board.size(); ++i)
    if (board[i] != '.' && board[i] != full[i]) return false;
  return true;
}

void write_all_boards(std::size_t cells) {
  std::string board(cells, '.');
  for (bool more = true; more;) {
    std::cout << board << '\n';
    more = false;
    for (std::size_t i = cells; i-- > 0 && !more;) {
      more = board[i] != '1';
      board[i] = board[i] == '.' ? '0' : board[i] == '0' ? '1' : '.';
    }
  }
}

// Half of them have a solution: cells of a valid board, some of them taken away. The others have one more cell changed.
void write_random_boards(std::size_t size, unsigned long count, unsigned long seed) {
  const std::vector<std::string> valid = all_valid(size);
  std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
  for (unsigned long i = 0; i < count; ++i) {
    std::string board = valid[random() % valid.size()];
    const auto share = random() % 10;
    for (char& cell : board)
      if (random() % 10 < share) cell = '.';
    if (i % 2 == 1) board[random() % board.size()] = random() % 2 == 0 ? '0' : '1';
    std::cout << board << '\n';
  }
}

void answer(std::size_t size) {
  const std::vector<std::string> valid = all_valid(size);
  for (std::string board; std::getline(std::cin, board);) {
    unsigned long count = 0;
    const std::string* first = nullptr;
    for (const std::string& full : valid) {
      if (!extends(full, board)) continue;
      if (count++ == 0) first = &full;
    }
    std::cout << count << ' ' << (first == nullptr ? "none" : *first) << '\n';
  }
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  if (arguments.size() < 2) return 2;
  std::ios::sync_with_stdio(false);
  const std::size_t size = std::stoul(arguments[1]);
  if (arguments[0] == "answers")
    answer(size);
  else if (arguments.size() == 3 && arguments[2] == "all")
    write_all_boards(size * size);
  else if (arguments.size() == 4)
    write_random_boards(size, std::stoul(arguments[2]), std::stoul(arguments[3]));
  else
    return 2;
  return 0;
}

#include "mutation/trial.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace gridproof::mutation {

namespace fs = std::filesystem;

namespace {

// The quickest first: most mutants meet one judge only.
constexpr const char* judge_names[] = {"algebra", "layout", "rules",  "machine", "as_written",
                                       "sweep",   "planes", "engine", "boxes",   "over"};

constexpr unsigned compile_seconds = 120;
constexpr unsigned run_seconds = 10;

void write(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::runtime_error("cannot write " + path.string());
}

// Of a make rule's prerequisites, those below `tree`, from there.
std::set<std::string> prerequisites(const std::string& rule, const fs::path& tree) {
  std::set<std::string> files;
  std::istringstream in(rule);
  const std::string root = tree.string() + "/";
  for (std::string word; in >> word;)
    if (word.compare(0, root.size(), root) == 0) files.insert(fs::path(word.substr(root.size())).lexically_normal());
  return files;
}

}  // namespace

Court::Court(const fs::path& root, fs::path scratch, std::string compiler)
    : scratch_(std::move(scratch)), compiler_(std::move(compiler)) {
  for (const char* folder : {"spec", "src/engine", "verify/sweep", "tests/mutation/judges"}) {
    fs::create_directories(tree() / folder);
    fs::copy(root / folder, tree() / folder, fs::copy_options::recursive);
  }
}

// The mutated file, if there is one at the seat, hides the original. Not optimised: compiling takes longer than
// running. What reaches beyond a vector must not pass by luck.
std::vector<std::string> Court::compiler(const fs::path& seat) const {
  std::vector<std::string> command = {compiler_,
                                      "-std=c++20",
                                      "-O0",
                                      "-w",
                                      "-D_GLIBCXX_ASSERTIONS",
                                      "-fsanitize=bounds,shift",
                                      "-fsanitize-undefined-trap-on-error"};
  for (const fs::path& root : {seat, tree()})
    for (const char* below : {"", "src", "tests"}) command.insert(command.end(), {"-I", (root / below).string()});
  return command;
}

Ending Court::compile(const std::string& judge, const fs::path& seat, const fs::path& log) const {
  std::vector<std::string> command = compiler(seat);
  command.insert(command.end(),
                 {"-include", (scratch_ / "common.hpp").string(), "-MMD", "-MF", (seat / "includes.txt").string(), "-o",
                  (seat / "judge").string(), (tree() / "tests/mutation/judges" / (judge + ".cpp")).string()});
  return run(command, log, compile_seconds);
}

std::string Court::open() {
  // What no mutant changes is compiled once.
  fs::copy_file(tree() / "tests/mutation/judges/common.hpp", scratch_ / "common.hpp");
  const fs::path seat = scratch_ / "original", log = seat / "log.txt";
  fs::create_directories(seat);
  std::vector<std::string> header = compiler(seat);
  header.insert(header.end(),
                {"-x", "c++-header", (scratch_ / "common.hpp").string(), "-o", (scratch_ / "common.hpp.gch").string()});
  if (run(header, log, compile_seconds).code != 0) return "the common header does not compile:\n" + read_file(log);
  for (const std::string name : judge_names) {
    if (compile(name, seat, log).code != 0) return "the judge " + name + " does not compile:\n" + read_file(log);
    if (run({(seat / "judge").string()}, log, run_seconds).code != 0)
      return "the judge " + name + " rejects the original:\n" + read_file(log);
    judges_.push_back({name, prerequisites(read_file(seat / "includes.txt"), tree())});
  }
  return "";
}

Outcome Court::judge(const Mutant& mutant, unsigned seat_number) const {
  const fs::path seat = scratch_ / ("seat" + std::to_string(seat_number));
  fs::remove_all(seat);
  write(seat / mutant.file, mutant.source);
  const fs::path log = seat / "log.txt";
  for (const Judge& judge : judges_) {
    if (judge.files.count(mutant.file) == 0) continue;
    if (compile(judge.name, seat, log).code != 0) return Outcome::invalid;
    const Ending ending = run({(seat / "judge").string()}, log, run_seconds);
    if (ending.timed_out) return Outcome::timed_out;
    if (ending.signal != 0) return Outcome::crashed;
    if (ending.code != 0) return Outcome::failed;
  }
  return Outcome::survived;
}

}  // namespace gridproof::mutation

#include "mutation/trial.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace gridproof::mutation {

namespace fs = std::filesystem;

namespace {

const std::string judges_folder = "tests/mutation/judges/";
const std::string kernel_folder = "verify/kernel/";

struct Judge {
  std::string name;
  std::vector<std::string> sources;  // from the root
  std::string common;                // what its sources share and no mutant that it judges changes
  bool of_kernel;                    // judges mutants of verify/kernel; else of spec/ and src/engine

  bool has_business_with(const Mutant& mutant) const { return mutant.file.starts_with(kernel_folder) == of_kernel; }
};

// The quickest first: most mutants meet one judge only.
const std::vector<Judge>& judges() {
  static const std::vector<Judge> all = [] {
    std::vector<Judge> list;
    for (const char* name : {"algebra", "consecutive", "any_rules", "layout", "rules", "reasons", "techniques",
                             "recognised", "tiers", "takuzu", "takuzu_hints", "takuzu_recognise", "machine",
                             "as_written", "sweep", "planes", "engine", "boxes", "over"})
      list.push_back({name, {judges_folder + name + ".cpp"}, "common.hpp", false});
    Judge finders{"finders", {judges_folder + "finders.cpp"}, "common.hpp", false};
    for (const char* source : {"find", "find_chains", "find_fish", "find_houses"})
      finders.sources.push_back(std::string("src/engine/techniques/") + source + ".cpp");
    list.push_back(std::move(finders));
    const auto of_kernel = [&](const std::string& name, const std::vector<std::string>& judged) {
      Judge judge{name, {judges_folder + name + ".cpp", judges_folder + "text.cpp"}, "kernel.hpp", true};
      for (const std::string& source : judged) judge.sources.push_back(kernel_folder + source + ".cpp");
      list.push_back(std::move(judge));
    };
    of_kernel("certificate", {"bytes", "certificate", "certificate_reader", "constraint_deduction", "constraint_steps",
                              "deduction", "house_steps", "rules", "step_word"});
    of_kernel("refutation", {"bytes", "clause_store", "dimacs", "proof", "propagation", "refutation"});
    return list;
  }();
  return all;
}

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

// The files that a source may see, from the root: by its includes, without asking whether they are compiled. Which of
// them it does see the compiler says; this spares compiling what has nothing to do with a mutant.
std::set<std::string> may_see(const std::string& source, const fs::path& tree) {
  std::set<std::string> files;
  std::vector<std::string> open = {source};
  while (!open.empty()) {
    const std::string file = std::move(open.back());
    open.pop_back();
    if (!files.insert(file).second) continue;
    std::istringstream in(read_file(tree / file));
    for (std::string line; std::getline(in, line);) {
      if (line.rfind("#include \"", 0) != 0) continue;
      const std::string name = line.substr(10, line.find('"', 10) - 10);
      for (const char* below : {"", "src/", "tests/"})
        if (fs::exists(tree / (below + name))) open.push_back(below + name);
    }
  }
  return files;
}

// Two sources may have the same name in different folders.
fs::path object_of(std::string source) {
  std::replace(source.begin(), source.end(), '/', '-');
  return source + ".o";
}

}  // namespace

Court::Court(const fs::path& root, fs::path scratch, std::string compiler)
    : scratch_(std::move(scratch)), compiler_(std::move(compiler)) {
  for (const char* folder :
       {"spec", "src/engine", "src/text", "verify/kernel", "verify/sweep", "tests/kernel", "tests/mutation/judges"}) {
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

// To an object at the seat, with the log of the compiler beside it.
bool Court::compile(const std::string& source, const std::string& common, const Path& seat) const {
  const Path mutated = seat / source;
  std::vector<std::string> command = compiler(seat);
  command.insert(command.end(),
                 {"-include", (scratch_ / common).string(), "-MMD", "-MF", (seat / "includes.txt").string(), "-c", "-o",
                  (seat / object_of(source)).string(), (fs::exists(mutated) ? mutated : tree() / source).string()});
  return run(command, seat / "log.txt", compile_seconds).code == 0;
}

bool Court::link(const std::vector<Path>& objects, const Path& seat) const {
  std::vector<std::string> command = {compiler_, "-o", (seat / "judge").string()};
  for (const Path& object : objects) command.push_back(object.string());
  command.push_back("-lfmt");
  return run(command, seat / "log.txt", compile_seconds).code == 0;
}

std::string Court::open(const std::vector<Mutant>& mutants) {
  const Path seat = scratch_ / "original", log = seat / "log.txt";
  fs::create_directories(seat);
  for (const Judge& judge : judges()) {
    std::set<std::string> seen = may_see(judges_folder + judge.common, tree());
    for (const std::string& source : judge.sources) seen.merge(may_see(source, tree()));
    if (std::none_of(mutants.begin(), mutants.end(), [&](const Mutant& each) {
          return judge.has_business_with(each) && seen.count(each.file) != 0;
        }))
      continue;
    const Path common = scratch_ / judge.common;
    if (!fs::exists(common)) {  // what no mutant changes is compiled once
      fs::copy_file(tree() / judges_folder / judge.common, common);
      std::vector<std::string> header = compiler(seat);
      header.insert(header.end(), {"-x", "c++-header", common.string(), "-o", common.string() + ".gch"});
      if (run(header, log, compile_seconds).code != 0) return judge.common + " does not compile:\n" + read_file(log);
    }
    std::vector<Path> objects;
    for (const std::string& source : judge.sources) {
      const auto [object, is_new] = originals_.try_emplace(source);
      if (is_new) {
        if (!compile(source, judge.common, seat)) return source + " does not compile:\n" + read_file(log);
        object->second.path = seat / object_of(source);
        object->second.files = prerequisites(read_file(seat / "includes.txt"), tree());
        if (!std::includes(seen.begin(), seen.end(), object->second.files.begin(), object->second.files.end()))
          return source + " sees files that its includes do not tell of";
      }
      objects.push_back(object->second.path);
    }
    if (!link(objects, seat)) return "the judge " + judge.name + " cannot be linked:\n" + read_file(log);
    if (run({(seat / "judge").string()}, log, run_seconds).code != 0)
      return "the judge " + judge.name + " rejects the original:\n" + read_file(log);
  }
  return "";
}

Outcome Court::judge(const Mutant& mutant, unsigned seat_number) const {
  const Path seat = scratch_ / ("seat" + std::to_string(seat_number));
  fs::remove_all(seat);
  write(seat / mutant.file, mutant.source);
  for (const Judge& judge : judges()) {
    if (!judge.has_business_with(mutant)) continue;
    std::vector<Path> objects;
    bool sees_it = false;
    for (const std::string& source : judge.sources) {
      const auto known = originals_.find(source);
      if (known == originals_.end()) break;  // it sees none of the mutants
      const Object& original = known->second;
      const bool changes = original.files.count(mutant.file) != 0;
      sees_it = sees_it || changes;
      if (changes && !compile(source, judge.common, seat)) return Outcome::invalid;
      objects.push_back(changes ? seat / object_of(source) : original.path);
    }
    if (!sees_it) continue;
    if (!link(objects, seat)) return Outcome::invalid;
    const Ending ending = run({(seat / "judge").string()}, seat / "log.txt", run_seconds);
    if (ending.timed_out) return Outcome::timed_out;
    if (ending.signal != 0) return Outcome::crashed;
    if (ending.code != 0) return Outcome::failed;
  }
  return Outcome::survived;
}

}  // namespace gridproof::mutation

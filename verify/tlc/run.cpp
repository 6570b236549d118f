#include "verify/tlc/run.hpp"

#include <fmt/format.h>

#include <fstream>

#include "verify/process/child.hpp"
#include "verify/process/temporary_folder.hpp"

namespace gridproof::tlc {

namespace {

using process::Ended;

Run failed(const std::string& why) {
  Run run;
  run.account.message = why;
  return run;
}

// The folder's modules and configurations and the texts of this run; what went wrong, or nothing.
std::string furnish(const RunRequest& request, const std::filesystem::path& target) {
  std::error_code error;
  if (!request.folder.empty()) {
    for (std::filesystem::directory_iterator at(request.folder, error), end; !error && at != end; at.increment(error)) {
      const auto& file = at->path();
      if (file.extension() != ".tla" && file.extension() != ".cfg") continue;
      std::filesystem::copy_file(file, target / file.filename(), error);
      if (error) break;
    }
    if (error) return fmt::format("cannot copy the modules of {}: {}", request.folder.string(), error.message());
  }
  for (const auto& [name, text] : request.texts) {
    std::ofstream file(target / name, std::ios::binary);
    file << text;
    file.close();
    if (!file) return fmt::format("cannot write {} to a temporary folder", name);
  }
  return {};
}

std::filesystem::path graph_file(const RunRequest& request, const std::filesystem::path& home) {
  return request.graph ? std::filesystem::absolute(*request.graph) : home / "graph.dot";
}

std::vector<std::string> command(const RunRequest& request, const std::string& config,
                                 const std::filesystem::path& home) {
  // Java unpacks TLC's standard modules into its temporary folder: two runs must not share that.
  std::vector<std::string> words = {request.tools.java.string(),
                                    // A run of seconds has little to collect, and threads for it take their time.
                                    request.brief ? "-XX:+UseSerialGC" : "-XX:+UseParallelGC",
                                    "-Xss8m",
                                    "-Djava.io.tmpdir=" + (home / "java").string(),
                                    "-cp",
                                    std::filesystem::absolute(request.tools.jar).string(),
                                    "tlc2.TLC",
                                    "-tool",
                                    "-workers",
                                    "1",
                                    "-fp",
                                    "0",
                                    "-metadir",
                                    (home / "states").string(),
                                    "-lncheck",
                                    "final",
                                    "-config",
                                    config};
  if (request.brief) words.insert(words.begin() + 1, "-XX:TieredStopAtLevel=1");  // one quick compiler instead of two
  if (request.coverage) words.insert(words.end(), {"-coverage", "1"});
  if (!request.deadlock) words.emplace_back("-deadlock");  // TLC's word for "do not look for deadlocks"
  if (request.graph || request.read_graph)
    words.insert(words.end(), {"-dump", "dot,actionlabels", graph_file(request, home).string()});
  words.push_back(request.module + ".tla");
  return words;
}

}  // namespace

Run run_tlc(const RunRequest& request) {
  process::SignalWatch watch;
  process::TemporaryFolder home("gridproof-tlc");
  if (home.path().empty()) return failed("cannot make a temporary folder");
  const auto models = home.path() / "models";
  std::error_code error;
  for (const auto& folder : {models, home.path() / "java", home.path() / "states"})
    std::filesystem::create_directory(folder, error);
  if (const std::string problem = furnish(request, models); !problem.empty()) return failed(problem);
  const std::string config = request.config.empty() ? request.module + ".cfg" : request.config;
  for (const std::string& file : {request.module + ".tla", config})
    if (!std::filesystem::exists(models / file, error))
      return failed(fmt::format("there is no {} in {}", file, request.folder.string()));

  const auto start = std::chrono::steady_clock::now();
  std::string output;
  MessageReader reader;
  Progress progress;
  const auto elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  const auto tell = [&] {
    progress.seconds = elapsed();
    if (request.progress) request.progress(progress);
  };
  const Ended ended = process::run_process(
      {command(request, config, home.path()), models, request.patience},
      [&](std::string_view piece) {
        output += piece;
        for (const Message& message : reader.feed(piece))
          if (progress.take(message)) tell();
      },
      tell);
  if (ended.how == Ended::How::interrupted) {
    home.remove();
    watch.end_with_others();
  }
  Run run;
  run.seconds = elapsed();
  run.account = read_account(output, ended.code);
  switch (ended.how) {
    case Ended::How::by_itself: break;
    case Ended::How::timed_out:
      run.account.ending = Ending::timed_out;
      run.account.message =
          fmt::format("stopped at the time limit of {} s", std::chrono::duration<double>(request.patience).count());
      break;
    case Ended::How::by_signal:
      run.account.ending = Ending::failed;
      run.account.message = fmt::format("TLC was ended by signal {}", ended.code);
      break;
    case Ended::How::interrupted:
    case Ended::How::not_started:
      run.account.ending = Ending::failed;
      run.account.message = "TLC was not run";
      break;
  }
  if (request.read_graph && ended.how == Ended::How::by_itself) {
    std::ifstream file(graph_file(request, home.path()));
    request.read_graph(file);
  }
  if (run.account.ending == Ending::failed && !ended.errors.empty()) run.account.message += "\n" + ended.errors;
  return run;
}

}  // namespace gridproof::tlc

// The runner, with shell scripts in Java's place: what it asks for, what it leaves behind, when it gives up.
#include "verify/tlc/run.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <thread>

#include "tlc/machine.hpp"

using namespace gridproof::tlc;
using namespace std::chrono_literals;

namespace {

RunRequest request(const Tools& tools) {
  return {.tools = tools, .folder = here / "models", .module = "Counter", .config = "holds.cfg"};
}

std::string quoted(const std::filesystem::path& path) { return "'" + path.string() + "'"; }

// Prints a recorded output.
std::string replay(const std::string& name, int code) {
  return "cat " + quoted(here / "outputs" / (name + ".txt")) + "\nexit " + std::to_string(code) + "\n";
}

bool is_alive(pid_t process) { return kill(process, 0) == 0; }

// Whether it comes true within a time that is long even on a busy machine.
template <class Condition>
bool soon(const Condition& condition) {
  for (int i = 0; i < 1000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return condition();
}

pid_t process_in(const std::filesystem::path& file) {
  pid_t process = 0;
  std::ifstream(file) >> process;
  return process;
}

// A script that says who it and its child are, and waits.
std::string waiting(const Folder& folder) {
  return "sleep 1000 &\necho $! >" + quoted(folder.path() / "child") + "\necho $$ >" + quoted(folder.path() / "self") +
         "\nwait\n";
}

}  // namespace

TEST_CASE("what a run says is read, and nothing of it remains") {
  const Folder folder, temporary;
  const Setting setting("TMPDIR", temporary.path().string());
  const Run run = run_tlc(request(fake_java(folder, replay("holds", 0))));
  CHECK(run.account.ending == Ending::holds);
  CHECK(run.account.distinct == 4);
  CHECK(std::filesystem::is_empty(temporary.path()));
  CHECK(run_tlc(request(fake_java(folder, replay("invariant", 12)))).account.property == "Small");
}

TEST_CASE("TLC is asked for one worker, a fixed fingerprint, counts, and what the request says") {
  const Folder folder;
  const Tools tools = fake_java(folder, "echo \"$@\" >" + quoted(folder.path() / "words") + "\nls >" +
                                            quoted(folder.path() / "files") + "\n" + replay("holds", 0));
  const auto words = [&](const RunRequest& asked) {
    run_tlc(asked);
    return content_of(folder.path() / "words");
  };
  const auto has = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };

  const std::string plain = words(request(tools));
  for (const char* word : {" -tool ", " -workers 1 ", " -fp 0 ", " -metadir ", " -config holds.cfg ", " -coverage 1 ",
                           " Counter.tla\n", "-Djava.io.tmpdir="}) {
    CAPTURE(word);
    CHECK(has(plain, word));
  }
  CHECK(!has(plain, " -deadlock "));
  CHECK(!has(plain, " -dump "));

  RunRequest other = request(tools);
  other.deadlock = false;
  other.coverage = false;
  other.graph = folder.path() / "graph.dot";
  other.texts = {{"Made.tla", "---- MODULE Made ----\n====\n"}, {"holds.cfg", "INIT Init\n"}};
  const std::string more = words(other);
  CHECK(has(more, " -deadlock "));
  CHECK(has(more, " -dump dot,actionlabels " + (folder.path() / "graph.dot").string()));
  CHECK(!has(more, " -coverage "));
  const std::string files = content_of(folder.path() / "files");
  CHECK(has(files, "Made.tla\n"));
  CHECK(has(files, "Counter.tla\n"));
}

TEST_CASE("nonsense in TLC's place is a failure that says so") {
  const Folder folder;
  for (const char* script : {"exit 0\n", "echo hello\nexit 0\n", "echo no such class >&2\nexit 1\n", "kill -9 $$\n"}) {
    CAPTURE(script);
    const Run run = run_tlc(request(fake_java(folder, script)));
    CHECK(run.account.ending == Ending::failed);
    CHECK(!run.account.message.empty());
  }
  CHECK(run_tlc(request(fake_java(folder, "echo no such class >&2\nexit 1\n"))).account.message.find("no such class") !=
        std::string::npos);
}

TEST_CASE("a request that cannot be run is a failure") {
  const Folder folder;
  const Tools tools = fake_java(folder, replay("holds", 0));
  RunRequest wrong = request(tools);
  wrong.module = "NoSuchModule";
  CHECK(run_tlc(wrong).account.message.find("there is no NoSuchModule.tla") != std::string::npos);
  wrong = request(tools);
  wrong.folder = folder.path() / "none";
  CHECK(run_tlc(wrong).account.ending == Ending::failed);
  wrong = request({folder.path() / "no-java", tools.jar});
  CHECK(run_tlc(wrong).account.ending == Ending::failed);
}

TEST_CASE("patience ends, and the child with it") {
  const Folder folder, temporary;
  const Setting setting("TMPDIR", temporary.path().string());
  RunRequest hanging = request(fake_java(folder, waiting(folder)));
  hanging.patience = 2s;
  const Run run = run_tlc(hanging);
  CHECK(run.account.ending == Ending::timed_out);
  CHECK(std::filesystem::is_empty(temporary.path()));
  const pid_t self = process_in(folder.path() / "self"), child = process_in(folder.path() / "child");
  REQUIRE(self > 0);
  REQUIRE(child > 0);
  CHECK(soon([&] { return !is_alive(self) && !is_alive(child); }));
}

TEST_CASE("a child that closes its output and goes on is waited for, then ended") {
  const Folder folder;
  RunRequest hanging = request(fake_java(folder, "exec >&- 2>&-\nsleep 1000\n"));
  hanging.patience = 500ms;
  CHECK(run_tlc(hanging).account.ending == Ending::timed_out);
}

TEST_CASE("an interrupted run ends its child, removes its folder, and dies of the signal") {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Folder folder, temporary;
    const Setting setting("TMPDIR", temporary.path().string());
    const RunRequest hanging = request(fake_java(folder, waiting(folder)));
    const pid_t process = fork();
    REQUIRE(process >= 0);
    if (process == 0) {
      ::signal(signal, SIG_DFL);
      run_tlc(hanging);
      _exit(0);
    }
    CHECK(soon([&] { return process_in(folder.path() / "self") > 0; }));
    kill(process, signal);
    int status = 0;
    REQUIRE(waitpid(process, &status, 0) == process);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == signal);
    CHECK(std::filesystem::is_empty(temporary.path()));
    const pid_t child = process_in(folder.path() / "child");
    CHECK(soon([&] { return !is_alive(child); }));
  }
}

TEST_CASE("interrupted, runs of several threads end their children before the signal ends them") {
  const Folder first, second, temporary;
  const Setting setting("TMPDIR", temporary.path().string());
  const RunRequest one = request(fake_java(first, waiting(first))), other = request(fake_java(second, waiting(second)));
  const pid_t process = fork();
  REQUIRE(process >= 0);
  if (process == 0) {
    ::signal(SIGTERM, SIG_DFL);
    std::jthread thread([&] {
      while (true) run_tlc(one);  // another is begun as soon as one has ended
    });
    while (true) run_tlc(other);
  }
  for (const Folder* folder : {&first, &second}) CHECK(soon([&] { return process_in(folder->path() / "self") > 0; }));
  kill(process, SIGTERM);
  int status = 0;
  REQUIRE(waitpid(process, &status, 0) == process);
  CHECK(WIFSIGNALED(status));
  CHECK(WTERMSIG(status) == SIGTERM);
  CHECK(std::filesystem::is_empty(temporary.path()));
  for (const Folder* folder : {&first, &second}) {
    const pid_t child = process_in(folder->path() / "child");
    CHECK(soon([&] { return !is_alive(child); }));
  }
}

TEST_CASE("TLC and Java are found, or it is said what is missing") {
  const Folder folder;
  const Tools tools = fake_java(folder, "exit 0\n");
  const auto reason = [] {
    const Found found = find_tools();
    return std::holds_alternative<Missing>(found) ? std::get<Missing>(found).reason : std::string();
  };
  const Setting jar("GRIDPROOF_TLC_JAR", tools.jar.string()), home("JAVA_HOME", "");
  {
    const Setting path("PATH", "/nowhere:" + folder.path().string());
    const Found found = find_tools();
    REQUIRE(std::holds_alternative<Tools>(found));
    CHECK(std::get<Tools>(found).java == tools.java);
    CHECK(std::get<Tools>(found).jar == tools.jar);
  }
  const Setting path("PATH", "/nowhere");
  CHECK(reason().find("no java") != std::string::npos);
  const Setting wrong("GRIDPROOF_TLC_JAR", (folder.path() / "none.jar").string());
  CHECK(reason().find("none.jar") != std::string::npos);
}

TEST_CASE("a program of the build folder uses the source tree, any other what was installed beside it") {
  const std::filesystem::path source = GRIDPROOF_SOURCE_DIR;
  CHECK(models_folder() == source / "tla");  // this test is such a program
  const Data installed = data_of("/opt/tools/bin/gridproof");
  CHECK(installed.installed);
  CHECK(installed.models == "/opt/tools/share/gridproof/tla");
  CHECK(installed.jar.parent_path() == "/opt/tools/share/gridproof");
  // Below the build folder is not in it: an installation may be anywhere.
  const auto programs = std::filesystem::read_symlink("/proc/self/exe").parent_path();
  CHECK(!data_of(programs / "gridproof").installed);
  CHECK(data_of(programs / "prefix" / "bin" / "gridproof").models ==
        programs / "prefix" / "share" / "gridproof" / "tla");
}

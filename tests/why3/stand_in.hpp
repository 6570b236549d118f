// A folder with two developments, and a shell script in Why3's place, in front of all others on the PATH.
//
//   const World world({.replay = " 2/2 (replay OK)\n"});
//   CHECK(world.first().verdict == Verdict::proved);
#pragma once

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "support/request.hpp"
#include "support/scratch.hpp"

namespace gridproof::why3 {

inline const std::string good_manifest =
    R"({"why3": ["1.5.1"], "provers": ["CVC4 1.8"], "developments": [
  {"name": "first", "file": "one.mlw", "goals": 2, "obligations": 1, "profile": "ci", "says": "It is so."},
  {"name": "second", "file": "two.mlw", "goals": 3, "obligations": 1, "profile": "long", "says": "So is that."}]})";

// What it says. `prove` is a script that knows $prover, $limit and $place.
struct StandIn {
  std::string replay = {};
  std::string errors = {};  // of the same
  int code = 0;             // of the same
  std::string prove = {};   // its exit code is that of Why3
  std::string version = "1.5.1";
  std::string provers = "[partial_prover]\nname = \"CVC4\"\nversion = \"1.8\"\n";
};

inline std::string session_of(const std::string& name, const std::string& proofs) {
  return "<file>\n<path name=\"..\"/><path name=\"" + name + ".mlw\"/>\n" + proofs + "\n</file>\n";
}

class World {
 public:
  explicit World(const StandIn& says) {
    for (const char* name : {"one", "two"}) {
      std::filesystem::create_directories(developments() / name);
      test::write(developments() / (std::string(name) + ".mlw"), "module M end\n");
      test::write(developments() / name / "why3session.xml",
                  session_of(name, "<result status=\"valid\" time=\"0.01\"/>"));
    }
    test::write(developments() / "manifest.json", good_manifest);
    test::write(here() / "replay", says.replay);
    test::write(here() / "errors", says.errors);
    test::write(here() / "provers", says.provers);
    test::write(here() / "prove", says.prove);
    std::filesystem::create_directories(bin());
    test::write(bin() / "why3", "#!/bin/sh\nhere='" + here().string() + "'\necho \"$*\" >>\"$here/asked\"\n" + R"(
echo "$TMPDIR" >"$here/tmpdir"
case "$*" in
  *--version) echo 'Why3 platform, version )" + says.version + R"(' ;;
  *'config detect') cat "$here/provers" >"$2" ;;
  *replay*) cat "$here/replay"; cat "$here/errors" >&2; exit )" + std::to_string(says.code) + R"( ;;
  *prove*)
    while [ $# -gt 0 ]; do
      case "$1" in -P) prover=$2 ;; -t) limit=$2 ;; -g) place=$2 ;; esac
      shift
    done
    . "$here/prove" ;;
esac
)");
    chmod((bin() / "why3").c_str(), 0755);
  }

  std::filesystem::path here() const { return folder_.path(); }
  std::filesystem::path bin() const { return here() / "bin"; }
  std::filesystem::path developments() const { return here() / "developments"; }
  verify::DataFolders folders() const { return {.developments = developments()}; }
  verify::RunReport report(const std::vector<std::string>& names = {}) const {
    return test::run_request({.names = names, .instrument = verify::Instrument::why3}, folders());
  }
  verify::Row first() const {
    return report({"first"}).rows.at(0);
  }

 private:
  static std::string path() {
    const char* path = std::getenv("PATH");
    return path == nullptr ? "" : path;
  }

  test::Folder folder_;
  test::Setting path_{"PATH", bin().string() + ":" + path()};
};

}  // namespace gridproof::why3

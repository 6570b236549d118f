// The manifest, what a text takes for granted, and which provers there are.
#include <catch2/catch.hpp>
#include <filesystem>

#include "verify/why3/manifest.hpp"
#include "verify/why3/texts.hpp"
#include "verify/why3/tools.hpp"
#include "why3/stand_in.hpp"

using namespace gridproof;
using namespace gridproof::why3;

TEST_CASE("a faulty manifest is named") {
  const World world({});
  const auto fault_of = [&](const std::string& from, const std::string& to) {
    std::string text = good_manifest;
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    test::write(world.developments() / "manifest.json", text.replace(at, from.size(), to));
    const auto manifest = read_manifest(world.developments());
    return manifest ? "" : manifest.error().message;
  };
  CHECK(fault_of("\"goals\": 2", "\"goals\": 0") ==
        "development first: \"goals\": expected a number of at least 1, found 0");
  CHECK(fault_of("one.mlw", "three.mlw") ==
        "development first: \"file\": there is no file three.mlw beside the manifest");
  CHECK(fault_of("one.mlw", "../one.mlw").find("expected the name of a .mlw file") != std::string::npos);
  CHECK(fault_of("\"ci\"", "\"daily\"") ==
        "development first: \"profile\": expected \"quick\" or \"ci\" or \"long\", found \"daily\"");
  CHECK(fault_of("\"says\"", "\"tells\"") == "development first: \"tells\": a development has no such key");
  CHECK(fault_of("second", "first") == "development first: the name is there twice");
  CHECK(fault_of("second", "hint_sound") == "development hint_sound: the name is that of a claim");
  CHECK(fault_of("\"provers\"", "\"prover\"") == "\"prover\": the manifest has no such key");
  CHECK(fault_of("second", "third").empty());
  std::filesystem::remove_all(world.developments() / "two");
  CHECK(fault_of("second", "third") == "development third: there is no two/why3session.xml beside the manifest");
}

TEST_CASE("what a text takes for granted is found, whatever stands around it") {
  const auto granted = [](const std::string& text) { return read_text(text).granted; };
  using All = std::vector<Granted>;
  CHECK(granted("module M\n  axiom all: false\nend") == All{{2, "axiom"}});
  CHECK(granted("let f () : int\n  ensures { false }\n= any int") == All{{3, "any"}});
  CHECK(granted("val f (x: int) : int") == All{{1, "val"}});
  CHECK(granted("begin assume { false } end let rec f () diverges = f ()") == All{{1, "assume"}, {1, "diverges"}});
  CHECK(granted("let f [@vc:divergent] (x: int) : int = x") == All{{1, "@vc:divergent"}});
  CHECK(granted("let f [@ vc:divergent] (x: int) : int = x") == All{{1, "@vc:divergent"}});
  CHECK(granted("let f [@a name] (x: int) : int = x").empty());
  CHECK(granted("use \"one\".M\nuse import \"two\" . N") == All{{1, "use \"one\""}, {2, "use \"two\""}});
  // Not in a comment, not as a part of a word, not in a string.
  CHECK(granted("(* axiom (* val *) any *) let value' = axioms \"val\" (*) x").empty());
  // A quotation mark in a comment begins no string, and the operator no comment.
  CHECK(granted("(* \" *) axiom all: false (* \" *)") == All{{1, "axiom"}});
  CHECK(granted("let f = (*) axiom all: false (* *)") == All{{1, "axiom"}});
  CHECK(granted("(* (*) *) val f (x: int) : int") == All{{1, "val"}});
}

TEST_CASE("a text stands on those of its folder that it uses") {
  CHECK(read_text("use int.Int use export a.b.C clone import d.E use F (* use g.H *) use int.Power").uses ==
        std::vector<std::string>{"int", "a.b", "d"});
  CHECK(read_text("use a . b(* *).\nC use d.\nE end").uses == std::vector<std::string>{"a.b", "d"});
  const test::Folder folder;
  test::write(folder.path() / "a.mlw", "use b.B use int.Int");
  test::write(folder.path() / "b.mlw", "use c.C");
  test::write(folder.path() / "c.mlw", "use b.B");
  CHECK(stands_on(folder.path(), "a") == std::vector<std::string>{"b", "c"});
  CHECK(stands_on(folder.path(), "b") == std::vector<std::string>{"c"});
}

TEST_CASE("what Why3 would read and nobody else is objected to") {
  const test::Folder folder;
  std::filesystem::create_directories(folder.path() / "deep");
  test::write(folder.path() / "deep" / "one.mlw", "module M axiom all: false end");
  test::write(folder.path() / "two.why", "theory M axiom all: false end");
  test::write(folder.path() / "three.mlw", "module M end");
  const auto objection = [&](const std::string& text) {
    test::write(folder.path() / "a.mlw", text);
    return objection_to(folder.path(), "a");
  };
  CHECK(objection("use deep.one.M") == "a.mlw uses deep.one, which is no text beside it");
  CHECK(objection("use three.M use two.M") == "a.mlw uses two, which is no text beside it");
  CHECK(objection("use three.M use mach.int.Int use deep.M").empty());
  CHECK(objection("module A\n use three.M axiom all: false") == "a.mlw:2: 'axiom' takes something for granted");
}

TEST_CASE("the provers that a configuration lists") {
  CHECK(provers_of("[main]\nname = \"x\"\nversion = \"1\"\n[partial_prover]\nname = \"Z3\"\npath = \"p\"\n"
                   "version = \"4.8.12\"\n[partial_prover]\nname = \"Coq\"\nversion = \"8.16\"\n") ==
        std::vector<std::string>{"Z3 4.8.12"});
}

TEST_CASE("the project's own developments take nothing for granted, and the manifest has them all") {
  const auto manifest = read_manifest(developments_folder());
  if (!manifest) FAIL(manifest.error().message);
  std::size_t texts = 0;
  for (const auto& file : std::filesystem::directory_iterator(developments_folder())) {
    if (file.path().extension() != ".mlw") continue;
    const std::string name = file.path().stem().string();
    INFO(name);
    CHECK(objection_to(developments_folder(), name).empty());
    CHECK(manifest->find("takuzu_" + name) != nullptr);
    ++texts;
  }
  CHECK(texts == manifest->developments.size());
  // The solver stands on the lemmas that it is proved with.
  CHECK(stands_on(developments_folder(), "solve") ==
        std::vector<std::string>{"board", "cell_rules", "chunk_rules", "framing"});
}

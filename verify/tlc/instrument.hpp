// TLC as an instrument: which models answer a request, and their run as rows of a report.
//
//   const auto selected = select_models({.folder = models_folder(), .profile = Profile::quick});
//   for (const Row& row : run_models(*selected, {})) ...
//
// A model has a row of its own, with every difference from the manifest. A claim has one row for each layout, dialect
// and choice, from all the models that speak of it there: it is violated where one of them shows that.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"
#include "verify/report/row.hpp"
#include "verify/tlc/manifest.hpp"

namespace gridproof::tlc {

struct ModelRequest {
  std::filesystem::path folder;            // of the manifest
  std::vector<verify::Claim> claims = {};  // models that speak of one of these; of any if none is named
  std::vector<std::string> names = {};     // these models, whatever their profile
  std::optional<spec::Layout> layout = {};
  std::optional<verify::Dialect> dialect = {};
  std::optional<verify::ChoiceRule> choice = {};
  Profile profile = Profile::quick;
  bool insist = false;                 // where the profile has no such model, take those of the next one
  std::optional<double> seconds = {};  // patience with one model
  bool ours = false;                   // the folder is the program's own, not the user's
};

struct Selection {
  std::filesystem::path folder;
  std::vector<Model> models;
  std::vector<verify::Claim> claims;  // that get rows
  std::optional<double> seconds;
  std::vector<verify::Row> missing;  // where there are no models at all: not-run, one for each name, or one for all
};

// The models of the manifest that the request is about, in its order. No such folder is no error (a program may have
// lost it), nor is a faulty manifest of our own (or a file beside it): nobody knows which models there would have been,
// and the selection has rows that say so. A faulty manifest of the user is one, and so is a name that it does not have.
text::Result<Selection> select_models(const ModelRequest& request);

// "MANIFEST: what is wrong with it".
std::string in_words(const text::Error& error);

using ModelProgress = std::function<void(std::string_view what, double fraction)>;

// Where Java or TLC is missing every row is not-run and says why. The rows come in the order of the models, whatever
// the threads do; `progress` is called from one of them at a time.
std::vector<verify::Row> run_models(const Selection& selection, const ModelProgress& progress, unsigned threads = 1);

}  // namespace gridproof::tlc

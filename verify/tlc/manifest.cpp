#include "verify/tlc/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>

#include "text/layout_name.hpp"
#include "verify/trace/json_fields.hpp"
#include "verify/trace/parse_json.hpp"

namespace gridproof::tlc {

namespace {

using namespace verify::fields;
using verify::ChoiceRule;
using verify::Claim;
using verify::Dialect;

constexpr std::array<std::string_view, 16> keys = {
    "name",     "kind",     "module",          "config", "layout",  "dialect", "choice",  "claims",
    "deadlock", "expected", "distinct_states", "depth",  "actions", "profile", "finding", "says"};

std::optional<std::uint64_t> number_or_null(const json& object, const char* key) {
  const json& value = member(object, key);
  if (value.is_null()) return std::nullopt;
  if (!value.is_number_unsigned())
    throw Fault{fmt::format("\"{}\": expected a number or null, found {}", key, value.dump())};
  return value.get<std::uint64_t>();
}

std::vector<Claim> claims_of(const json& entry, const Config& config) {
  const json& list = member(entry, "claims");
  if (!list.is_array()) throw Fault{"\"claims\": expected a list"};
  std::vector<Claim> claims;
  for (const json& item : list) {
    const std::string name = item.is_string() ? item.get<std::string>() : item.dump();
    const auto claim = verify::claim_named(name);
    if (!claim) throw Fault{fmt::format("\"claims\": no claim is named '{}'", name)};
    if (std::find(claims.begin(), claims.end(), *claim) != claims.end())
      throw Fault{fmt::format("\"claims\": {} is there twice", name)};
    const std::vector<std::string> names = operator_names(*claim);
    // That actions fire is what the count of actions says.
    if (*claim != Claim::actions_fire &&
        std::none_of(names.begin(), names.end(), [&](const std::string& one) { return config.checks(one); }))
      throw Fault{fmt::format("\"claims\": the configuration does not check {} ({})", name, fmt::join(names, " or "))};
    claims.push_back(*claim);
  }
  return claims;
}

// What TLC must say, by its verdict.
void read_verdict(const json& verdict, const Model& model, Expectation& expected) {
  using Kind = Expectation::Kind;
  if (!verdict.is_object()) throw Fault{"\"expected\": expected an object with a verdict"};
  expected.kind = choice_of<Kind>(verdict, "verdict",
                                  {{"holds", Kind::holds}, {"violated", Kind::violated}, {"error", Kind::error}});
  const std::string_view more = expected.kind == Kind::violated ? "property"
                                : expected.kind == Kind::error  ? "contains"
                                                                : "";
  for (const auto& [key, value] : verdict.items())
    if (key != "verdict" && key != more) throw Fault{fmt::format("\"{}\": does not go with this verdict", key)};
  if (expected.kind == Kind::error) expected.contains = word(verdict, "contains");
  if (expected.kind != Kind::violated) return;
  expected.property = word(verdict, "property");
  if (expected.property == deadlock_property ? !model.deadlock_forbidden : !model.config.checks(expected.property))
    throw Fault{fmt::format("\"property\": the model does not check {}", expected.property)};
}

Expectation expectation_of(const json& entry, const Model& model) {
  Expectation expected;
  read_verdict(member(entry, "expected"), model, expected);
  expected.distinct_states = number_or_null(entry, "distinct_states");
  expected.depth = number_or_null(entry, "depth");
  const json& actions = member(entry, "actions");
  if (!actions.is_array()) throw Fault{"\"actions\": expected a list of names"};
  for (const json& action : actions) {
    if (!action.is_string()) throw Fault{fmt::format("\"actions\": expected a name, found {}", action.dump())};
    expected.actions.push_back(action.get<std::string>());
  }
  // A model that holds without a state or an action holds of nothing.
  if (expected.kind == Expectation::Kind::holds &&
      (expected.distinct_states.value_or(0) == 0 || expected.depth.value_or(0) == 0 || expected.actions.empty()))
    throw Fault{"a model that holds needs its distinct_states, depth and actions"};
  return expected;
}

std::optional<spec::Layout> layout_of(const json& entry) {
  if (member(entry, "layout").is_null()) return std::nullopt;
  const auto layout = text::parse_any_layout(word(entry, "layout"), "layout");
  if (!layout) throw Fault{"\"layout\": " + layout.error().message};
  return *layout;
}

Model model_of(const json& entry, const std::filesystem::path& folder) {
  only(entry, keys, "a model");
  using Machine = std::pair<Dialect, MachineKind>;
  const std::string module_file = file_of(entry, "module", folder, ".tla");
  const std::string config_file = file_of(entry, "config", folder, ".cfg");
  const auto [dialect, machine] =
      choice_of<Machine>(entry, "dialect",
                         {{"repaired", {Dialect::repaired, MachineKind::published}},
                          {"as-written", {Dialect::as_written, MachineKind::published}},
                          {"printed", {Dialect::as_written, MachineKind::printed}},
                          {"other-tiers", {Dialect::repaired, MachineKind::other_tiers}}});
  Model model{
      .name = word(entry, "name"),
      .kind = choice_of<ModelKind>(
          entry, "kind", {{"model", ModelKind::model}, {"finding", ModelKind::finding}, {"broken", ModelKind::broken}}),
      .module = module_file.substr(0, module_file.size() - 4),
      .config_file = config_file,
      .config = read_config(content_of(folder / config_file)),
      .layout = layout_of(entry),
      .dialect = dialect,
      .machine = machine,
      .choice = choice_of<ChoiceRule>(entry, "choice", {{"least", ChoiceRule::least}, {"any", ChoiceRule::any}}),
      .claims = {},
      .deadlock_forbidden = choice_of<bool>(entry, "deadlock", {{"allowed", false}, {"error", true}}),
      .expected = {},
      .profile = choice_of<Profile>(entry, "profile",
                                    {{"quick", Profile::quick}, {"ci", Profile::ci}, {"long", Profile::long_}}),
      .finding = member(entry, "finding").is_null() ? std::string() : word(entry, "finding"),
      .says = word(entry, "says")};
  if (model.deadlock_forbidden && !model.config.checks_deadlock)
    throw Fault{"\"deadlock\": the configuration says CHECK_DEADLOCK FALSE, so TLC would not look for one"};
  model.claims = claims_of(entry, model.config);
  model.expected = expectation_of(entry, model);
  return model;
}

}  // namespace

const Model* Manifest::find(std::string_view name) const {
  const auto at = std::find_if(models.begin(), models.end(), [&](const Model& model) { return model.name == name; });
  return at == models.end() ? nullptr : &*at;
}

std::vector<std::string> operator_names(Claim claim) {
  if (claim == Claim::type_ok) return {"TypeOK"};
  std::string camel;
  bool capital = true;
  for (const char c : name(claim)) {
    if (c != '_') camel += capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    capital = c == '_';
  }
  return {camel, camel + "Inv", camel + "Prop"};
}

text::Result<Manifest> read_manifest(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "manifest.json";
  std::string at;
  try {
    const auto read = verify::parse_json(content_of(path), path.string());
    if (!read) return read.error();
    const json& whole = *read;
    if (!whole.is_array() || whole.empty()) throw Fault{"expected a list of models"};
    Manifest manifest{folder, {}};
    for (std::size_t i = 0; i < whole.size(); ++i) {
      at = fmt::format("model {}: ", i + 1);
      if (!whole[i].is_object()) throw Fault{"expected an object"};
      at = fmt::format("model {}: ", word(whole[i], "name"));
      Model model = model_of(whole[i], folder);
      if (manifest.find(model.name) != nullptr) throw Fault{"the name is there twice"};
      if (verify::claim_named(model.name)) throw Fault{"the name is that of a claim"};
      manifest.models.push_back(std::move(model));
    }
    return manifest;
  } catch (const Fault& fault) {
    return text::Error{path.string(), 0, 0, at + fault.message};
  }
}

}  // namespace gridproof::tlc

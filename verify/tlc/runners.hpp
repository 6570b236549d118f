// TLC as two runners: its models, and the comparison of its graphs with ours.
#pragma once

#include "verify/run/runner.hpp"

namespace gridproof::tlc {

class ModelRunner : public verify::Runner {
 public:
  // `named`: the folder as the user named it, where it is not the program's.
  explicit ModelRunner(std::filesystem::path folder, const std::string& named = {});

  std::vector<verify::Instrument> instruments() const override { return {verify::Instrument::tlc}; }
  std::string noun() const override { return "model"; }
  // Models are known by their manifest. Where that is missing any name may be one.
  std::variant<Known, std::string> knows(const std::string& name, const verify::PlanRequest& request) const override;
  std::variant<verify::Tasks, std::string> tasks(const verify::PlanRequest& request,
                                                 const verify::Wanted& wanted) const override;

 private:
  std::filesystem::path folder_;  // of the models
  std::string option_;            // that names it: " --models X"
};

class GraphRunner : public verify::Runner {
 public:
  explicit GraphRunner(std::filesystem::path folder, const std::string& named = {});

  std::vector<verify::Instrument> instruments() const override { return {verify::Instrument::tlc}; }
  std::vector<verify::Subject> subjects() const override;
  std::variant<verify::Tasks, std::string> tasks(const verify::PlanRequest& request,
                                                 const verify::Wanted& wanted) const override;

 private:
  std::filesystem::path folder_;  // of the models
  std::string option_;            // that names it: " --models X"
};

}  // namespace gridproof::tlc

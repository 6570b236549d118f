// Why3 as an instrument: each development of the manifest is a subject of its own, about boards of all sizes.
#pragma once

#include "verify/run/runner.hpp"

namespace gridproof::why3 {

class DevelopmentRunner : public verify::Runner {
 public:
  explicit DevelopmentRunner(std::filesystem::path folder) : folder_(std::move(folder)) {}

  std::vector<verify::Instrument> instruments() const override { return {verify::Instrument::why3}; }
  std::string heading() const override;
  std::string noun() const override { return "development"; }
  std::vector<verify::Subject> subjects() const override;
  // Developments are known by their manifest. Where that is missing any name may be one.
  std::variant<Known, std::string> knows(const std::string& name, const verify::PlanRequest& request) const override;
  std::variant<verify::Tasks, std::string> tasks(const verify::PlanRequest& request,
                                                 const verify::Wanted& wanted) const override;

 private:
  std::filesystem::path folder_;  // of the manifest
};

}  // namespace gridproof::why3

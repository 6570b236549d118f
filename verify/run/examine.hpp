// What is done with every row before it is told, whichever instrument it comes from: its counterexample is replayed on
// the concrete code, and its claim is put before broken machines.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "verify/claims/rejections.hpp"
#include "verify/report/row.hpp"

namespace gridproof::verify {

class Examiner {
 public:
  // A counterexample that does not replay is a bug of ours: std::logic_error. One of another text is a finding.
  void operator()(Row& row);

 private:
  void reject(Row& row);

  // The broken machines of a layout and dialect are the same for all instruments.
  std::map<std::tuple<std::string, Dialect, Claim>, std::vector<Rejection>> known_;
};

// Which of the broken machines the claim rejects; one that it does not is an objection. So is an empty
// list, where the claim has a term.
void note_rejections(Row& row, const std::vector<Rejection>& rejections);

// What to say of a trace that is no counterexample, or none of the machine's.
std::string no_replay(std::size_t state, const std::string& why);

// Not what was expected, whatever the verdict.
void object(Row& row, const std::string& why);

}  // namespace gridproof::verify

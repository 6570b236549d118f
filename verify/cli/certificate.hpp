// A certificate as a file, judged by the kernel and told in words; both programs do it this way.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/grid.hpp"
#include "text/result.hpp"
#include "verify/cli/part_reader.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::cli {

// By its first word.
bool is_certificate(std::string_view beginning);

// `puzzle`: the one that it must be about; a certificate about another one is rejected.
text::Result<kernel::CertificateJudgement> judge_certificate(PartReader& file,
                                                             const std::optional<spec::Grid>& puzzle = {});

std::string report(const std::string& name, const kernel::CertificateJudgement& judgement);

// "1700 last values, 160 last places, 70 assumptions, at most 8 at once"
std::string steps_sentence(const kernel::CertificateJudgement& judgement);

}  // namespace gridproof::cli

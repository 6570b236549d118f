// A certificate as a file, judged by the kernel and told in words; both programs do it this way.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/sudoku/layout.hpp"
#include "text/document.hpp"
#include "text/result.hpp"
#include "verify/batch/part_reader.hpp"
#include "verify/kernel/certificate.hpp"

namespace gridproof::cli {

using namespace batch;

// By its first word.
bool is_certificate(std::string_view beginning);

// What --puzzle, --layout and --crossed say that a certificate must be about.
struct CertificateSubject {
  kernel::Subject about = {};
  bool rules_chosen_by_length = false;

  bool is_any() const { return !about.rules; }
};

// The puzzle, at the player's state where it has one, with its crossed marks and these; the error is that of the marks.
text::Result<CertificateSubject> subject_of(const text::Document& puzzle, const std::optional<std::string>& crossed);
CertificateSubject subject_of(spec::AnyRules rules);

text::Result<kernel::CertificateJudgement> judge_certificate(PartReader& file, const CertificateSubject& subject = {});

std::string report(const std::string& name, const kernel::CertificateJudgement& judgement);

// "1700 last values, 160 last places, 70 assumptions, at most 8 at once"
std::string steps_sentence(const kernel::CertificateJudgement& judgement);

}  // namespace gridproof::cli

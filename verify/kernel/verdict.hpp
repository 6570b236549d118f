// What the kernel says of a piece of evidence.
#pragma once

namespace gridproof::kernel {

enum class Verdict {
  accepted,      // what it claims to show is so
  rejected,      // its steps do not show it; says nothing about the claim
  inconclusive,  // a bound was hit
};

inline const char* name(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted: return "accepted";
    case Verdict::rejected: return "rejected";
    case Verdict::inconclusive: break;
  }
  return "inconclusive";
}

}  // namespace gridproof::kernel

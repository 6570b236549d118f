// The first reading: one grid. A truth value is a bool, in a type of its own because `~true` is 254 on bare bools.
#pragma once

namespace gridproof::spec {

class Truth {
 public:
  constexpr Truth() = default;
  constexpr explicit Truth(bool value) : value_(value) {}

  constexpr bool holds() const { return value_; }

  friend constexpr Truth operator&(Truth a, Truth b) { return Truth(a.value_ && b.value_); }
  friend constexpr Truth operator|(Truth a, Truth b) { return Truth(a.value_ || b.value_); }
  friend constexpr Truth operator~(Truth a) { return Truth(!a.value_); }
  friend constexpr bool operator==(Truth, Truth) = default;

 private:
  bool value_ = false;
};

}  // namespace gridproof::spec

// The characters of a text in TLA+, read from left to right. Space, and comments where TLA+ has them, are passed over
// before every word.
//
//   Scanner scanner("<<1, 2>>", "label");
//   Value value = scanner.value();   // throws text::Error: where, and what was expected
//   scanner.expect_end();
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"
#include "verify/tlc/value.hpp"

namespace gridproof::tlc {

class Scanner {
 public:
  Scanner(std::string_view text, std::string_view source) : text_(text), source_(source) {}

  std::size_t position() const { return at_; }
  bool at_end();
  char peek();  // 0 at the end

  bool accept(std::string_view word);  // reads it if it is next
  void expect(std::string_view word);
  void expect_end();
  std::string identifier();
  std::int64_t integer();
  std::string quoted();
  Value value();
  void skip_space();

  [[noreturn]] void fail(const std::string& expected);
  [[noreturn]] void fail_at(std::size_t position, const std::string& expected) const;

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

 private:
  // A file of brackets must not use up the stack.
  class Depth {
   public:
    explicit Depth(Scanner& scanner) : depth_(scanner.depth_) {
      if (++depth_ > greatest) scanner.fail("values nested less deeply");
    }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    ~Depth() { --depth_; }

   private:
    static constexpr int greatest = 64;
    int& depth_;
  };

  std::vector<Value> list(std::string_view closing);
  Value number_or_interval();
  Value record();
  Value function();

  std::string_view text_;
  std::string source_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace gridproof::tlc

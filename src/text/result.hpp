// What a reader hands back: the value, or the error that says where the text is wrong and what was expected there.
//
//   Result<spec::Layout> layout = parse_layout("2x3");
//   if (!layout) return fail(to_string(layout.error()));   // layout:1:3: expected ..., found ...
//   use(*layout);
//
// Taking the value of an error, or the error of a value, is a bug of the caller and stops the program.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string>
#include <utility>
#include <variant>

namespace gridproof::text {

struct Error {
  std::string source;      // a file's name, or what the text is; may be empty
  std::size_t line = 1;    // from 1
  std::size_t column = 1;  // from 1, in characters; one past the end of the line where something is missing
  std::string message;

  friend bool operator==(const Error&, const Error&) = default;
};

// "file:line:column: message"
std::string to_string(const Error& error);

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }

  const T& value() const& { return *checked(std::get_if<0>(&content_)); }
  T& value() & { return *checked(std::get_if<0>(&content_)); }
  T&& value() && { return std::move(*checked(std::get_if<0>(&content_))); }
  const Error& error() const { return *checked(std::get_if<1>(&content_)); }

  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

 private:
  template <class P>
  static P* checked(P* pointer) {
    if (pointer == nullptr) std::abort();
    return pointer;
  }

  std::variant<T, Error> content_;
};

}  // namespace gridproof::text

// A file that holds a search at rest. It is written beside its place and moved there, so that a process killed at any
// moment leaves the old one or the new one; a checksum finds what a disk or a person has damaged. States lie in it as
// they lay in memory, and an answer rests on all that was done before, so only the program that wrote it goes on.
//
//   CheckpointWriter to(path, identity);   // throws Failure where it cannot write
//   to.put(count);
//   to.commit();
//
//   CheckpointReader from(path, identity); // throws Failure: no such file, damaged, of another program, of another run
//   count = from.get<std::uint64_t>();
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include "verify/explore/replacement.hpp"

namespace gridproof::explore {

// What the caller is told as a value: bad options, a bad file.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Which program this is, by the bytes of its file: "gridproof 0.1.0, program 0123456789abcdef". A change of any code
// that it is linked from changes it.
const std::string& this_program();

class CheckpointWriter {
 public:
  CheckpointWriter(const std::filesystem::path& path, const std::string& identity,
                   const std::string& program = this_program());
  CheckpointWriter(const CheckpointWriter&) = delete;
  CheckpointWriter& operator=(const CheckpointWriter&) = delete;
  ~CheckpointWriter() = default;  // without commit() the file of before stays

  void write(const void* bytes, std::size_t size);
  template <class T>
  void put(const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    write(&value, sizeof(T));
  }
  template <class T>
  void put_all(const std::vector<T>& values) {
    put(std::uint64_t{values.size()});
    write(values.data(), values.size() * sizeof(T));
  }
  void commit();

 private:
  void flush();
  [[noreturn]] void fail(const char* what) const;

  void put_text(const std::string& text);

  std::filesystem::path path_;
  std::optional<Replacement> file_;
  std::vector<unsigned char> block_;
  std::uint64_t sum_ = 0;
};

class CheckpointReader {
 public:
  CheckpointReader(const std::filesystem::path& path, const std::string& identity);

  void read(void* bytes, std::size_t size);
  template <class T>
  T get() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value;
    read(&value, sizeof(T));
    return value;
  }
  template <class T>
  void get_all(std::vector<T>& values) {
    const auto size = get<std::uint64_t>();
    if (size > left_ / sizeof(T)) fail("ends too early");
    values.resize(size);
    read(values.data(), values.size() * sizeof(T));
  }

 private:
  void check_sum();
  std::string get_text();
  [[noreturn]] void fail(const std::string& what) const;

  std::filesystem::path path_;
  File file_;
  std::uint64_t left_ = 0;  // bytes of content
};

}  // namespace gridproof::explore

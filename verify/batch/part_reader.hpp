// A file part by part: what the kernel judges may be larger than the memory.
//
//   auto file = PartReader::open("p.drat");       // `-` is standard input
//   if (!file) return file.error();
//   judge(file->document());
//   if (file->is_broken()) return file->failed();
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "text/result.hpp"
#include "verify/kernel/document.hpp"

namespace gridproof::batch {

class PartReader {
 public:
  static text::Result<PartReader> open(const std::string& path);

  // The first characters, which document() and all() still begin with.
  std::string_view beginning();

  // Once, and not after all().
  kernel::Document document() const;
  text::Result<std::string> all();

  // A file that could not be read to its end looks like a shorter one.
  bool is_broken() const { return std::ferror(file_.get()) != 0; }
  text::Error failed() const;

  const std::string& name() const { return name_; }  // "standard input" for -

 private:
  struct Part;

  PartReader(const std::string& path, std::shared_ptr<std::FILE> file);

  std::string name_;
  std::shared_ptr<std::FILE> file_;
  std::shared_ptr<Part> part_;
};

}  // namespace gridproof::batch

#include "verify/batch/part_reader.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace gridproof::batch {

struct PartReader::Part {
  std::array<char, 65536> bytes;
  std::size_t ready = 0;  // read ahead, and not handed over yet

  std::string_view next(std::FILE* file) {
    if (ready == 0) ready = std::fread(bytes.data(), 1, bytes.size(), file);
    return {bytes.data(), std::exchange(ready, 0)};
  }
};

PartReader::PartReader(const std::string& path, std::shared_ptr<std::FILE> file)
    : name_(path == "-" ? "standard input" : path), file_(std::move(file)), part_(std::make_shared<Part>()) {}

text::Result<PartReader> PartReader::open(const std::string& path) {
  std::error_code ignored;
  if (path != "-" && std::filesystem::is_directory(path, ignored))
    return text::Error{path, 0, 0, "expected a file, found a directory"};
  errno = 0;
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return text::Error{path, 0, 0, fmt::format("cannot read the file: {}", std::strerror(errno))};
  return PartReader(path, {file, [](std::FILE* open) { return open == stdin ? 0 : std::fclose(open); }});
}

std::string_view PartReader::beginning() {
  if (part_->ready == 0) part_->ready = std::fread(part_->bytes.data(), 1, part_->bytes.size(), file_.get());
  return {part_->bytes.data(), part_->ready};
}

kernel::Document PartReader::document() const {
  return {[part = part_, file = file_] { return part->next(file.get()); }, name_};
}

text::Result<std::string> PartReader::all() {
  std::string content;
  for (std::string_view part = part_->next(file_.get()); !part.empty(); part = part_->next(file_.get()))
    content += part;
  if (is_broken()) return failed();
  return content;
}

text::Error PartReader::failed() const {
  return {name_, 0, 0, fmt::format("cannot read the file: {}", std::strerror(errno))};
}

}  // namespace gridproof::batch

#include "verify/explore/checkpoint.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "verify/explore/hash.hpp"

namespace gridproof::explore {
namespace {

// The version is that of the format alone: what was written into it, the program that follows answers for.
constexpr std::array<char, 24> magic = {"gridproof checkpoint 2\n"};
constexpr std::size_t block_size = 1 << 16;  // what the checksum is taken of at a time

void sync_folder_of(const std::filesystem::path& path) {
  const std::filesystem::path folder = path.parent_path();
  const int handle = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (handle < 0) return;
  fsync(handle);
  close(handle);
}

}  // namespace

const std::string& this_program() {
  static const std::string name = [] {
    const File program(std::fopen("/proc/self/exe", "rbe"));
    if (!program) throw Failure("the program cannot read its own file, so that a checkpoint could not name it");
    std::vector<unsigned char> block(block_size);
    std::uint64_t sum = 0;
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), program.get()))
      sum = hash_bytes(block.data(), size, sum);
    if (std::ferror(program.get()) != 0) throw Failure("the program cannot read its own file");
    return fmt::format("gridproof {}, program {:016x}", GRIDPROOF_VERSION, sum);
  }();
  return name;
}

CheckpointWriter::CheckpointWriter(const std::filesystem::path& path, const std::string& identity,
                                   const std::string& program)
    : path_(path), file_(Replacement::beside(path)) {
  if (!file_) fail("cannot be written");
  block_.reserve(block_size);
  write(magic.data(), magic.size());
  put_text(program);
  put_text(identity);
}

void CheckpointWriter::put_text(const std::string& text) {
  put(std::uint64_t{text.size()});
  write(text.data(), text.size());
}

void CheckpointWriter::write(const void* bytes, std::size_t size) {
  const auto* from = static_cast<const unsigned char*>(bytes);
  while (size != 0) {
    const std::size_t part = std::min(size, block_size - block_.size());
    block_.insert(block_.end(), from, from + part);
    from += part;
    size -= part;
    if (block_.size() == block_size) flush();
  }
}

void CheckpointWriter::flush() {
  sum_ = hash_bytes(block_.data(), block_.size(), sum_);
  if (std::fwrite(block_.data(), 1, block_.size(), file_->stream()) != block_.size()) fail("cannot be written");
  block_.clear();
}

void CheckpointWriter::commit() {
  if (!block_.empty()) flush();
  if (std::fwrite(&sum_, sizeof sum_, 1, file_->stream()) != 1 || std::fflush(file_->stream()) != 0 ||
      fsync(fileno(file_->stream())) != 0)
    fail("cannot be written");
  if (!file_->commit()) fail("cannot be replaced");
  sync_folder_of(path_);
}

void CheckpointWriter::fail(const char* what) const {
  throw Failure(fmt::format("{}: the checkpoint {}: {}", path_.string(), what, std::strerror(errno)));
}

CheckpointReader::CheckpointReader(const std::filesystem::path& path, const std::string& identity)
    : path_(path), file_(std::fopen(path.c_str(), "rbe")) {
  if (!file_) fail(fmt::format("cannot be read: {}", std::strerror(errno)));
  check_sum();
  if (get<std::array<char, magic.size()>>() != magic) fail("is of another version of the format");
  if (const std::string program = get_text(); program != this_program())
    fail(fmt::format("was written by another program:\n  it has    {}\n  this is   {}", program, this_program()));
  if (const std::string found = get_text(); found != identity)
    fail(fmt::format("is of another run:\n  it has    {}\n  expected  {}", found, identity));
}

// Before anything in the file is believed.
void CheckpointReader::check_sum() {
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(path_, error);
  if (error) fail(fmt::format("cannot be read: {}", error.message()));
  std::vector<unsigned char> block(block_size);
  std::uint64_t sum = 0, stored = 0;
  if (size < sizeof sum) fail("is not a checkpoint");
  left_ = size;
  for (std::uint64_t rest = size - sizeof sum; rest != 0;) {
    const auto part = static_cast<std::size_t>(std::min<std::uint64_t>(rest, block_size));
    read(block.data(), part);
    sum = hash_bytes(block.data(), part, sum);
    rest -= part;
  }
  read(&stored, sizeof stored);
  if (sum != stored) fail("is damaged, or not a checkpoint");
  std::rewind(file_.get());
  left_ = size - sizeof sum;
}

std::string CheckpointReader::get_text() {
  const auto size = get<std::uint64_t>();
  if (size > left_) fail("ends too early");
  std::string text(size, ' ');
  read(text.data(), text.size());
  return text;
}

void CheckpointReader::read(void* bytes, std::size_t size) {
  if (size > left_ || (size != 0 && std::fread(bytes, size, 1, file_.get()) != 1)) fail("ends too early");
  left_ -= size;
}

void CheckpointReader::fail(const std::string& what) const {
  throw Failure(fmt::format("{}: the checkpoint {}", path_.string(), what));
}

}  // namespace gridproof::explore

#include "verify/explore/replacement.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <random>
#include <string>
#include <utility>

namespace gridproof::explore {

namespace {

std::filesystem::path random_name_beside(const std::filesystem::path& target) {
  static std::random_device random;
  const std::uint64_t number = std::uint64_t{random()} << 32 | random();
  constexpr std::size_t longest = 200;  // the name of a file has 255 bytes at most
  const std::string name = target.filename().string().substr(0, longest);
  return target.parent_path() / fmt::format("{}.{:016x}.tmp", name, number);
}

}  // namespace

std::optional<Replacement> Replacement::beside(const std::filesystem::path& target) {
  constexpr int attempts = 100;
  for (int i = 0; i < attempts; ++i) {
    std::filesystem::path path = random_name_beside(target);
    const int handle = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (handle < 0 && errno == EEXIST) continue;
    if (handle < 0) return std::nullopt;
    struct stat before {};
    if (stat(target.c_str(), &before) == 0) fchmod(handle, before.st_mode & 0777);
    File file(fdopen(handle, "wb"));
    if (file) return Replacement(target, std::move(path), std::move(file));
    const int problem = errno;
    close(handle);
    unlink(path.c_str());
    errno = problem;
    return std::nullopt;
  }
  return std::nullopt;
}

Replacement::~Replacement() {
  if (!file_) return;
  const int problem = errno;
  unlink(path_.c_str());
  errno = problem;
}

bool Replacement::commit() {
  const bool written = std::fflush(file_.get()) == 0 && std::ferror(file_.get()) == 0;
  int problem = errno;
  const bool closed = std::fclose(file_.release()) == 0;
  if (written && closed && std::rename(path_.c_str(), target_.c_str()) == 0) return true;
  if (written) problem = errno;
  unlink(path_.c_str());
  errno = problem;
  return false;
}

}  // namespace gridproof::explore

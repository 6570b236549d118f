#include "verify/tlc/messages.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace gridproof::tlc {

namespace {

constexpr std::string_view start_mark = "@!@!@STARTMSG ", end_mark = "@!@!@ENDMSG ", mark_tail = " @!@!@";

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool take_number(std::string_view& text, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

// A mark at the end of a line that something printed without a line break begins there; so it is looked for anywhere.
std::size_t find_mark(const std::string& line, std::string_view mark) { return line.rfind(mark); }

}  // namespace

std::vector<Message> MessageReader::feed(std::string_view piece) {
  std::vector<Message> complete;
  for (const char c : piece) {
    if (c != '\n') {
      line_ += c;
      continue;
    }
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    take(line_, complete);
    line_.clear();
  }
  return complete;
}

void MessageReader::take(const std::string& line, std::vector<Message>& complete) {
  if (const std::size_t at = find_mark(line, start_mark); at != std::string::npos) {
    Message message;
    std::string_view rest = std::string_view(line).substr(at);
    const bool good = take_prefix(rest, start_mark) && take_number(rest, message.code) && take_prefix(rest, ":") &&
                      take_number(rest, message.kind) && rest == mark_tail;
    if (!good && complaint_.empty()) complaint_ = fmt::format("a message begins in an unknown form: {}", line);
    if (!open_.empty() && at > 0) open_.back().text += line.substr(0, at) + "\n";
    if (good) open_.push_back(std::move(message));
    return;
  }
  if (const std::size_t at = find_mark(line, end_mark); at != std::string::npos) {
    int code = 0;
    std::string_view rest = std::string_view(line).substr(at);
    const bool good = take_prefix(rest, end_mark) && take_number(rest, code) && rest == mark_tail;
    if (!good || open_.empty() || open_.back().code != code) {
      if (complaint_.empty()) complaint_ = fmt::format("the end of a message that has not begun: {}", line);
      return;
    }
    Message message = std::move(open_.back());
    open_.pop_back();
    if (at > 0) message.text += line.substr(0, at) + "\n";
    if (open_.empty())
      complete.push_back(std::move(message));
    else
      open_.back().text += message.text;
    return;
  }
  (open_.empty() ? chatter_ : open_.back().text) += line + "\n";
}

std::string MessageReader::complaint() const {
  if (!complaint_.empty()) return complaint_;
  if (!open_.empty()) return fmt::format("it breaks off within message {}", open_.front().code);
  if (!line_.empty()) return "it breaks off within a line";
  return {};
}

std::vector<std::uint64_t> numbers(std::string_view text) {
  std::vector<std::uint64_t> found;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] < '0' || text[i] > '9') {
      ++i;
      continue;
    }
    std::uint64_t number = 0;
    for (; i < text.size() && ((text[i] >= '0' && text[i] <= '9') || text[i] == ','); ++i) {
      if (text[i] == ',' && (i + 1 == text.size() || text[i + 1] < '0' || text[i + 1] > '9')) break;
      if (text[i] != ',') number = number * 10 + static_cast<std::uint64_t>(text[i] - '0');
    }
    found.push_back(number);
  }
  return found;
}

std::string_view name(Ending ending) {
  constexpr std::array<std::string_view, 9> names = {
      "holds",    "invariant violated", "action property violated", "temporal property violated",
      "deadlock", "assumption false",   "evaluation error",         "failed",
      "timed out"};
  return names[static_cast<std::size_t>(ending)];
}

bool is_violation(Ending ending) {
  return ending == Ending::invariant || ending == Ending::action_property || ending == Ending::temporal ||
         ending == Ending::deadlock || ending == Ending::assumption;
}

}  // namespace gridproof::tlc

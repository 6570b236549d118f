#include "text/format.hpp"

#include <fmt/format.h>

#include "text/scan.hpp"

namespace gridproof::text {

std::string_view format_name(Format format) {
  switch (format) {
    case Format::line: return "line";
    case Format::sdk: return "sdk";
    case Format::csv: return "csv";
    case Format::drawing: return "drawing";
    case Format::candidates: return "candidates";
    case Format::candidate_line: return "candidate-line";
    case Format::hodoku: return "hodoku";
  }
  return "unknown";
}

std::string format_names() {
  std::string names;
  for (const Format format : all_formats) {
    if (!names.empty()) names += format == all_formats.back() ? " or " : ", ";
    names += format_name(format);
  }
  return names;
}

Result<Format> parse_format(std::string_view name, std::string_view source) {
  for (const Format format : all_formats)
    if (name == format_name(format)) return format;
  return Error{std::string(source), 1, 1, fmt::format("expected {}, found {}", format_names(), shown(name))};
}

std::optional<Format> format_of_source(std::string_view source) {
  const std::size_t dot = source.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view extension = source.substr(dot);
  if (equal_ignoring_case(extension, ".sdm")) return Format::line;
  if (equal_ignoring_case(extension, ".sdk")) return Format::sdk;
  if (equal_ignoring_case(extension, ".csv")) return Format::csv;
  return std::nullopt;
}

}  // namespace gridproof::text

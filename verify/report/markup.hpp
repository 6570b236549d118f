// Text inside HTML, SVG and XML.
#pragma once

#include <string>
#include <string_view>

namespace gridproof::verify {

// Fit for an element's content and for a quoted attribute. XML has no way to write control characters.
inline std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      case '\'': result += "&#39;"; break;
      case '\t':
      case '\n': result += c; break;
      default: result += static_cast<unsigned char>(c) < ' ' ? '?' : c;
    }
  return result;
}

}  // namespace gridproof::verify

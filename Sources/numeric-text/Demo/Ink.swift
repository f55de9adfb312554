// SPDX-License-Identifier: MIT

/// The purpose of a span of text on screen, which determines its style.
enum Ink: Hashable, Sendable {
  case plain, title, faint, focus, value, refusal, selection

  /// Returns the text, surrounded by the escape codes for its style if `isColored` is true.
  ///
  /// A selection is in reverse video even without colors, because it would be invisible otherwise.
  func draw(_ text: String, isColored: Bool) -> String {
    guard let code, isColored || self == .selection else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private var code: String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .faint: "2"
    case .focus: "1;36"
    case .value: "32"
    case .refusal: "33"
    case .selection: "7"
    }
  }
}

/// A piece of text with one style.
struct Span: Hashable, Sendable {
  var text: String
  var ink = Ink.plain
}

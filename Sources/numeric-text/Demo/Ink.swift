// SPDX-License-Identifier: MIT

/// What a stretch of the screen is, which decides how it looks.
enum Ink: Hashable, Sendable {
  case plain, title, faint, focus, value, refusal, selection

  /// The text with the terminal's codes around it.
  ///
  /// A selection is in reverse video even without colours: it is no decoration.
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

/// A stretch of the screen.
struct Span: Hashable, Sendable {
  var text: String
  var ink = Ink.plain
}

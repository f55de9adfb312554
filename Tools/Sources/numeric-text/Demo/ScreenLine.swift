// SPDX-License-Identifier: MIT

/// A line on the screen.
struct ScreenLine: Hashable, Sendable {
  var spans: [Span]

  /// The column of the caret, or nil if this line has no caret.
  var caret: Int?

  /// The importance of the line.
  ///
  /// If the screen is too small, less important lines are removed first.
  var weight: Weight

  /// The priority of a line, from the lowest to the highest.
  ///
  /// If the screen has too few rows, the lines with the lowest weight are removed first.
  enum Weight: Int, Hashable, Sendable {
    case space, ornament, help, field, status, focus
  }

  /// Creates a line of text in a single style.
  init(_ text: String = "", _ ink: Ink = .plain, _ weight: Weight = .space) {
    self.init([Span(text: text, ink: ink)], weight)
  }

  init(_ spans: [Span], _ weight: Weight) {
    self.spans = spans
    self.weight = weight
  }

  /// The text without styles.
  var text: String { spans.map(\.text).joined() }

  /// Returns the line truncated to `columns`, so that the terminal doesn't wrap it.
  func cropped(to columns: Int) -> ScreenLine {
    var line = self
    line.caret = caret.map { min($0, max(0, columns - 1)) }
    guard TextWidth.columns(of: text) > columns else { return line }
    var rest = columns - 1
    line.spans = spans.map { span in
      let text = TextWidth.prefix(of: span.text, columns: rest)
      rest = text == span.text ? rest - TextWidth.columns(of: text) : 0
      return Span(text: text, ink: span.ink)
    }
    if columns > 0 { line.spans.append(Span(text: "…", ink: .faint)) }
    return line
  }

  /// Returns the text of the line with the escape codes for its styles.
  ///
  /// If `isColored` is false, only a selection has escape codes.
  func draw(isColored: Bool) -> String {
    spans.map { $0.text.isEmpty ? "" : $0.ink.draw($0.text, isColored: isColored) }.joined()
  }
}

/// The purpose of a span of text on screen, which determines its style.
///
/// The raw value is the number in the escape code of the style.
enum Ink: String, Sendable {
  case plain = ""
  case title = "1"
  case faint = "2"
  case focus = "1;36"
  case value = "32"
  case refusal = "33"
  case selection = "7"

  /// Returns the text, surrounded by the escape codes for its style if `isColored` is true.
  ///
  /// A selection is in reverse video even without colors, because it would be invisible otherwise.
  func draw(_ text: String, isColored: Bool) -> String {
    guard self != .plain, isColored || self == .selection else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// A piece of text with one style.
struct Span: Hashable, Sendable {
  var text: String
  var ink = Ink.plain
}

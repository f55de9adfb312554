// SPDX-License-Identifier: MIT

/// A line of the screen.
struct ScreenLine: Hashable, Sendable {
  var spans: [Span]

  /// The column of the caret, if it stands in this line.
  var caret: Int?

  /// How long the line stays when the screen has too few rows.
  var weight: Weight

  /// From what goes first to what goes last.
  enum Weight: Int, Hashable, Sendable {
    case space, ornament, help, field, status, focus
  }

  /// A line of one text.
  init(_ text: String = "", _ ink: Ink = .plain, _ weight: Weight = .space) {
    self.init([Span(text: text, ink: ink)], weight)
  }

  init(_ spans: [Span], _ weight: Weight) {
    self.spans = spans
    self.weight = weight
  }

  /// The line without looks.
  var text: String { spans.map(\.text).joined() }

  /// The line cut off at the edge of the screen, so that it never wraps.
  ///
  /// It ends in `…` then: the rest of a number would be another number.
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

  /// The line with the terminal's codes in it.
  func draw(isColored: Bool) -> String {
    spans.map { $0.text.isEmpty ? "" : $0.ink.draw($0.text, isColored: isColored) }.joined()
  }
}

// SPDX-License-Identifier: MIT

/// The size of a terminal, in characters.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// The contents of the screen: the lines of a form, adapted to the size of a terminal.
struct DemoScreen {
  /// The lines from top to bottom, selected and cropped to fit the terminal.
  let lines: [ScreenLine]

  private let rows: Int

  init(_ form: DemoForm, size: TerminalSize) {
    rows = size.rows
    let lines = FormDrawing(form: form, columns: size.columns).lines
    self.lines = Self.fitting(lines, rows: size.rows).map { $0.cropped(to: size.columns) }
  }

  /// The zero-based row and column of the caret, or nil while text is selected.
  var caret: (row: Int, column: Int)? {
    for (row, line) in lines.enumerated() {
      if let column = line.caret { return (row, column) }
    }
    return nil
  }

  /// Returns the text and escape codes that draw this screen over the previous one.
  func frame(isColored: Bool) -> String {
    let blank = Array(repeating: ScreenLine(), count: max(0, rows - lines.count))
    // Lines are cleared before they are drawn, because clearing after a full line would erase its
    // last character.
    let body = (lines + blank).map { "\u{1B}[2K" + $0.draw(isColored: isColored) }
    return "\u{1B}[?25l\u{1B}[H" + body.joined(separator: "\r\n") + caretCode
  }

  private var caretCode: String {
    guard let caret else { return "" }
    return "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h"
  }

  /// Returns the most important lines, at most `rows` of them, in their order on the screen.
  ///
  /// Among equally important lines, those closest to the focused field are preferred.
  private static func fitting(_ lines: [ScreenLine], rows: Int) -> [ScreenLine] {
    let focus = lines.firstIndex { $0.weight == .focus } ?? 0
    let ranked = lines.indices.sorted { first, second in
      let weights = (lines[first].weight.rawValue, lines[second].weight.rawValue)
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      return abs(first - focus) < abs(second - focus)
    }
    return ranked.prefix(rows).sorted().map { lines[$0] }
  }
}

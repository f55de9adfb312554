// SPDX-License-Identifier: MIT

import NumericText

/// The lines of the form, from the title to the list of keys.
///
///       › Amount    │ $1,234.5▏                  │ 1234.5
///         Tip       │ 15%                        │ 0.15
struct FormDrawing {
  private static let nameWidth = 10

  let form: DemoForm
  let columns: Int

  var lines: [ScreenLine] {
    let empty = ScreenLine()
    return [empty, title, region, empty, head] + form.fields.indices.map(row)
      + [status, declaration, empty, fieldKeys, formKeys]
  }

  private var title: ScreenLine {
    let spans = [
      Span(text: "  NumericText", ink: .title),
      Span(text: "  every key is formatted as you type it", ink: .faint),
    ]
    return ScreenLine(spans, .ornament)
  }

  private var region: ScreenLine {
    let spans = [
      Span(text: "  "), Span(text: form.region.localeName, ink: .focus),
      Span(text: "  ·  "), Span(text: form.region.currencyName, ink: .focus),
    ]
    return ScreenLine(spans, .help)
  }

  private var head: ScreenLine {
    let name = TextWidth.padded("", to: Self.nameWidth + 4)
    let shown = TextWidth.padded("│ what you see", to: boxWidth + 4)
    return ScreenLine("\(name)\(shown)│ what your code gets", .faint, .ornament)
  }

  private func row(_ index: Int) -> ScreenLine {
    let field = form.fields[index]
    let isFocused = index == form.focus
    let name = TextWidth.padded(field.name, to: Self.nameWidth)
    let label = Span(text: (isFocused ? "  › " : "    ") + name, ink: isFocused ? .focus : .plain)
    let selection = isFocused ? field.engine.selection : 0..<0
    let window = FieldWindow(field.engine.text, selection: selection, width: boxWidth)
    let border = { (text: String) in Span(text: text, ink: .faint) }
    let value = Span(text: field.value, ink: .value)
    let spans = [label, border("│ ")] + window.spans + [border("  │ "), value]
    var line = ScreenLine(spans, isFocused ? .focus : .field)
    if isFocused, selection.isEmpty { line.caret = Self.nameWidth + 6 + window.caret }
    return line
  }

  /// The width of a field in columns.
  ///
  /// The field takes the columns that the label and the value leave free, but at most 52. The
  /// minimum is 12 columns. If the terminal is too narrow for 12, the minimum is 3.
  private var boxWidth: Int {
    let rest = columns - Self.nameWidth - 10
    return min(52, max(min(12, max(3, rest)), rest - 24))
  }

  private var status: ScreenLine {
    if let notice = form.notice {
      return ScreenLine("  \(notice.mark) \(notice)", .refusal, .status)
    }
    let preview = form.focused.engine.resultText.map { "  = \($0)" } ?? ""
    return ScreenLine(preview, .value, .status)
  }

  /// The line with the Swift code that declares the focused field.
  private var declaration: ScreenLine {
    ScreenLine("    \(form.focused.name): \(form.focused.code)", .faint, .ornament)
  }

  private var fieldKeys: ScreenLine {
    let hints = [
      "Tab next", "↑↓ step", "^A select all", "^Z undo", "^Y redo", "Esc restore",
    ]
    return ScreenLine(hintLine(hints), .faint, .ornament)
  }

  /// The line with hints for keys of the form.
  ///
  /// The hint for quitting is last, because the first hints are left out if the line is too long.
  private var formKeys: ScreenLine {
    ScreenLine(hintLine(["^L locale", "^G currency", "^C quit"]), .faint, .help)
  }

  /// Returns a line with the hints.
  ///
  /// If the line is too long for the terminal, the first hints are left out.
  private func hintLine(_ hints: [String]) -> String {
    var line = ""
    for hint in hints.reversed() {
      let longer = line.isEmpty ? hint : "\(hint) · \(line)"
      guard line.isEmpty || TextWidth.columns(of: longer) + 2 <= columns else { break }
      line = longer
    }
    return "  " + line
  }
}

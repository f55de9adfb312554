// SPDX-License-Identifier: MIT

import NumericText

/// The lines of the form, from the title to the list of keys.
///
///       › Amount    │ $1,234.5▏                  │ 1234.5
///         Tip       │ 15%                        │ 0.15
///
/// In a narrow terminal, the fields take all columns after the names:
///
///     › Amount   │ …234.5▏
///       Tip      │ 15%
struct FormDrawing {
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
      Span(text: "  \(form.page.title)", ink: .faint),
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
    let name = TextWidth.padded("", to: labelWidth)
    guard !isNarrow else { return ScreenLine("\(name)│ what you see", .faint, .ornament) }
    let shown = TextWidth.padded("│ what you see", to: boxWidth + 4)
    return ScreenLine("\(name)\(shown)│ what your code gets", .faint, .ornament)
  }

  private func row(_ index: Int) -> ScreenLine {
    let field = form.fields[index]
    let isFocused = index == form.focus
    let mark = String(repeating: " ", count: isNarrow ? 0 : 2) + (isFocused ? "› " : "  ")
    let name = TextWidth.padded(mark + field.name, to: labelWidth)
    let label = Span(text: name, ink: isFocused ? .focus : .plain)
    let selection = isFocused ? field.session.selection : 0..<0
    let window = FieldWindow(field.session.text, selection: selection, width: boxWidth)
    let border = { (text: String) in Span(text: text, ink: .faint) }
    let value = isNarrow ? [] : [border("  │ "), Span(text: field.value, ink: .value)]
    let spans = [label, border("│ ")] + window.spans + value
    var line = ScreenLine(spans, isFocused ? .focus : .field)
    if isFocused, selection.isEmpty { line.caret = labelWidth + 2 + window.caret }
    return line
  }

  /// Whether the terminal has no room for the values beside fields of 12 columns.
  private var isNarrow: Bool { columns < 34 }

  /// The width of the column with the names of the fields, including the `›` before the focused
  /// field.
  private var labelWidth: Int { isNarrow ? 11 : 14 }

  /// The width of a field in columns.
  ///
  /// The field takes the columns that the label and the value leave free, but at most 52 and at
  /// least 12. In a narrow terminal, it takes all columns after the label, but at least 3.
  private var boxWidth: Int {
    if isNarrow { return max(3, columns - labelWidth - 2) }
    return min(52, max(12, columns - labelWidth - 30))
  }

  private var status: ScreenLine {
    if let notice = form.notice {
      return ScreenLine("  \(notice.mark) \(notice)", .refusal, .status)
    }
    let preview = form.focused.session.resultText.map { "  = \($0)" } ?? ""
    return ScreenLine(preview, .value, .status)
  }

  /// The line with the Swift code that declares the focused field.
  private var declaration: ScreenLine {
    ScreenLine("    \(form.focused.name): \(form.focused.code)", .faint, .ornament)
  }

  private var fieldKeys: ScreenLine {
    ScreenLine(hintLine(form.page.hints), .faint, .ornament)
  }

  /// The line with hints for keys of the form.
  ///
  /// The hint for quitting is last, and the most important one.
  private var formKeys: ScreenLine {
    ScreenLine(hintLine(["^C quit", "^G currency", "^L locale"], isReversed: true), .faint, .help)
  }

  /// Returns a line with as many hints as fit in the terminal.
  ///
  /// The first hints are the most important ones. If `isReversed` is true, they are last in the
  /// line.
  private func hintLine(_ hints: [String], isReversed: Bool = false) -> String {
    var shown: [String] = []
    for hint in hints {
      let width = TextWidth.columns(of: (shown + [hint]).joined(separator: " · ")) + 2
      guard shown.isEmpty || width <= columns else { break }
      shown.append(hint)
    }
    return "  " + (isReversed ? shown.reversed() : shown).joined(separator: " · ")
  }
}

// SPDX-License-Identifier: MIT

import Foundation

extension FieldPeer {
  /// A peer whose fields parse and format their text when they lose focus, as in
  /// `TextField(_:value:format:)`.
  static let foundation = FieldPeer(name: "Foundation") { test in
    guard test.field.bounds == (nil, nil) else { throw Problem("Format styles have no bounds.") }
    return FormattedField(test.field)
  }
}

private struct FormattedField: TestedField {
  private let format: (Decimal) -> String
  private let parse: (String) -> Decimal?
  private(set) var text = ""
  private(set) var value: Decimal?
  var selection = 0..<0

  init(_ field: FieldCase.Field) {
    let place = field.place
    let digits = 0...(field.fractionLimit ?? 0)
    switch field.kind {
    case "currency":
      var style = Decimal.FormatStyle.Currency(code: field.currency ?? "USD", locale: place)
      if field.fraction != nil { style = style.precision(.fractionLength(digits)) }
      format = { [style] in style.format($0) }
      parse = { [style] in try? style.parseStrategy.parse($0) }
    case "percent":
      let style = Decimal.FormatStyle.Percent(locale: place)
        .precision(.fractionLength(digits))
      format = { style.format($0) }
      parse = { try? style.parseStrategy.parse($0) }
    default:
      let style = Decimal.FormatStyle(locale: place).precision(.fractionLength(digits))
      format = { style.format($0) }
      parse = { try? style.parseStrategy.parse($0) }
    }
    value = field.initialValue
    text = value.map(format) ?? ""
  }

  mutating func enter() { selection = 0..<text.utf16.count }

  /// Sets the value to the number in the text, or to nil if the text is empty, and formats the value.
  ///
  /// If the text is not a number, the value is unchanged.
  mutating func leave() {
    value = text.isEmpty ? nil : parse(text) ?? value
    text = value.map(format) ?? ""
    selection = text.utf16.count..<text.utf16.count
  }

  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool) {
    self.text = self.text.replacingUnits(range, with: text)
    let caret = range.lowerBound + text.utf16.count
    selection = caret..<caret
  }
}

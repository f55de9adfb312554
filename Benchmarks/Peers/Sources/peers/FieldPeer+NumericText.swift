// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension FieldPeer {
  /// A peer whose fields are NumericText's sessions, configured as in the guide “Styles”.
  static let numericText = FieldPeer(name: "NumericText") { SessionField($0.field) }
}

private struct SessionField: TestedField {
  private var session: NumericTextSession<Decimal?>

  init(_ field: FieldCase.Field) {
    var style = NumericTextStyle<Decimal>.number
    if field.kind == "percent" { style = .percent }
    if let currency = field.currency { style = .currency(code: currency) }
    style = style.locale(field.place)
    if let limit = field.fractionLimit { style = style.precision(fraction: 0...limit) }
    if let min = field.bounds.min { style = style.bounds(min...) }
    if let max = field.bounds.max { style = style.bounds(...max) }
    if let min = field.bounds.min, let max = field.bounds.max { style = style.bounds(min...max) }
    session = NumericTextSession(value: field.initialValue, style: style)
  }

  var text: String { session.text }
  var value: Decimal? { session.value }

  var selection: Range<Int> {
    get { session.selection }
    set { session.select(newValue) }
  }

  mutating func enter() { session.focus(selectingAll: true) }
  mutating func leave() { session.blur() }

  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool) {
    if text.isEmpty {
      let caret = session.selection
      if !caret.isEmpty || range.upperBound == caret.lowerBound {
        session.deleteBackward()
      } else {
        session.deleteForward()
      }
    } else if isPasted {
      session.paste(text)
    } else {
      session.type(text)
    }
  }
}

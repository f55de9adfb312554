// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension NumericTextBoundValue {
  /// The number as an `NSNumber`, which Foundation's formatters and AppKit's controls require, or
  /// nil if there is none.
  var nsNumber: NSNumber? {
    number?.numeral.flatMap { Decimal(numeral: $0) }.map { $0 as NSDecimalNumber }
  }

  /// Creates a value from an `NSNumber`, or returns nil if the type cannot represent it.
  init?(nsNumber number: NSNumber?) {
    self.init(number: number?.decimalValue.numeral.flatMap { Number(numeral: $0) })
  }
}

extension FieldModel {
  var nsNumber: NSNumber? { publishedValue.nsNumber }

  func nsNumber(of text: String) -> NSNumber? {
    if text.isSame(as: session.text) { return nsNumber }
    var session = session
    session.input(text, caret: text.utf16Length)
    return session.value.nsNumber
  }

  func text(of number: NSNumber?) -> String? {
    if number == nsNumber { return session.text }
    guard let value = FieldValue(nsNumber: number) else { return nil }
    return NumericTextSession(value: value, style: session.style).text
  }

  func set(nsNumber number: NSNumber?) {
    if let value = FieldValue(nsNumber: number) { set(value: value) }
  }
}

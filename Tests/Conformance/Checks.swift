// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Checks the laws for one locale and kind of number, with several sample values.
struct Checks {
  let pair: Pair
  private let style: NumericTextStyle<Decimal>
  private let field: Field
  private(set) var found = Found()

  init(_ pair: Pair) {
    self.pair = pair
    style = pair.style
    field = style.field(allowsEmpty: true)
  }

  private static let samples: [Decimal] = [
    "0", "1", "-1", "1234.5", "-1234.5", "12345.67", "-12345.67", "1234567.89", "-1234567.89",
    "0.1", "-0.01", "0.000001", "-0.0000000009", "999999999999999999999999999999999999.99",
    "-99999999999999999999999999999999999999",
  ].compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }

  mutating func run() {
    for value in Self.samples {
      checkIdleText(value)
      guard isWithinPrecision(value) else { continue }
      checkTyping(value)
      checkPasting(value)
    }
  }

  /// Returns whether a user can type or paste all digits of `value`.
  ///
  /// For example, a percent field multiplies a value of 38 nines by 100, and the resulting 40
  /// digits are too many to type. Only the app can set such a value.
  private func isWithinPrecision(_ value: Decimal) -> Bool {
    shown(value).digits.count <= Decimal.numericTextLimits.digits ?? .max
  }

  private mutating func expect(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String) {
    found.expect(holds, law, in: pair.name, detail())
  }

  private func session(_ value: Decimal? = nil) -> NumericTextSession<Decimal?> {
    NumericTextSession(value: value, style: style)
  }

  /// Returns the number that the field shows for `value`, such as 12.5 for 0.125 as a percentage.
  private func shown(_ value: Decimal) -> Numeral {
    let numeral = (value.numeral ?? .zero).scaled(byPowerOfTen: field.notation.scale)
    let rounded = numeral.rounded(toFraction: pair.fractionDigits ?? .max).canonical
    // If the style never shows a sign, the text shows only the magnitude, and no sign can be typed.
    return pair.sign == .never && rounded.isNegative ? rounded.negated : rounded
  }
}

// MARK: - Showing and pasting

extension Checks {
  private mutating func checkIdleText(_ value: Decimal) {
    let text = session(value).text
    let expected = pair.foundationText(value)
    expect(
      text.utf8.elementsEqual(expected.utf8),
      "idle text is Foundation's",
      "\(value): \(text.debugDescription), Foundation \(expected.debugDescription)"
    )
  }

  private mutating func checkPasting(_ value: Decimal) {
    let shown = shown(value)
    checkPaste(session(value).text, shown, "idle text pasted back is the value")
    var active = session(value)
    active.focus()
    checkPaste(active.text, shown, "active text pasted back is the value")
  }

  private mutating func checkPaste(_ text: String, _ shown: Numeral, _ law: String) {
    var session = session()
    let outcome = session.paste(text)
    let number = session.value?.numeral?.scaled(byPowerOfTen: field.notation.scale)
    let hasPassed = outcome.refusal == nil && number?.isSameNumber(as: shown) == true
    expect(
      hasPassed,
      law,
      "\(text.debugDescription) of \(shown): \(number?.description ?? "nil") "
        + "\(outcome.refusal?.name ?? "")"
    )
  }
}

// MARK: - Typing

extension Checks {
  private mutating func checkTyping(_ value: Decimal) {
    let number = shown(value)
    let keys = number.description
    type(keys.unicodeScalars.map { String($0) }, number, "ASCII keys type the number")
    type(ownKeys(keys), number, "the locale's own keys type the number")
  }

  /// Converts ASCII keys to the digits, the decimal separator and the minus sign of the locale.
  private func ownKeys(_ keys: String) -> [String] {
    let notation = field.notation
    return keys.unicodeScalars.flatMap { scalar -> [String] in
      switch scalar {
      case "-": notation.minus.text.unicodeScalars.map { String($0) }
      case ".": notation.decimalSeparator.text.unicodeScalars.map { String($0) }
      default: [String(notation.digits[UInt8(scalar.value - 0x30)])]
      }
    }
  }

  private mutating func type(_ keys: [String], _ number: Numeral, _ law: String) {
    var session = session()
    session.focus()
    for key in keys {
      if let refusal = session.type(key).refusal {
        expect(false, law, "\(number): \(key.debugDescription) refused, \(refusal.name)")
        return
      }
    }
    let typed = session.value?.numeral?.scaled(byPowerOfTen: field.notation.scale)
    expect(
      typed?.isSameNumber(as: number) == true,
      law,
      "\(number): \(typed?.description ?? "nil"), \(session.text.debugDescription)"
    )
    checkSlots(&session)
    checkDeleting(&session, number)
  }

  /// Checks that the caret can only be directly before the first digit, or directly after a digit
  /// or the decimal separator.
  private mutating func checkSlots(_ session: inout NumericTextSession<Decimal?>) {
    let content = session.cells.filter(\.role.isContent)
    var slots = Set(content.map(\.range.upperBound))
    if let first = content.first { slots.insert(first.range.lowerBound) }
    for offset in 0...session.text.utf16.count {
      session.select(offset..<offset)
      expect(
        slots.contains(session.selection.lowerBound),
        "the caret is in a slot",
        "\(session.text.debugDescription) at \(offset): \(session.selection)"
      )
    }
    session.move(.end)
  }

  private mutating func checkDeleting(
    _ session: inout NumericTextSession<Decimal?>,
    _ number: Numeral
  ) {
    let content = session.cells.filter(\.role.isContent).count
    for _ in 0..<content { session.deleteBackward() }
    // The minus sign remains after all digits are deleted. Another backspace deletes it.
    if number.isNegative { session.deleteBackward() }
    expect(
      session.text.isEmpty && session.value == nil,
      "backspace empties the field",
      "\(number): \(session.text.debugDescription) is left"
    )
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// How a developer's own formatter writes numbers, in the engine's words.
package struct ProbedFormat: Hashable, Sendable {
  var notation: Notation
  var precision: Precision
  var rounding: FloatingPointRoundingRule

  /// Takes a formatter over, and checks that what was learnt writes what the formatter writes.
  ///
  /// - Throws: A ``NumericTextFormatError`` that shows a text in question.
  init(
    locale: Locale,
    text: @escaping (Decimal) -> String?
  ) throws(NumericTextFormatError) {
    let probe = try Probe(locale: locale, text: text)
    guard let notation = probe.longest.flatMap({ probe.notation($0) }) else {
      throw .notPlain(example: text(1234) ?? text(1) ?? "")
    }
    self.notation = notation
    precision = try probe.precision()
    rounding = probe.rounding(precision)
    addSigns(of: locale)
    try check(probe)
  }

  /// The signs alone, which a formatter may never show by themselves.
  private mutating func addSigns(of locale: Locale) {
    let plain = LocaleNotation.of(.number, locale, NotationOptions()).notation
    notation.minus = plain.minus
    notation.plus = plain.plus
  }

  private static let samples = [
    "0", "1", "2", "-1", "5", "21", "101", "123", "-1234", "12345", "1234567", "0.5", "-12.25",
    "1234.5", "99.9921875",
  ]

  private func check(_ probe: Probe) throws(NumericTextFormatError) {
    var rules = Rules()
    rules.precision = precision
    rules.rounding = rounding
    let field = Field(notation, rules)
    for sample in Self.samples.compactMap({ Numeral($0) }) {
      let digits = sample.significantIntegerDigits
      guard digits <= probe.length, digits <= precision.integer.upperBound,
        let got = probe.text(showing: sample)
      else { continue }
      let expected = field.idleText(sample.scaled(byPowerOfTen: -notation.scale))
      guard expected.utf8.elementsEqual(got.utf8) else {
        throw .irregular(expected: expected, got: got)
      }
    }
  }
}

extension Numeral {
  /// The number of integer digits that are not zeros in front.
  fileprivate var significantIntegerDigits: Int {
    digits.prefix(integerCount).drop { $0 == 0 }.count
  }
}

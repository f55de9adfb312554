// SPDX-License-Identifier: MIT

import Foundation

/// A check that the engine writes the same texts as a formatter of the app.
struct FormatCheck {
  /// Returns the formatter's text for a value, or nil if the number type cannot represent the
  /// value.
  let text: (Decimal) -> String?

  let type: any NumericTextValue.Type

  init(_ type: any NumericTextValue.Type, text: @escaping (Decimal) -> String?) {
    self.type = type
    self.text = text
  }

  /// Returns the rounding with which the engine writes the same texts as the formatter, or nil if
  /// no rounding has this result.
  func rounding(of format: ProbedFormat) -> FormatRounding? {
    let numbers = numbersToRound(format)
    let texts = numbers.map { text(of: $0) }
    return FormatRounding.all.first { rounding in
      let field = field(of: format.rounding(rounding))
      return zip(numbers, texts).allSatisfy { number, text in
        text.map { field.idleText(number).utf8.elementsEqual($0.utf8) } ?? true
      }
    }
  }

  /// Returns an error for the first test number that the formatter and the engine write
  /// differently, or nil if all texts are equal.
  func error(of format: ProbedFormat) -> NumericTextFormatError? {
    let field = field(of: format)
    for number in numbers(format) {
      guard let got = text(of: number) else { continue }
      let expected = field.idleText(number)
      guard !expected.utf8.elementsEqual(got.utf8) else { continue }
      return writesEveryDigit
        ? .irregular(expected: expected, got: got)
        : .notPlain(example: text(1234) ?? text(1) ?? got)
    }
    return nil
  }

  /// Whether the formatter's text for 1234 contains the digits 1, 2, 3 and 4, and after them only
  /// zeros, as in `$1,234.00`.
  private var writesEveryDigit: Bool {
    let digits = [1, 2, 3, 4] as [UInt8]
    guard let shown = text(1234).map(\.decimalDigits) else { return true }
    return shown.starts(with: digits) && shown.dropFirst(digits.count).allSatisfy { $0 == 0 }
  }

  /// Returns an error for the first test number whose text is parsed as a different number, or nil
  /// if all texts are parsed correctly.
  func parsingError(_ format: ProbedFormat) -> NumericTextFormatError? {
    let field = field(of: format)
    let number = { (numeral: Numeral) in numeral.scaled(byPowerOfTen: format.notation.scale) }
    for value in Self.numbersToRead {
      let text = field.idleText(value)
      let read = try? field.read(text)
      guard read != format.display.rounded(number(value)).canonical else { continue }
      return .irregular(expected: format.display.rounded(number(value)).description, got: text)
    }
    return nil
  }

  private static let numbersToRead = numerals(["5", "-5", "100", "-0.5", "1234"])

  /// Creates the engine for fields with this format.
  private func field(of format: ProbedFormat) -> Field {
    var choices = StyleChoices(.format(format))
    choices.rules.rounding = format.display.rounding.rule
    return choices.field(allowsEmpty: true, for: type)
  }

  private func text(of number: Numeral) -> String? {
    guard let value = Decimal(numeral: number.canonical), value.numeral == number.canonical else {
      return nil
    }
    return text(value)
  }
}

// MARK: - Test numbers

extension FormatCheck {
  private func numbers(_ format: ProbedFormat) -> [Numeral] {
    let scale = format.notation.scale
    let edges = Self.edges(format.display.precision)
    let values = Self.numbersOfEveryLength + numbersToRound(format) + edges
    return scale == 0 ? values : values + values.map { $0.scaled(byPowerOfTen: -scale) }
  }

  /// Numbers of all lengths, with and without fractions.
  ///
  /// Some of them, such as 11 and 21, have irregular names in many languages. They reveal a
  /// formatter that spells out numbers.
  private static let numbersOfEveryLength =
    numerals(
      [
        "0", "1", "2", "5", "10", "11", "21", "100", "101", "10000", "100067", "-1", "-12", "-1234",
        "-1000000", "-12345678", "0.5", "0.05", "-0.25", "-0.001", "0.1", "0.00000123", "9.99",
        "99.95", "999.9921875", "1.1111111111111111", "-12345.000244140625",
        "907735256875176.9", "9647573845249.977", "6896870057491571000000",
      ]
    ) + numerals(wholeTexts) + numerals(fractionTexts)

  private static var wholeTexts: [String] {
    let lengths: [Int] = Array(2...8) + [10, 13, 15, 16, 17, 18, 19, 20, 25, 38]
    return lengths.map { String(digits.prefix($0)) }
  }

  private static var fractionTexts: [String] {
    [1, 2, 3, 5, 8].map { "\(digits.dropFirst().prefix($0)).\(digits.prefix(9 - $0))" }
  }

  private static let digits = "12345678901234567890123456789012345678"

  /// Returns test numbers that different rounding rules round differently.
  ///
  /// For a formatter that shows integers, examples are 2.1, 2.5 and 2.6.
  private func numbersToRound(_ format: ProbedFormat) -> [Numeral] {
    Self.numbersToRound(format.display).map { $0.scaled(byPowerOfTen: -format.notation.scale) }
      + (format.convertsToDouble ? Self.binaryTies : [])
  }

  /// Numbers that are halfway between two numbers of up to six fraction digits, as such or in percent.
  ///
  /// Decimal numbers such as 0.025 are never halfway when they are converted from `Float`.
  private static let binaryTies =
    numerals([
      "0.5", "0.25", "0.125", "0.0625", "0.03125", "0.015625", "0.0078125", "0.00390625",
      "0.001953125",
    ])
    .flatMap { [$0, $0.negated] }

  private static func numbersToRound(_ display: FormatDisplay) -> [Numeral] {
    let precision = display.precision
    if let increment = display.increment {
      return numerals(roundedTails(after: 1)).map {
        $0.scaled(byPowerOfTen: 1).multiplied(by: increment).scaled(byPowerOfTen: -1)
      }
    }
    let digits = precision.total.upperBound
    if digits < mostPlaces {
      let numbers = numerals(roundedTails(after: digits))
      return numbers.flatMap { [$0.scaled(byPowerOfTen: 1), $0.scaled(byPowerOfTen: 1 - digits)] }
    }
    let places = precision.fraction.upperBound
    guard places < mostPlaces else { return [] }
    return numerals(roundedTails(after: 1)).map { $0.scaled(byPowerOfTen: -places) }
  }

  private static let mostPlaces = 36

  /// Returns up to two powers of ten at which the formatter's text may become irregular, and the
  /// same numbers with a minus sign.
  ///
  /// The first power has one digit more than the maximum number of integer digits. The second has
  /// as many digits as the minimum number of significant digits.
  private static func edges(_ precision: Precision) -> [Numeral] {
    let places = [precision.integer.upperBound, precision.total.lowerBound - 1]
    let numbers = places.filter { $0 < mostPlaces }.map { Numeral.one.scaled(byPowerOfTen: $0) }
    return numbers + numbers.map(\.negated)
  }

  /// Returns positive and negative test numbers that different rounding rules round differently.
  ///
  /// Each number has `digits` integer digits, and a fraction of .1, .5 or .6. With one integer
  /// digit, examples are 2.1, 2.5 and -1.6.
  private static func roundedTails(after digits: Int) -> [String] {
    let lead = String(repeating: "1", count: digits - 1)
    let wholes = ["2", "1", "0"].map { lead + $0 }
    let numbers = wholes.flatMap { whole in [".5", ".1", ".6"].map { whole + $0 } }
    return numbers + numbers.map { "-" + $0 }
  }

  private static func numerals(_ texts: [String]) -> [Numeral] { texts.compactMap { Numeral($0) } }
}

extension String {
  /// The values of all decimal digits in the string.
  fileprivate var decimalDigits: [UInt8] { unicodeScalars.compactMap { $0.digitValue } }
}

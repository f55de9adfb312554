// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private typealias Change = @Sendable (NumberFormatter) -> Void

/// For each property that affects the formatted text, a change of the property, and whether a style
/// supports a formatter with this change.
private let changes: [(name: String, isSupported: Bool, change: Change)] = [
  ("numberStyle", true, { $0.numberStyle = .currency }),
  ("percent style", true, { $0.numberStyle = .percent }),
  ("accounting style", true, { $0.numberStyle = .currencyAccounting }),
  ("code style", true, { $0.numberStyle = .currencyISOCode }),
  ("plural style", true, { $0.numberStyle = .currencyPlural }),
  ("maximumIntegerDigits", true, { $0.maximumIntegerDigits = 3 }),
  ("minimumIntegerDigits", true, { $0.minimumIntegerDigits = 4 }),
  ("minimumFractionDigits", true, { $0.minimumFractionDigits = 2 }),
  ("maximumFractionDigits", true, { $0.maximumFractionDigits = 1 }),
  ("maximumSignificantDigits", true, { $0.maximumSignificantDigits = 3 }),
  ("minimumSignificantDigits", true, { $0.minimumSignificantDigits = 2 }),
  ("usesSignificantDigits", true, { $0.usesSignificantDigits = true }),
  ("roundingIncrement", true, { $0.roundingIncrement = 0.25 }),
  ("roundingMode", true, { $0.roundingMode = .halfDown }),
  ("formatWidth", true, { ($0.formatWidth, $0.paddingCharacter) = (12, "*") }),
  ("paddingPosition", true, { ($0.formatWidth, $0.paddingPosition) = (9, .afterSuffix) }),
  ("multiplier", true, { $0.multiplier = 100 }),
  ("odd multiplier", false, { $0.multiplier = 3 }),
  ("minusSign", true, { $0.minusSign = "M" }),
  ("plusSign", true, { $0.plusSign = "P" }),
  ("positivePrefix", true, { $0.positivePrefix = "P2P " }),
  ("positiveSuffix", true, { $0.positiveSuffix = " up" }),
  ("negativePrefix", true, { $0.negativePrefix = "N " }),
  ("negativeSuffix", true, { $0.negativeSuffix = ")" }),
  ("decimalSeparator", true, { $0.decimalSeparator = ";" }),
  ("no decimalSeparator", false, { $0.decimalSeparator = "" }),
  ("groupingSeparator", true, { $0.groupingSeparator = "_" }),
  ("usesGroupingSeparator", true, { $0.usesGroupingSeparator = false }),
  ("groupingSize", true, { ($0.groupingSize, $0.secondaryGroupingSize) = (3, 2) }),
  ("alwaysShowsDecimalSeparator", true, { $0.alwaysShowsDecimalSeparator = true }),
  ("currencySymbol", true, { ($0.numberStyle, $0.currencySymbol) = (.currency, "X") }),
  (
    "currencyDecimalSeparator", true,
    { ($0.numberStyle, $0.currencyDecimalSeparator) = (.currency, ";") }
  ),
  (
    "currencyGroupingSeparator", true,
    { ($0.numberStyle, $0.currencyGroupingSeparator) = (.currency, "_") }
  ),
  ("currencyCode", true, { ($0.numberStyle, $0.currencyCode) = (.currency, "JPY") }),
  ("percentSymbol", true, { ($0.numberStyle, $0.percentSymbol) = (.percent, "pc") }),
  ("positiveFormat", true, { $0.positiveFormat = "#,##0.00 'kg'" }),
  ("negativeFormat", true, { $0.negativeFormat = "(#,##0.00)" }),
  ("scientific format", false, { $0.positiveFormat = "0.00E0" }),
  ("zeroSymbol", true, { $0.zeroSymbol = "none" }),
  ("locale", true, { $0.locale = Locale(identifier: "ar_EG") }),
  ("allowsFloats", true, { $0.allowsFloats = false }),
]

private func formatter(_ changes: [Change]) -> NumberFormatter {
  numberFormatter { for change in changes { change($0) } }
}

// All values are exact in binary, because on Linux a formatter converts a decimal number to binary
// before it rounds.
private let values: [Decimal] = [
  "0", "1", "-1", "5", "0.5", "-0.5", "1.125", "2.5", "-2.5", "3.5", "12.375", "99.875", "1000",
  "-1234", "12345", "-140767", "1234567.875", "-0.0009765625", "100000",
].compactMap { Decimal(string: $0) }

/// Returns whether a style supports `formatter`.
///
/// If so, expects the style to format numbers in the same way.
private func isSupported(_ formatter: NumberFormatter, _ name: String) -> Bool {
  guard let style = try? NumericTextStyle<Decimal>(validating: formatter) else { return false }
  for value in values {
    #expect(style.format(value) == formatter.string(from: value as NSDecimalNumber), "\(name)")
  }
  return true
}

@Suite struct NumberFormatterSpaceTests {
  @Test func supportsEveryPropertyOrRefusesIt() {
    for (name, expected, change) in changes {
      #expect(isSupported(formatter([change]), name) == expected, "\(name)")
    }
  }

  @Test(arguments: ["en_US", "de_CH", "sv_SE", "ar_EG", "ja_JP"])
  func supportsEveryStyleInTheLocale(_ identifier: String) {
    let styles: [NumberFormatter.Style] = [
      .none, .decimal, .currency, .percent, .currencyAccounting, .currencyISOCode,
    ]
    for style in styles {
      let formatter = formatter([{ $0.locale = Locale(identifier: identifier) }])
      formatter.numberStyle = style
      #expect(isSupported(formatter, "\(style)"))
    }
  }

  @Test(arguments: [
    NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfUp, .halfDown,
  ])
  func supportsEveryRoundingMode(_ mode: NumberFormatter.RoundingMode) {
    let rounded = formatter([{ ($0.maximumFractionDigits, $0.roundingMode) = (0, mode) }])
    #expect(isSupported(rounded, "\(mode)"))
  }

  @Test(arguments: [(8, 2), (7, 3), (6, 4), (5, 5)])
  func supportsTenDigitsInTotal(_ integer: Int, _ fraction: Int) {
    for style in [NumberFormatter.Style.decimal, .currency, .percent] {
      let formatter = formatter([{ $0.numberStyle = style }])
      formatter.maximumIntegerDigits = integer
      (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (fraction, fraction)
      #expect(isSupported(formatter, "\(style), \(integer) + \(fraction) digits"))
    }
  }

  @Test(arguments: ["#,###.00", "#.00", "#.0", "¤#.00;(¤#.00)"])
  func supportsFixedFractionsWithoutIntegerDigits(_ pattern: String) {
    #expect(isSupported(formatter([{ $0.positiveFormat = pattern }]), pattern))
  }

  @Test(arguments: changes.indices)
  func supportsEveryPairOfPropertiesOrRefusesIt(_ first: Int) {
    for second in changes.indices where second > first {
      let pair = [changes[first], changes[second]]
      _ = isSupported(formatter(pair.map(\.change)), pair.map(\.name).joined(separator: " and "))
    }
  }
}

@Suite struct NumberFormatterEditingTests {
  private func session(
    _ value: Decimal = 0,
    _ change: @escaping Change
  ) throws -> NumericTextSession<Decimal> {
    NumericTextSession(value: value, style: try NumericTextStyle(validating: formatter([change])))
  }

  @Test(arguments: [3, 6, 10])
  func maximumIntegerDigitsLimitTyping(_ most: Int) throws {
    var session = try session { $0.maximumIntegerDigits = most }
    for _ in 0..<most { #expect(session.type("7").refusal == nil) }
    #expect(session.type("7").refusal == .tooManyIntegerDigits(limit: most))
    session.blur()
    #expect(session.text == Decimal.FormatStyle(locale: .english).format(session.value))
  }

  @Test func roundsATypedNumberToTheIncrement() throws {
    var session = try session { $0.roundingIncrement = 0.25 }
    for key in "1.13" { session.type(String(key)) }
    #expect(session.text == "1.13")
    #expect(session.value == Decimal(string: "1.25"))
    session.blur()
    #expect(session.text == "1.25")
    session.focus()
    session.step(by: 1)
    #expect(session.value == Decimal(string: "1.5"))
  }

  @Test func focusAndBlurKeepAValueBetweenIncrements() throws {
    var session = try session(Decimal(1.125)) { $0.roundingIncrement = 0.25 }
    #expect(session.text == "1")
    session.focus()
    session.blur()
    #expect(session.value == Decimal(1.125))
  }

  @Test func padsIdleTextToTheWidth() throws {
    var session = try session(1234) { ($0.formatWidth, $0.paddingCharacter) = (10, "*") }
    #expect(session.text == "*****1,234")
    session.focus()
    #expect(session.text == "1,234")
    session.type("5")
    session.blur()
    #expect(session.text == "****12,345")
    let style = try NumericTextStyle<Decimal>(
      validating: formatter([{ ($0.formatWidth, $0.paddingCharacter) = (10, "*") }])
    )
    #expect(try style.parse("*****1,234") == 1234)
  }

  @Test(arguments: ["0", "5"])
  func refusesPaddingThatParsesAsAnotherNumber(_ character: String) {
    let padded = formatter([
      { ($0.formatWidth, $0.paddingCharacter, $0.paddingPosition) = (9, character, .afterSuffix) }
    ])
    #expect(throws: NumericTextFormatError.self) {
      try NumericTextStyle<Decimal>(validating: padded)
    }
  }

  @Test func refusesAFractionIfFloatsAreNotAllowed() throws {
    var session = try session(12) { $0.allowsFloats = false }
    #expect(session.type(".").refusal == .noFraction)
    #expect(try self.session(Decimal(1.5)) { $0.allowsFloats = false }.text == "1.5")
  }

  @Test(arguments: ["en_US", "de_DE", "ar_KW"])
  func readsItsOwnZerosIfFloatsAreNotAllowed(_ identifier: String) throws {
    let dinars = numberFormatter {
      ($0.locale, $0.numberStyle) = (Locale(identifier: identifier), .currency)
      $0.currencyCode = "BHD"
      ($0.minimumFractionDigits, $0.maximumFractionDigits, $0.allowsFloats) = (3, 3, false)
    }
    let style = try NumericTextStyle<Decimal>(validating: dinars)
    for value in [0, 5, 7000, -1234] as [Decimal] {
      #expect(try style.parse(style.format(value)) == value, "\(style.format(value))")
    }
  }

  @Test func refusesAMinimumAboveTheMaximum() {
    let empty = formatter([{ ($0.minimum, $0.maximum) = (5, 1) }])
    #expect(throws: NumericTextFormatError.noNumbers(minimum: "5", maximum: "1")) {
      try NumericTextStyle<Decimal>(validating: empty)
    }
  }
}

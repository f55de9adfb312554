// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

/// Expects that each format is either refused, or converted to a style that writes numbers in the
/// same way.
///
/// - Returns: The number of formats that are not refused.
@discardableResult
private func expectSameOrRefused<Format: CombinableFormat>(_ formats: [Format]) -> Int {
  var random = SplitMix64(seed: SplitMix64.seed)
  var taken = 0
  for format in formats {
    let values = FormatSpace.values(of: Format.FormatInput.self, &random)
    let finding = FormatSpace.finding(format, values)
    if case .other(let text) = finding {
      Issue.record("\(text), \(format), seed \(SplitMix64.seed)")
    }
    if finding == .same { taken += 1 }
  }
  return taken
}

@Suite struct FormatSpaceTests {
  // At most three precisions are refused: those that require more digits than a value can show.
  @Test func supportsAlmostEveryPrecision() {
    func expectTaken<Format: CombinableFormat>(_ format: Format) {
      let formats = FormatSpace.precise(format)
      #expect(expectSameOrRefused(formats) >= formats.count - 3)
    }
    expectTaken(Decimal.FormatStyle(locale: Locale(identifier: "en_IN")))
    expectTaken(Decimal.FormatStyle.Currency(code: "USD", locale: .english))
    expectTaken(FloatingPointFormatStyle<Double>.Percent(locale: .german))
    expectTaken(IntegerFormatStyle<Int>(locale: .english))
    expectTaken(IntegerFormatStyle<Int8>.Percent(locale: .english))
  }

  @Test func supportsEverySignOfEveryType() {
    func expectTaken<Format: CombinableFormat>(_ format: Format) {
      #expect(expectSameOrRefused(format.allSigns) == format.allSigns.count)
    }
    expectTaken(Decimal.FormatStyle.Percent(locale: .english))
    expectTaken(IntegerFormatStyle<Int>.Currency(code: "USD", locale: .english))
    expectTaken(FloatingPointFormatStyle<Double>(locale: .english))
    expectTaken(FloatingPointFormatStyle<Double>.Percent(locale: .english))
    expectTaken(FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: .english))
  }

  @Test(arguments: ["en_US", "ar_EG", "en_IN"])
  func supportsFormatsOfNarrowTypes(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    func expectTaken<Format: CombinableFormat>(_ format: Format) {
      let formats =
        format.allSigns + FormatSpace.groupings(format) + FormatSpace.separators(format)
        + [format.precision(.fractionLength(2)), format.precision(.fractionLength(0...3))]
      for format in formats { #expect(expectSameOrRefused([format]) == 1, "\(format)") }
      // Foundation shows fewer digits of the smallest half-precision numbers.
      guard Format.FormatInput.self == Float.self else { return }
      expectSameOrRefused(FormatSpace.precise(format) + FormatSpace.scales(format))
      expectSameOrRefused(FormatSpace.roundings(format))
    }
    func expectAll<Value: NumericTextValue & BinaryFloatingPoint>(_ type: Value.Type) {
      expectTaken(FloatingPointFormatStyle<Value>(locale: locale))
      let percent = FloatingPointFormatStyle<Value>.Percent(locale: locale)
      // In half precision, 1 % is 1.000214 %.
      if type == Float.self { expectTaken(percent) } else { expectSameOrRefused([percent]) }
      expectTaken(FloatingPointFormatStyle<Value>.Currency(code: "USD", locale: locale))
      expectTaken(FloatingPointFormatStyle<Value>.Currency(code: "JPY", locale: locale))
    }
    expectAll(Float.self)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      expectAll(Float16.self)
    #endif
  }

  @Test(arguments: ["en_US", "de_CH", "sv_SE", "ar_EG", "fa_IR", "en_IN", "es_ES", "ff_Adlm"])
  func supportsEachModifierInTheLocale(_ identifier: String) {
    let plain = Decimal.FormatStyle(locale: Locale(identifier: identifier))
    let formats = plain.allSigns + FormatSpace.groupings(plain) + FormatSpace.separators(plain)
    #expect(expectSameOrRefused(formats) == formats.count)
    expectSameOrRefused(FormatSpace.precise(plain) + FormatSpace.scales(plain))
    expectSameOrRefused(FormatSpace.roundings(plain))
  }

  @Test(arguments: ["USD", "JPY", "BHD", "SEK", "BGN", "PAB"])
  func supportsEachPresentationOfACurrency(_ code: String) {
    for locale in ["en_US", "bg_BG", "rhg_Rohg", "he_IL", "de_DE"].map(Locale.init(identifier:)) {
      let plain = Decimal.FormatStyle.Currency(code: code, locale: locale)
      let formats = plain.allSigns + [plain.presentation(.isoCode), plain.presentation(.narrow)]
      #expect(expectSameOrRefused(formats) == formats.count)
    }
  }

  @Test func supportsEveryPrecisionWithEveryRoundingOrRefusesIt() {
    func combined<Format: CombinableFormat>(_ format: Format) -> [Format] {
      FormatSpace.precise(format).flatMap { precise in
        FormatSpace.rules.dropFirst(2).map { precise.rounded(rule: $0, increment: nil) }
      }
    }
    #expect(expectSameOrRefused(combined(IntegerFormatStyle<UInt16>(locale: .english))) > 70)
    #expect(
      expectSameOrRefused(combined(Decimal.FormatStyle.Currency(code: "EUR", locale: .english)))
        > 70
    )
  }

  @Test func supportsEveryCombinationOfTheOtherModifiers() {
    let plain = Decimal.FormatStyle.Currency(code: "INR", locale: Locale(identifier: "hi_IN"))
    let formats = plain.allSigns.flatMap { signed in
      FormatSpace.separators(signed).flatMap { FormatSpace.groupings($0) }
    }
    #expect(expectSameOrRefused(formats) == formats.count)
    expectSameOrRefused(FormatSpace.scales(FloatingPointFormatStyle<Double>(locale: .english)))
    expectSameOrRefused(FormatSpace.roundings(IntegerFormatStyle<Int>(locale: .english)))
  }

  @Test func randomFormatsMatchFoundationOrAreRefused() {
    var random = SplitMix64(seed: SplitMix64.seed)
    for _ in 0..<6 {
      let locale = FormatSpace.locales.randomElement(using: &random) ?? .english
      let code = FormatSpace.codes.randomElement(using: &random) ?? "USD"
      func expectRandom<Format: CombinableFormat>(_ format: Format) {
        expectSameOrRefused([FormatSpace.random(format, &random)])
      }
      expectRandom(Decimal.FormatStyle(locale: locale))
      expectRandom(Decimal.FormatStyle.Percent(locale: locale))
      expectRandom(Decimal.FormatStyle.Currency(code: code, locale: locale))
      expectRandom(IntegerFormatStyle<Int>(locale: locale))
      expectRandom(IntegerFormatStyle<Int8>.Percent(locale: locale))
      expectRandom(IntegerFormatStyle<UInt64>.Currency(code: code, locale: locale))
      expectRandom(FloatingPointFormatStyle<Double>(locale: locale))
      expectRandom(FloatingPointFormatStyle<Float>.Percent(locale: locale))
      expectRandom(FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale))
    }
  }
}

@Suite struct LongNumberFormatTests {
  @Test func cutsExcessIntegerDigitsLikeFoundation() throws {
    let format = IntegerFormatStyle<Int>(locale: .english).precision(.integerLength(3))
    let style = try NumericTextStyle(validating: format)
    #expect(style.format(-140767) == "-767")
    #expect(style.format(7) == "007")
    var session = NumericTextSession(value: 140767, style: style)
    session.focus()
    #expect(session.text == "767")
    #expect(session.value == 140767)
    #expect(session.type("1").refusal == .tooManyIntegerDigits(limit: 3))
  }

  @Test func groupsLongNumbersOfFewSignificantDigits() throws {
    let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_IN"))
    let style = try NumericTextStyle(validating: format.precision(.significantDigits(...3)))
    #expect(style.format(123_456_789) == "12,30,00,000")
    let short = IntegerFormatStyle<Int16>(locale: Locale(identifier: "en_IN"))
    #expect(try NumericTextStyle(validating: short).format(12345) == "12,345")
  }

  @Test func showsATypedFloatLikeFoundation() throws {
    let format = FloatingPointFormatStyle<Float>(locale: .english).precision(.fractionLength(0...3))
    #expect(try NumericTextStyle(validating: format).format(9.995) == format.format(9.995))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct NumericTextStyleTests {
  @Test(arguments: ["Free", "–", "x", "none"])
  func parsesTheTextForZeroAsZero(_ zero: String) throws {
    let style = NumericTextStyle<Decimal>.number.zero(zero)
    #expect(try style.parse(zero) == 0)
    #expect(style.format(0) == zero)
    #expect(throws: NumericTextRefusal.self) { try NumericTextStyle<Decimal>.number.parse(zero) }
  }

  @Test func formatsNilAndNonFiniteNumbersAsEmptyText() {
    #expect(NumericTextStyle<Double>.number.format(nil) == "")
    #expect(NumericTextStyle<Double>.number.format(.nan) == "")
    #expect(NumericTextStyle<Double>.number.format(.infinity) == "")
  }

  @Test func padsOnlyFractionsIfAsked() {
    let dollars = Decimal.FormatStyle.Currency(code: "USD", locale: .english)
    let style = NumericTextStyle(format: dollars).fraction(.whenPresent)
    #expect(style.format(5) == "$5")
    #expect(style.format(5.5) == "$5.50")
    #expect(style.fraction(.always).format(5) == "$5.00")
    #expect(style != style.fraction(.always))
  }

  @Test func precisionPadsIdleText() {
    let style = NumericTextStyle<Decimal>.number.locale(.english)
    #expect(style.precision(integer: 3..., fraction: 2).format(7) == "007.00")
    #expect(style.precision(fraction: 0...3).format(1.23456) == "1.235")
    #expect(style.precision(2...5).format(5) == "5.0")
    #expect(style.precision(integer: 0...).format(0.5) == ".5")
    #expect(style.precision(1...Int.max).format(12.5) == "12.5")
    #expect(style.precision(...Int.max).format(12.5) == "12.5")
    #expect(style.precision(integer: 1...Int.max, fraction: 0...Int.max).format(12.5) == "12.5")
    #expect(style.precision(fraction: Int.max).format(5).hasPrefix("5.00"))
    #expect(style.precision(integer: ...3).precision(fraction: 1).format(0.25) == "0.2")
  }

  @Test(arguments: FormatSpace.rules)
  func roundsShownValuesLikeFoundation(_ rule: FloatingPointRoundingRule) {
    let style = NumericTextStyle<Decimal>.number.locale(.english).precision(fraction: 1)
      .rounding(rule)
    let format = Decimal.FormatStyle(locale: .english).precision(.fractionLength(1))
      .rounded(rule: rule)
    for value in [2.25, -2.25, 2.35, -2.35] as [Decimal] {
      #expect(style.format(value) == format.format(value))
    }
  }

  /// In a field, these texts are typed keys.
  @Test(arguments: [".", "-"])
  func aSingleMarkIsNotANumber(_ mark: String) {
    #expect(throws: NumericTextRefusal.notANumber) {
      try NumericTextStyle<Decimal>.number.locale(.english).parse(mark)
    }
  }

  @Test func stylesWithTheSameModifiersAreEqual() {
    let style = NumericTextStyle<Int>.number.bounds(0...9).step(2, snapping: true)
    #expect(style == NumericTextStyle<Int>.number.bounds(0...9).step(2, snapping: true))
    #expect(style != NumericTextStyle<Int>.number.bounds(0...9))
  }

  @Test func acceptsACurrencyByName() {
    let named = NumericTextStyle<Decimal>.currency(.euro).locale(Locale(identifier: "de"))
    #expect(named == .currency(code: "EUR").locale(Locale(identifier: "de")))
    #expect(named.format(1234.5) == "1.234,50\u{A0}€")
    #expect(NumericTextStyle<Int>.number.locale(.current) == .number.locale(Locale.current))
  }

  @Test func rejectsPrecisionsThatAllowNoDigits() {
    let style = NumericTextStyle<Decimal>.number.precision(integer: 0...0, fraction: 0)
    #expect(style.contradiction == .noDigits)
    #expect(style.contradiction?.description.hasSuffix("they allow no digits.") == true)
  }

  @Test func acceptsEqualSeparatorsIfOnlyOneIsShown() {
    let style = NumericTextStyle<Decimal>.number.locale(.english)
      .symbols(decimal: ",", grouping: ",")
    #expect(style.contradiction == .sameSeparators(","))
    #expect(style.grouping(.never).format(1234.5) == "1234,5")
    #expect(style.precision(fraction: 0).format(1234) == "1,234")
    #expect(style.symbols(grouping: ".").format(1234.5) == "1.234,5")
  }

  @Test(arguments: [
    (NumericTextStyle<Decimal>.number.symbols(decimal: "5"), "symbols(decimal: \"5\")"),
    (.number.symbols(grouping: "٣"), "symbols(grouping: \"٣\")"),
    (.number.symbols(minus: "1-"), "symbols(minus: \"1-\")"),
    (.number.symbols(plus: "0"), "symbols(plus: \"0\")"), (.number.prefix("1"), "prefix(\"1\")"),
    (.number.prefix("No. 1"), "prefix(\"No. 1\")"), (.number.prefix("1 "), "prefix(\"1 \")"),
    (.number.suffix("000"), "suffix(\"000\")"), (.number.suffix(" 5"), "suffix(\" 5\")"),
  ])
  func rejectsTextsThatLookLikeDigits(_ style: NumericTextStyle<Decimal>, _ setting: String) {
    #expect(style.contradiction == .digits(setting))
    #expect(style.contradiction?.description.hasPrefix("\(setting) would look like digits") == true)
  }

  @Test func laterModifiersReplaceBoundsAndRules() throws {
    let style = NumericTextStyle<Int>.number.locale(.english)
    #expect(try style.bounds(0...).bounds(...100).parse("-5") == -5)
    #expect(try style.allows("a") { $0 != 5 }.allows("b") { $0 != 6 }.parse("5") == 5)
    #expect(try style.precision(1...2).precision(integer: 1...4).parse("1234") == 1234)
    let empty = style.bounds(lower: 10, upper: 1)
    #expect(empty.contradiction == .noNumbersBetween(lower: "10", upper: "1"))
  }

  @Test func acceptsDigitsApartFromTheNumber() {
    let style = NumericTextStyle<Decimal>.number.locale(.english)
    #expect(style.suffix(" m2").format(5) == "5 m2")
    #expect(style.prefix("a1 ").format(5) == "a1 5")
    let dollars = NumericTextStyle<Decimal>.currency(code: "USD")
    let points = dollars.locale(.english).symbols(currency: "P2P")
    #expect(points.contradiction == nil)
    let formatter = CurrencyFormatter {
      $0.locale = Locale.english
      $0.decimalSeparator = "5"
    }
    #expect(formatter.string(from: 1) == "$1500")
  }

  @Test func rejectsContradictoryFormats() {
    let dollars = Decimal.FormatStyle.Currency(code: "dollars")
    #expect(throws: NumericTextFormatError.noCurrency(code: "dollars")) {
      try NumericTextStyle(validating: dollars)
    }
    let formatter = numberFormatter { $0.decimalSeparator = "," }
    #expect(throws: NumericTextFormatError.sameSeparators(",")) {
      try NumericTextStyle<Decimal>(validating: formatter)
    }
    formatter.maximumFractionDigits = 0
    #expect(throws: Never.self) { try NumericTextStyle<Decimal>(validating: formatter) }
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func trapsOnImpossibleChoices() async {
      await #expect(processExitsWith: .failure) { _ = NumericTextStyle<Int>.number.step(0) }
      await #expect(processExitsWith: .failure) {
        _ = NumericTextStyle<Int>.number.symbols(decimal: "")
      }
      await #expect(processExitsWith: .failure) {
        _ = NumericTextStyle<Int>.number.symbols(minus: "")
      }
      await #expect(processExitsWith: .failure) {
        _ = NumericTextStyle<Int>.number.symbols(minus: "\u{200E} ")
      }
    }

    @Test func preconditionFailuresNameTheMistake() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = NumericTextStyle<Decimal>.number.precision(fraction: -1)
        },
        says: "A number of digits must not be negative: -1...-1."
      )
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = NumericTextStyle<Decimal>.number.precision(fraction: ...(-1))
        },
        says: "A number of digits must not be negative: ...-1."
      )
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = NumericTextStyle<Decimal>.currency(code: "dollars")
        },
        says: "\"dollars\" is not the code of a currency such as USD."
      )
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = NumericTextStyle<Decimal>.currency(code: "USD").locale(.english)
            .symbols(decimal: ",", grouping: ",").format(1234.5)
        },
        says: "symbols(decimal: \",\") and symbols(grouping: \",\") cannot be combined"
      )
    }

    private func expect(_ result: ExitTest.Result?, says reason: String) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(reason), "\(text)")
    }
  #endif
}

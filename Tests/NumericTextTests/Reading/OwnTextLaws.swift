// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

/// Pasting a field's own text results in the number that the field shows, whether the field is idle
/// or active.
///
/// This is true for any symbols and any minimum number of digits.
@Suite struct OwnTextLaws {
  @Test func randomStylesParseTheirOwnText() {
    forEachValue { choices, value, comment in
      check(choices.style(of: Decimal.self), value, comment)
      guard !choices.takesFraction, let whole = value.numeral.flatMap({ Int(numeral: $0) })
      else { return }
      check(choices.style(of: Int.self), whole, comment)
    }
  }

  @Test func randomFormattersParseTheirOwnText() {
    forEachValue { choices, value, comment in
      let text = choices.formatter.string(from: value) ?? ""
      let read = choices.formatter.decimal(from: text)
      #expect(read == value, "\(text.debugDescription) of \(value) reads back, \(comment)")
    }
  }

  /// Calls `body` with random styles, each with a few random values.
  private func forEachValue(_ body: (RandomStyle, Decimal, Comment) -> Void) {
    for run in 0..<400 {
      let seed = SplitMix64.seed &+ UInt64(run)
      var random = SplitMix64(seed: seed)
      let choices = RandomStyle(&random)
      for _ in 0..<6 {
        body(choices, random.value(of: choices), "NUMERIC_TEXT_SEED=\(seed), \(choices)")
      }
    }
  }

  private func check<Value: NumericTextValue & Equatable>(
    _ style: NumericTextStyle<Value>,
    _ value: Value,
    _ comment: Comment
  ) {
    let text = style.format(value)
    let read = try? style.parse(text)
    #expect(read == value, "\(text.debugDescription) of \(value) reads back, \(comment)")
    var session = NumericTextSession(value: value, style: style)
    session.focus()
    paste(session.text, into: session, value, comment)
    session.deleteBackward()
    paste(session.text, into: session, session.value, comment)
  }

  private func paste<Value: NumericTextValue & Equatable>(
    _ text: String,
    into session: NumericTextSession<Value>,
    _ value: Value,
    _ comment: Comment
  ) {
    guard text.unicodeScalars.count > 1 else { return }
    var session = session
    session.selectAll()
    let outcome = session.paste(text)
    #expect(
      outcome.refusal == nil && session.value == value,
      "\(text.debugDescription) of \(value) pastes back, \(comment)"
    )
  }
}

/// A style with random symbols and random limits on its digits.
private struct RandomStyle: CustomStringConvertible {
  let locale: String
  let currency: String
  let decimal: String
  let grouping: String
  let minus: String
  let symbol: String
  let prefix: String
  let suffix: String
  let leastIntegers: Int
  let fraction: ClosedRange<Int>
  let formatterDigits: Int
  let isCurrency: Bool

  init(_ random: inout SplitMix64) {
    locale = random.pick(["en_US", "de_DE", "fr_FR", "de_CH", "ar_EG", "hi_IN", "es_ES", "he_IL"])
    currency = random.pick(["USD", "JPY", "BHD", "CHF", "SEK"])
    let marks = [".", ",", "'", "·", "::", ":", "P.", "|", "_", "٫", "x", ". "]
    let decimal = random.pick(marks)
    grouping = random.pick(marks + ["\u{A0}"])
    self.decimal = decimal
    minus = random.pick(["-", "−", "~", "neg ", "\u{61C}-", "--"])
    symbol = random.pick(["₿", "US-D", "P2P ", "B/.", "1x", "-", "💶", " kr.", "e5", "(", "%", "C,"])
    prefix = random.pick(["", "", "", "≈ ", "No. 5: ", "№ "])
    suffix = random.pick(["", "", "", " kg", " lbs. per day", ".-", " m2"])
    leastIntegers = random.pick([1, 1, 2, 4, 5, 7])
    let fixed = random.pick([0, 0, 2, 3])
    formatterDigits = fixed
    // If the decimal separator and the grouping separator are the same, fractions are not allowed.
    fraction = decimal == grouping ? 0...0 : fixed...random.pick([fixed, fixed + 2])
    isCurrency = Bool.random(using: &random)
  }

  var takesFraction: Bool { fraction.upperBound > 0 }

  func style<Value>(of type: Value.Type) -> NumericTextStyle<Value> {
    let kind: NumericTextStyle<Value> = isCurrency ? .currency(code: currency) : .number
    return kind.locale(Locale(identifier: locale))
      .precision(integer: leastIntegers...12, fraction: fraction)
      .symbols(
        decimal: decimal,
        grouping: grouping,
        minus: minus,
        currency: isCurrency ? symbol : nil
      )
      .prefix(prefix).suffix(suffix)
  }

  var formatter: CurrencyFormatter {
    CurrencyFormatter {
      $0.locale = Locale(identifier: locale)
      $0.currency = Currency(code: currency) ?? .dollar
      $0.currencySymbol = symbol
      $0.decimalSeparator = decimal
      $0.groupingSeparator = grouping
      $0.decimalDigits = formatterDigits
    }
  }

  var description: String {
    "\(locale) \(isCurrency ? currency : "number") decimal \(decimal) grouping \(grouping) "
      + "minus \(minus) symbol \(symbol) prefix \(prefix) suffix \(suffix) "
      + "integers \(leastIntegers) fraction \(fraction)"
  }
}

extension SplitMix64 {
  /// Returns a number with up to ten integer digits, and with the smallest number of fraction
  /// digits that `choices` allows.
  fileprivate mutating func value(of choices: RandomStyle) -> Decimal {
    let digits = Int.random(in: 1...10, using: &self) + choices.fraction.lowerBound
    let limit = (0..<digits).reduce(1) { power, _ in power * 10 }
    let units = Int.random(in: 0..<limit, using: &self)
    return Decimal(
      sign: Bool.random(using: &self) && units > 0 ? .minus : .plus,
      exponent: -choices.fraction.lowerBound,
      significand: Decimal(units)
    )
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MarkedDigitsTests {
  /// Returns the number that the digits and separators in `text` represent, or nil if they are
  /// refused.
  private func numeral(
    _ text: String,
    _ notation: Notation = .english,
    _ precision: Precision = Precision()
  ) -> String? {
    var marked = MarkedDigits(Lexicon(notation, .with { $0.precision = precision }))
    for scalar in text.unicodeScalars {
      switch ScalarKind(scalar) {
      case .digit(let digit): marked.append(digit)
      case .mark(let mark): marked.append(mark)
      default: Issue.record("\(scalar) is neither digit nor mark")
      }
    }
    return (try? marked.numeral())?.description
  }

  @Test func acceptsTheGroupSizesOfTheNotation() {
    let fours = Notation(grouping: Grouping(primary: 4))
    #expect(numeral("1,2345,6789", fours) == "123456789")
    #expect(numeral("1,2345,6789") == nil)
  }

  @Test func acceptsASeparatorAfterTheLastDigit() throws {
    var marked = MarkedDigits(Lexicon(.english))
    marked.append(1)
    for mark in [Mark.comma, .period, .comma, .period] { marked.appendTrailing(mark) }
    #expect(try marked.numeral().description == "1.")
  }

  @Test func onlySomeMarksCanBeDecimal() {
    let marked = MarkedDigits(Lexicon(.wideSeparators))
    #expect(marked.canBeDecimal(.ownDecimal))
    #expect(marked.canBeDecimal(.comma))
    #expect(!marked.canBeDecimal(.ownGroup))
    #expect(!marked.canBeDecimal(.space))
  }

  @Test func readsTheFractionThatTheFieldFillsIn() {
    var dinars = Precision(fraction: 3...3)
    dinars.refuseFraction()
    #expect(numeral("12.000", .english, dinars) == "12")
    #expect(numeral("12,000", .english, dinars) == "12000")
    #expect(numeral("12.345", .english, dinars) == "12345")
  }

  @Test(
    arguments: [
      ("1.234", "1234"), ("1.234.567", "1234567"), ("12.000", "12000"), ("12.5", "12.5"),
    ] as [(String, String?)]
  )
  func sharedMarkGroupsThreeDigits(_ text: String, _ number: String?) {
    #expect(numeral(text, .sameMarks, .whole) == number)
    #expect(numeral(text, .sameMarks) == number)
  }

  @Test(
    arguments: [
      (2, "1.234.56", "1234.56"), (2, "1.23", "1.23"), (2, "1.234", "1234"), (3, "1.234", "1.234"),
      (3, "1.234.567", "1234.567"), (2, "1.234.567", "1234567"),
    ] as [(Int, String, String?)]
  )
  func sharedMarkStartsAFractionOfThePrintedLength(
    _ count: Int,
    _ text: String,
    _ number: String?
  ) {
    #expect(numeral(text, .sameMarks, Precision(fraction: count...count)) == number)
  }

  @Test func apostropheThatIsTheDecimalSeparatorSeparatesNoMillions() {
    let notation = Notation(decimalSeparator: "'")
    #expect(numeral("1'140,000", .english, .cents) == "1140000")
    #expect(numeral("1'140,000", notation, .cents) == "1140.000")
  }

  @Test func markBeforeAnExponentIsDecimal() throws {
    var marked = MarkedDigits(Lexicon(.english, .with { $0.precision = .whole }))
    marked.append(1)
    marked.append(.period)
    for digit in 2...4 as ClosedRange<UInt8> { marked.append(digit) }
    #expect(try marked.numeral().description == "1234")
    marked.isScaled = true
    #expect(try marked.numeral().description == "1.234")
  }

  @Test func zeroCentsAreAFractionAfterAnyGroup() throws {
    for group in [Mark.comma, .period, .space] {
      var marked = MarkedDigits(Lexicon(.english))
      marked.append(1)
      marked.append(group)
      for _ in 0..<3 { marked.append(0) }
      marked.append(.zeroCents)
      #expect(try marked.numeral().description == "1000.")
    }
  }
}

extension Precision {
  fileprivate static let whole = Precision(fraction: 0...0)
  fileprivate static let cents = Precision(fraction: 0...2)
}

extension Notation {
  /// A notation in which the full stop is both the grouping separator and the decimal separator.
  fileprivate static let sameMarks = Notation(groupSeparator: ".", grouping: Grouping(primary: 3))
}

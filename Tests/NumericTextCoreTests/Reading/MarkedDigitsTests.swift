// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct MarkedDigitsTests {
  /// The numeral of digits with marks in place of `.`, `,`, `'`, space and `_`.
  private func numeral(_ text: String, _ notation: Notation = .english) -> String? {
    var marked = MarkedDigits(Lexicon(notation))
    for scalar in text.unicodeScalars {
      switch ScalarKind(scalar) {
      case .digit(let digit): marked.append(digit)
      case .mark(let mark): marked.append(mark)
      default: Issue.record("\(scalar) is neither digit nor mark")
      }
    }
    return (try? marked.numeral())?.description
  }

  @Test(
    arguments: [
      ("1234", "1234"), ("1,234", "1234"), ("1,234.5", "1234.5"), ("1.234,5", "1234.5"),
      ("1,23,456", "123456"), ("12,34,567.8", "1234567.8"), ("1.5", "1.5"), ("0,123", "0.123"),
      ("1'234'567", "1234567"), ("1_234.5", "1234.5"), ("1,23", "1.23"), ("1,2345", "1.2345"),
      ("000,000", "000000"), ("1234,567", "1234.567"), ("1'23", nil), ("1.2.3", nil),
      ("1,234'567", nil), ("1.234.56", nil), ("1'234,567.8", nil), ("12 34", nil), ("", nil),
      ("1.234.567,8", "1234567.8"), (",5", ".5"), ("0,123.", "0123."),
    ] as [(String, String?)]
  )
  func marksAreGroupedInPlausiblePlaces(_ text: String, _ number: String?) {
    #expect(numeral(text) == number)
  }

  @Test func sizesOfTheNotationArePlausible() {
    let fours = Notation(grouping: Grouping(primary: 4))
    #expect(numeral("1,2345,6789", fours) == "123456789")
    #expect(numeral("1,2345,6789") == nil)
  }

  @Test func separatorBehindTheLastDigitMayBeTypedFirst() throws {
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

  @Test(arguments: ["001,234", "0,001,234", "000,001,234"])
  func paddedNumberReadsBackInItsOwnPlace(_ text: String) {
    #expect(numeral(text)?.drop { $0 == "0" } == "1234")
  }

  @Test func zeroCentsAreAFractionWhereverGroupsStand() throws {
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

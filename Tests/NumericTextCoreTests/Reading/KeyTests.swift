// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct KeyTests {
  private func key(
    _ scalar: Unicode.Scalar,
    _ notation: Notation = .english,
    _ rules: Rules = Rules()
  ) -> Key {
    Key(scalar, Field(notation, rules))
  }

  @Test(arguments: ["5", "٥", "५", "５", "\u{1E955}", "五"] as [Unicode.Scalar])
  func digitsOfAllScriptsTypeTheirDigit(_ scalar: Unicode.Scalar) {
    #expect(key(scalar) == .digit(5))
    #expect(key(scalar, .adlam) == .digit(5))
  }

  @Test func digitsOfTheNotationTypeTheirDigit() throws {
    let letters = try #require(DigitSet("abcdefghij"))
    #expect(key("c", Notation(digits: letters)) == .digit(2))
    #expect(key("c") == .unknown)
  }

  @Test(
    arguments: [
      (NotationSample.english, ".", Key.decimalSeparator), (.english, ",", .laidOut),
      (.english, "٫", .decimalSeparator), (.krona, ",", .decimalSeparator),
      (.krona, ".", .decimalSeparator), (.krona, " ", .laidOut), (.minimumTwo, ".", .laidOut),
      (.minimumTwo, ",", .decimalSeparator), (.arabic, "٬", .laidOut),
      (.arabic, ",", .decimalSeparator), (.wideSeparators, ".", .decimalSeparator),
      (.wideSeparators, "💶", .laidOut), (.dollar, "$", .laidOut), (.dollar, "€", .unknown),
      (.krona, "k", .laidOut), (.krona, "x", .unknown), (.english, "\u{FFFC}", .laidOut),
      (.english, "\t", .laidOut), (.english, "'", .laidOut), (.digitsInAffixes, "x", .laidOut),
    ] as [(NotationSample, Unicode.Scalar, Key)]
  )
  func notationDeterminesWhatAKeyMeans(
    _ sample: NotationSample,
    _ scalar: Unicode.Scalar,
    _ key: Key
  ) {
    #expect(self.key(scalar, sample.notation) == key)
  }

  @Test func anySeparatorIsDecimalIfTheRulesAllowIt() {
    let rules = RulesSample.anySeparator.rules
    for scalar in [".", ",", "٫"] as [Unicode.Scalar] {
      #expect(key(scalar, .english, rules) == .decimalSeparator)
      #expect(key(scalar, .minimumTwo, rules) == .decimalSeparator)
    }
    #expect(key(" ", .krona, rules) == .laidOut)
  }

  @Test func keyboardSeparatorIsDecimal() {
    let rules = Rules.with { $0.keyboardSeparator = "," }
    #expect(key(",", .english, rules) == .decimalSeparator)
    #expect(key(".", .english, rules) == .decimalSeparator)
  }

  @Test func groupingMarkIsForGroupingInIntegerFields() {
    let whole = Rules.with {
      $0.precision = Precision(fraction: 0...0)
      $0.keyboardSeparator = ","
      $0.separators = .any
    }
    #expect(key(",", .english, whole) == .laidOut)
    #expect(key(".", .english, whole) == .decimalSeparator)
    let sameMarks = Notation(groupSeparator: ".", grouping: Grouping(primary: 3))
    #expect(key(".", sameMarks, whole) == .laidOut)
    #expect(key(".", sameMarks) == .decimalSeparator)
  }

  @Test(arguments: ["(", "\u{FF08}"] as [Unicode.Scalar])
  func openingBracketIsAMinusInNotationsWithBrackets(_ scalar: Unicode.Scalar) {
    #expect(key(scalar, .accounting) == .minus)
    #expect(key(scalar, .dollar) == .unknown)
  }

  @Test(arguments: [")", "\u{FF09}"] as [Unicode.Scalar])
  func closingBracketIsIgnoredInNotationsWithBrackets(_ scalar: Unicode.Scalar) {
    #expect(key(scalar, .accounting) == .laidOut)
    #expect(key(scalar, .dollar) == .unknown)
  }

  @Test func acceptsLookAlikesOfMinusAndPlus() {
    for scalar in "-\u{2212}\u{2010}\u{2015}\u{FE63}\u{FF0D}".unicodeScalars {
      #expect(key(scalar) == .minus)
    }
    for scalar in "+\u{FF0B}\u{FE62}".unicodeScalars { #expect(key(scalar) == .plus) }
    #expect(key("~", Notation(minus: "~")) == .minus)
    #expect(key("p", Notation(plus: "p")) == .plus)
  }
}

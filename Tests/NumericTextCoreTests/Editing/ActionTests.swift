// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ActionTests {
  private func key(
    _ scalar: Unicode.Scalar,
    _ notation: Notation = .english,
    _ rules: Rules = Rules()
  ) -> Action? {
    try? Action(inserting: String(scalar), Field(notation, rules).stages.lexicon)
  }

  @Test(arguments: ["5", "٥", "५", "５", "\u{1E955}", "五"] as [Unicode.Scalar])
  func digitsOfAllScriptsTypeTheirDigit(_ scalar: Unicode.Scalar) {
    #expect(key(scalar) == .digit(5))
    #expect(key(scalar, .adlam) == .digit(5))
  }

  @Test func digitsOfTheNotationTypeTheirDigit() throws {
    let letters = try #require(DigitSet("abcdefghij"))
    #expect(key("c", Notation(digits: letters)) == .digit(2))
    #expect(key("c") == nil)
  }

  @Test(
    arguments: [
      (Notation.english, ".", Action.decimalSeparator), (.english, ",", .mark),
      (.english, "٫", .decimalSeparator), (.krona, ",", .decimalSeparator),
      (.krona, ".", .decimalSeparator), (.krona, " ", .nothing), (.minimumTwo, ".", .mark),
      (.minimumTwo, ",", .decimalSeparator), (.arabic, "٬", .nothing),
      (.arabic, ",", .mark), (.wideSeparators, ".", .decimalSeparator),
      (.wideSeparators, "💶", .nothing), (.dollar, "$", .nothing), (.dollar, "€", nil),
      (.krona, "k", .nothing), (.krona, "x", nil), (.english, "\u{FFFC}", .nothing),
      (.english, "\t", .nothing), (.english, "'", .nothing), (.digitsInAffixes, "x", .nothing),
    ] as [(Notation, Unicode.Scalar, Action?)]
  )
  func notationDeterminesWhatAKeyMeans(
    _ notation: Notation,
    _ scalar: Unicode.Scalar,
    _ action: Action?
  ) {
    #expect(key(scalar, notation) == action)
  }

  @Test func anySeparatorIsDecimalIfTheRulesAllowIt() {
    let rules = RulesSample.anySeparator.rules
    for scalar in [".", ",", "٫"] as [Unicode.Scalar] {
      #expect(key(scalar, .english, rules) == .decimalSeparator)
      #expect(key(scalar, .minimumTwo, rules) == .decimalSeparator)
    }
    #expect(key(" ", .krona, rules) == .nothing)
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
    #expect(key(",", .english, whole) == .mark)
    #expect(key(".", .english, whole) == .decimalSeparator)
    let sameMarks = Notation(groupSeparator: ".", grouping: Grouping(primary: 3))
    #expect(key(".", sameMarks, whole) == .mark)
    #expect(key(".", sameMarks) == .decimalSeparator)
  }

  @Test(arguments: ["(", "\u{FF08}"] as [Unicode.Scalar])
  func openingBracketIsAMinusInNotationsWithBrackets(_ scalar: Unicode.Scalar) {
    #expect(key(scalar, .accounting) == .sign(isNegative: true))
    #expect(key(scalar, .dollar) == nil)
  }

  @Test(arguments: [")", "\u{FF09}"] as [Unicode.Scalar])
  func closingBracketIsIgnoredInNotationsWithBrackets(_ scalar: Unicode.Scalar) {
    #expect(key(scalar, .accounting) == .nothing)
    #expect(key(scalar, .dollar) == nil)
  }

  @Test func acceptsLookAlikesOfMinusAndPlus() {
    for scalar in "-\u{2212}\u{2010}\u{2015}\u{FE63}\u{FF0D}".unicodeScalars {
      #expect(key(scalar) == .sign(isNegative: true))
    }
    for scalar in "+\u{FF0B}\u{FE62}".unicodeScalars {
      #expect(key(scalar) == .sign(isNegative: false))
    }
    #expect(key("~", Notation(minus: "~")) == .sign(isNegative: true))
    #expect(key("p", Notation(plus: "p")) == .sign(isNegative: false))
  }
}

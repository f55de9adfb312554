// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TextReaderTests {
  /// Texts, each with the number that it represents in every notation, or nil if it is refused.
  private static let everywhere =
    [
      ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("1 234,56", "1234.56"),
      ("1'234.56", "1234.56"), ("1’234.56", "1234.56"), ("12,34,567.8", "1234567.8"),
      ("١٬٢٣٤٫٥٦", "1234.56"), ("1\u{A0}234\u{202F}567", "1234567"), ("1\u{202F}234,5", "1234.5"),
      ("(1.50)", "-1.50"), ("1.50-", "-1.50"), ("-1.50", "-1.50"), ("− 1.50", "-1.50"),
      ("+7", "7"), ("$5", "5"), ("€ 5", "5"), ("5 €", "5"), ("USD 5", "5"), ("5 SEK", "5"),
      ("-$5", "-5"), ("$-5", "-5"), ("($5)", "-5"), ("(-5)", "-5"), ("5%", "5"), ("٪5", "5"),
      (" 42\n", "42"), ("\u{FFFC}42", "42"), ("\u{200F}42\u{200E}", "42"), ("\"42\"", "42"),
      ("1e3", "1000"), ("1E+2", "100"), ("25e-1", "2.5"), ("0e9999", "0"), ("1e-5000", "0"),
      ("1_000_000", "1000000"), ("１２３", "123"), ("५", "5"), ("1,234,567", "1234567"),
      ("1.234.567", "1234567"), ("0,5", "0.5"), (".5", ".5"), ("1.5e0", "1.5"), ("R$ 7", "7"),
      ("kr 100", "100"), ("100 zł", "100"), ("abc", nil), ("12abc", nil), ("1 and 2", nil),
      ("12:30", nil), ("1.2.3", nil), ("1,2,3", nil), ("--5", nil), ("(5", nil), ("5)", nil),
      ("", nil), (" ", nil), ("-", nil), ("1 2", nil), ("1e", nil), ("5K", nil), ("1e5000", nil),
      ("12,34", "12.34"), ("105. –", "105."), ("+-5", nil), ("x5", nil), ("1\t2", nil),
    ] as [(String, String?)]

  @Test(arguments: everywhere)
  func readsUnambiguousTextAlikeInEveryNotation(_ text: String, _ number: String?) throws {
    for notation in [Notation.english, .krona, .minimumTwo, .dollar, .rupee, .adlam] {
      #expect(Self.read(text, in: notation) == number, "\(notation.testDescription)")
    }
  }

  @Test(arguments: [
    (Notation.english, "1,234", "1234"), (.minimumTwo, "1.234", "1234"),
    (.minimumTwo, "1,234", "1.234"), (.english, "1.234", "1.234"), (.krona, "1.234", "1.234"),
    (.krona, "1,234", "1.234"), (.english, "12.", "12."), (.krona, "12,", "12."),
    (.english, "12,", "12"), (.krona, "12.", "12"), (.wideSeparators, "1P2P5", "1.5"),
    (.wideSeparators, "1💶234P2P5;", "1234.5"), (.digitsInAffixes, "1x7 2,5.", "7"),
    (.wideSeparators, "5P2P-", "5."), (.digitsInAffixes, "-1x7 2,5.", "-7"),
    (.balboa, "B/.5", "5"), (.balboa, "-B/..5", "-.5"),
    (.trailingMinus, "5-", "-5"), (.accounting, "($1,234.50)", "-1234.50"),
    (.alwaysSign, "+5", "5"), (.arabic, "\u{61C}-٥", "-5"), (.percent, "25%", "25"),
  ])
  func readsAmbiguousTextByTheNotation(_ notation: Notation, _ text: String, _ number: String) {
    #expect(Self.read(text, in: notation) == number)
  }

  @Test func matchesTheLongestSeparatorAndAffix() {
    let colons = Notation(
      decimalSeparator: ":",
      groupSeparator: "::",
      grouping: Grouping(primary: 3)
    )
    #expect(Self.read("1::234:5", in: colons) == "1234.5")
    let dashes = SignAffixes(
      positive: Affixes(prefix: "--"),
      negative: Affixes(prefix: "-")
    )
    #expect(Self.read("--5", in: Notation(affixes: dashes)) == "5")
    #expect(Self.read("-5", in: Notation(affixes: dashes)) == "-5")
  }

  @Test func skipsTheWordsOfTheNotation() {
    let notation = Notation(words: ["apples", "No."])
    #expect(Self.read("No. 5 apples", in: notation) == "5")
    #expect(Self.read("5 pears", in: notation) == nil)
  }

  @Test(arguments: ["$", "USD ", "-", "%", "5 $", "5%"])
  func aMillionSymbolsAreRefused(_ symbol: String) {
    let text = String(repeating: symbol, count: 1_000_000)
    #expect(throws: NumericTextRefusal.self) { try TextReader.read(text, with: Lexicon(.english)) }
  }

  private static func read(_ text: String, in notation: Notation) -> String? {
    guard let result = try? TextReader.read(text, with: Lexicon(notation)) else { return nil }
    var numeral = result.numeral
    numeral.isNegative = result.isNegative ?? false
    return numeral.description
  }

  // MARK: - Digits and separators

  private func withReader<Result>(
    _ text: String,
    _ notation: Notation = .english,
    _ body: (borrowing TextReader) -> Result
  ) -> Result {
    text.withScalars { body(TextReader($0, Lexicon(notation))) }
  }

  @Test(arguments: [
    ("5", true), (".5", true), (",5", true), ("٥", true), ("-5", false), (".", false),
  ])
  func startsANumberWithADigitOrADecimalSeparator(_ text: String, _ startsNumber: Bool) {
    #expect(withReader(text) { $0.startsNumber(at: 0) } == startsNumber)
  }

  @Test func groupSeparatorStartsANumberOnlyIfAllowed() {
    var notation = Notation.english
    notation.groupSeparator = "'"
    #expect(!withReader("'5", notation) { $0.startsNumber(at: 0) })
    #expect(withReader("'5", notation) { $0.startsNumber(at: 0, canBeGroup: true) })
    #expect(!withReader("'5") { $0.startsNumber(at: 0, canBeGroup: true) })
  }

  /// Each case contains a text, the end of the range in which a separator is searched, the separator
  /// and its end.
  @Test(arguments: [
    ("||", 2, Mark.ownDecimal, 2), ("||", 1, .ownGroup, 1), ("|1", 2, .ownGroup, 1),
    (".", 1, .period, 1),
  ])
  func readsTheNotationsOwnSeparatorsAsAWhole(
    _ text: String,
    _ limit: Int,
    _ mark: Mark,
    _ end: Int
  ) throws {
    let notation = Notation(decimalSeparator: "||", groupSeparator: "|")
    let found = text.withScalars { text in
      var reader = TextReader(text, Lexicon(notation))
      reader.end = limit
      return reader.mark(at: 0)
    }
    #expect(try #require(found) == (mark, end))
  }
}

// SPDX-License-Identifier: MIT

import NumericText
import Testing

@Suite struct PluralRuleTests {
  private static let letters = [
    "zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o",
  ]

  @Test(arguments: Sentence.pluralRules.keys.sorted())
  func rulesAgreeWithThoseOfBrowsers(_ language: String) throws {
    let categories = try #require(try MessageExamples.all.get().categories[language])
    let rule = try #require(Sentence.pluralRules[language])
    let letters = categories.indices.enumerated().map { count, _ in
      Self.letters[rule.category(of: count)] ?? "?"
    }
    #expect(letters.joined() == categories)
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct LexiconTests {
  @Test func onlyUncommonSeparatorsAreListedAsOwn() {
    let known = Lexicon(Notation(decimalSeparator: ",", groupSeparator: "\u{202F}"))
    #expect(known.ownDecimal.isEmpty)
    #expect(known.ownGroup.isEmpty)
    let own = Lexicon(Notation(decimalSeparator: "$", groupSeparator: "::"))
    #expect(own.ownDecimal == "$")
    #expect(own.ownGroup == "::")
  }

  @Test func onlyUncommonDigitsAreListedAsOwn() throws {
    #expect(Lexicon(Notation(digits: DigitSet(zero: "\u{660}"))).ownDigits == nil)
    let letters = DigitSet(zero: "a")
    #expect(Lexicon(Notation(digits: letters)).ownDigits == letters)
  }

  @Test func onlyUncommonSignsAreListedAsOwn() {
    let known = Lexicon(Notation(minus: "\u{2212}", plus: "+"))
    #expect(known.minus.isEmpty)
    #expect(known.plus.isEmpty)
    let own = Lexicon(Notation(minus: "neg", plus: "p"))
    #expect(!own.minus.isEmpty)
    #expect(!own.plus.isEmpty)
  }

  @Test func plusIsASignIfOnlyPositiveNumbersShowIt() {
    func shows(_ positive: Symbol, _ negative: Symbol) -> Bool {
      let affixes = SignAffixes(
        positive: Affixes(prefix: positive),
        negative: Affixes(prefix: negative)
      )
      return Lexicon(Notation(affixes: affixes)).hasOwnPlus
    }
    #expect(shows("+$", "-$"))
    #expect(!shows("$", "-$"))
    #expect(!shows("C++ ", "C++ -"))
  }

  @Test func sharedMarkForGroupsAndFractionHasOneKind() {
    let own = Lexicon(Notation(decimalSeparator: "::", groupSeparator: "::"))
    #expect(own.groupMark == .ownDecimal)
    #expect(Lexicon(Notation(decimalSeparator: "’", groupSeparator: "'")).groupMark == .apostrophe)
  }

  @Test func bracketsAreASignOnlyIfPositiveNumbersHaveFewer() {
    #expect(Lexicon(.accounting).writesBrackets)
    #expect(!Lexicon(.dollar).writesBrackets)
    let affixes = SignAffixes(
      positive: Affixes(prefix: "(≈) "),
      negative: Affixes(prefix: "(≈) -")
    )
    #expect(!Lexicon(Notation(affixes: affixes)).writesBrackets)
  }

  @Test func wordsAreTheGivenWordsAndTheAffixesExceptBlankOnes() {
    let affixes = SignAffixes(
      positive: Affixes(prefix: "$", suffix: " "),
      negative: Affixes(prefix: "-$")
    )
    let lexicon = Lexicon(Notation(affixes: affixes, words: ["USD", "\u{200F}"]))
    #expect(lexicon.words.count == 3)
  }
}

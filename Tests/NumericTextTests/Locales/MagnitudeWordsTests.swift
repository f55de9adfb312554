// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import NumericText

@Suite struct MagnitudeWordsTests {
  private func words(_ identifier: String, power: Int) -> Set<String> {
    let words = MagnitudeWords.words(of: Locale(identifier: identifier))
    return Set(words.filter { $0.power == power }.map(\.word.text))
  }

  @Test func wordsAreThoseOfTheLanguage() {
    #expect(words("de_DE", power: 6) == ["Mio", "Million", "Millionen", "m"])
    #expect(words("en_US", power: 9) == ["B", "billion", "bn"])
    #expect(words("ja_JP", power: 8) == ["億"])
    #expect(words("de_DE@numbers=arab", power: 3) == ["Tausend", "k"])
  }

  @Test func regionsAndScriptsHaveTheirOwnWords() {
    #expect(words("en_IN", power: 7) == ["Cr", "crore"])
    #expect(words("zh_TW", power: 8) == words("zh_Hant_TW", power: 8))
    #expect(words("zh_TW", power: 8) == ["億"])
    #expect(words("zh_Hans_HK", power: 8) == ["亿"])
    #expect(words("es_MX", power: 3) == ["k", "mil"])
    #expect(words("sr_Cyrl_ME", power: 6).contains("милион"))
  }

  @Test func unknownLanguagesHaveTheEnglishWords() {
    #expect(words("tlh", power: 3) == ["k"])
    #expect(words("", power: 9) == ["bn"])
  }

  @Test func everyFormOfFoundationIsRead() throws {
    for identifier in ["de_DE", "en_US", "fr_FR", "ja_JP", "pl_PL", "ar_EG", "hi_IN", "pt_BR"] {
      let locale = Locale(identifier: identifier)
      let style = NumericTextStyle<Decimal>.number.locale(locale).allowsMagnitudes()
      for number in [2_000_000, 5_000_000_000, 1_500_000] as [Decimal] {
        let text = number.formatted(.number.notation(.compactName).locale(locale))
        #expect(try style.parse(text) == number, "\(identifier) \(text)")
      }
    }
  }

  /// Typing a short form key by key gives the same value as pasting it, unless a key is refused.
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "en_IN"])
  func typedShortFormsOfWholeNumbersMeanWhatPastedOnesDo(_ identifier: String) throws {
    let style = NumericTextStyle<Int>.number.locale(Locale(identifier: identifier))
      .allowsMagnitudes()
    for separators in [NumericTextSeparators.localized, .any] {
      for number in ["1.5", "1,5", "0.5", "0,25", "12.34", "1,234", "1.234", "123,4", "7."] {
        let field = style.separators(separators)
        var session = NumericTextSession(value: 0, style: field)
        session.focus()
        let isRefused = "\(number)k".contains { session.type(String($0)).refusal != nil }
        if isRefused { continue }
        let pasted = try field.parse("\(number)k")
        #expect(session.value == pasted, "\(identifier) \(separators) \(number)k")
      }
    }
  }
}

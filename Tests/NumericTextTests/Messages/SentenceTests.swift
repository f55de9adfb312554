// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct SentenceTests {
  private static let refusals: [NumericTextRefusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 3), .tooManyFractionDigits(limit: 2), .tooManyDigits(limit: 5),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable, .divisionByZero, .expressionTooLong, .notAllowed,
    .empty,
  ]

  private static let languages = Sentence.pluralRules.keys.sorted()

  @Test(arguments: languages)
  func everyReasonHasAUniqueSentence(_ language: String) {
    let locale = Locale(identifier: language)
    // A violation of the app's own rule has the same message whether it is refused or only
    // reported.
    let forbidden = NumericTextViolation.notAllowed.message(in: locale)
    #expect(forbidden == NumericTextRefusal.notAllowed.message(in: locale))
    let violations = NumericTextViolation.allCases.map { $0.message(in: locale) }
    let sentences =
      Self.refusals.map { $0.message(in: locale) } + violations.filter { $0 != forbidden }
      + [Sentence.clamped(to: "5").text(in: locale)] + Self.outOfBounds(in: locale)
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(!sentence.contains("{"))
      #expect(sentence.count > 3)
    }
    let english = Self.refusals.map(\.description)
    #expect(language == "en" || Set(sentences).isDisjoint(with: english))
  }

  /// Returns the sentences about numbers that are out of bounds, in the language of a locale.
  private static func outOfBounds(in locale: Locale) -> [String] {
    let style = NumericTextStyle<Int>.number.locale(locale)
    let styles = [style.bounds(1...99), style.bounds(1...), style.bounds(...99)]
    return styles.map { $0.refusalMessage(for: .outOfBounds) }
  }

  @Test func guideListsEveryRefusalWithItsSentence() {
    let guide = LocaleData.source("Sources/NumericText/NumericText.docc/Bounds.md") ?? ""
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == Self.refusals.map { "| `\($0.name)` | \($0.description) |" })
  }

  @Test(arguments: languages)
  func everyLanguageHasNamesForButtonsAndActions(_ language: String) {
    let sentences: [Sentence] = [.changeSign, .clear, .increase, .decrease]
    let names = sentences.map { $0.text(in: Locale(identifier: language)) }
    #expect(Set(names).count == names.count)
    #expect(language == "en" || Set(names).isDisjoint(with: sentences.map(\.english)))
  }

  @Test func examplesHaveTheExpectedPluralForm() throws {
    for (locale, sentences) in try MessageExamples.all.get().limits {
      for (limit, sentence) in sentences {
        let refusal = NumericTextRefusal.tooManyDigits(limit: try #require(Int(limit)))
        #expect(refusal.message(in: Locale(identifier: locale)) == sentence)
      }
    }
  }

  @Test func examplesHaveTheExpectedLanguage() throws {
    let refusal = NumericTextRefusal.noFraction
    for (locale, language) in try MessageExamples.all.get().locales {
      let sentence = refusal.message(in: Locale(identifier: language))
      for identifier in [locale, locale.replacingOccurrences(of: "-", with: "_")] {
        #expect(refusal.message(in: Locale(identifier: identifier)) == sentence, "\(identifier)")
      }
      #expect((sentence == refusal.description) == (language == "en"))
    }
    let german = Locale(identifier: "de@numbers=arab")
    #expect(refusal.message(in: german) == "Nur ganze Zahlen sind möglich.")
  }

  @Test func reasonsAreLocalizedErrors() {
    let error: any Error = NumericTextRefusal.noFraction
    #expect(error.localizedDescription == NumericTextRefusal.noFraction.message(in: .current))
    let violation: any Error = NumericTextViolation.offStep
    #expect(violation.localizedDescription == NumericTextViolation.offStep.message(in: .current))
    #expect(NumericTextRefusal.noFraction.description == "Only whole numbers can be entered.")
  }

  @Test func changesHaveAReadableDescription() {
    #expect("\(NumericTextChanges())" == "[]")
    #expect("\([.text, .value] as NumericTextChanges)" == "[.text, .value]")
  }
}

// SPDX-License-Identifier: MIT

package import Foundation

/// A message to the user, or the name of a button or action, in every language that `pluralRules`
/// lists.
///
/// The messages on web pages are generated from the same source.
package struct Sentence: Sendable {
  private let name: String

  /// The limit in a sentence such as "No more than 2 digits", or nil if the sentence has no limit.
  ///
  /// The limit determines the plural form.
  private let limit: Int?

  /// The formatted numbers that the sentence mentions.
  ///
  /// The keys are placeholders such as `bound`.
  private let numbers: [String: String]

  private init(_ name: String, limit: Int? = nil, numbers: [String: String] = [:]) {
    self.name = name
    self.limit = limit
    self.numbers = numbers
  }

  /// Returns the sentence for a number that was replaced by `bound`.
  package static func clamped(to bound: String) -> Sentence {
    Sentence("clamped", numbers: ["bound": bound])
  }

  /// Returns the sentence that contains the formatted bounds of a number, or nil if there are no
  /// bounds.
  static func bounded(from lower: String?, through upper: String?) -> Sentence? {
    switch (lower, upper) {
    case (let lower?, let upper?): Sentence("between", numbers: ["min": lower, "max": upper])
    case (let lower?, nil): Sentence("atLeast", numbers: ["min": lower])
    case (nil, let upper?): Sentence("atMost", numbers: ["max": upper])
    case (nil, nil): nil
    }
  }

  // The names of buttons and VoiceOver actions.
  package static let changeSign = Sentence("changeSign")
  package static let nextField = Sentence("nextField")
  package static let previousField = Sentence("previousField")
  package static let clear = Sentence("clear")
  package static let increase = Sentence("increase")
  package static let decrease = Sentence("decrease")

  /// Creates the sentence that explains a refusal.
  package init(_ refusal: NumericTextRefusal) { self.init(refusal.name, limit: refusal.limit) }

  /// Creates the sentence that explains which rule the value violates.
  package init(_ violation: NumericTextViolation) { self.init(violation.name) }

  /// The sentence in English.
  package var english: String { text(in: "en", Locale(identifier: "en_US")) }

  /// Returns the sentence in the language of `locale`, or in English if that language is not
  /// available.
  package func text(in locale: Locale) -> String { text(in: Self.language(of: locale), locale) }

  private func text(in language: String, _ locale: Locale) -> String {
    let texts = Self.texts[language] ?? [:]
    let rule = Self.pluralRules[language] ?? .single
    let form = limit.map { "\(name).\(rule.category(of: $0))" }
    let text = form.flatMap { texts[$0] } ?? texts["\(name).other"] ?? texts[name] ?? name
    let count = limit.map { $0.formatted(.number.locale(locale)) } ?? ""
    return numbers.reduce(text.replacingOccurrences(of: "{limit}", with: count)) {
      $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value)
    }
  }
}

// MARK: - Languages

extension Sentence {
  /// Returns the key of the locale's language in `texts`, or `en` if the messages are not available
  /// in that language.
  ///
  /// The script of a locale takes precedence over its region: `zh-Hans-HK` is simplified Chinese.
  private static func language(of locale: Locale) -> String {
    let parts = locale.identifier.prefix { $0 != "@" }.split { "_-".contains($0) }.map(String.init)
    guard let language = parts.first else { return "en" }
    let tags = parts.dropFirst().prefix { $0.count > 1 }.map { "\(language)-\($0)" }
    return (tags + [language]).lazy.compactMap { languages[$0] }.first ?? "en"
  }
}

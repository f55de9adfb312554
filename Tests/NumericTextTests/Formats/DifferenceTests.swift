// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport
import Testing

/// A reason, documented in `Differences.md`, why `parse` and Foundation read a text differently.
private enum Difference: String {
  /// Foundation ignores everything after the first unknown character: `12abc` is 12.
  case restIgnored
  /// Foundation ignores grouping separators at any position: `1,23` is 123 in English.
  case groupsAnywhere
  /// Foundation stops at a separator that its locale does not expect: `6,664.8` is 6.664 in German.
  case otherPlace
}

/// Compares the numbers that `parse` and Foundation read from texts with typical mistakes, in the
/// notations of five locales.
@Suite struct DifferenceTests {
  @Test(arguments: ["en_US", "de_DE", "fr_FR", "ar_EG", "hi_IN"])
  func parsingAgreesWithFoundationOrDiffersForAKnownReason(_ name: String) throws {
    let locale = Locale(identifier: name)
    let style = NumericTextStyle<Decimal>.number.locale(locale)
    let format = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...6))
    var random = SplitMix64(seed: SplitMix64.seed)
    var agreed = 0
    var differences: [Difference: Int] = [:]
    for _ in 0..<2000 {
      let text = Self.text(&random, format, locale)
      guard let ours = try? style.parse(text), let theirs = try? Decimal(text, format: format)
      else { continue }
      if ours == theirs {
        agreed += 1
        continue
      }
      let difference = try #require(
        Self.difference(text, ours, theirs, format, locale),
        "\(text.debugDescription): \(ours), Foundation \(theirs), seed \(SplitMix64.seed)"
      )
      differences[difference, default: 0] += 1
    }
    #expect(agreed > 800, "\(agreed) agreed, \(differences)")
  }

  /// Returns the reason for a difference, or nil if it has no known reason.
  private static func difference(
    _ text: String,
    _ ours: Decimal,
    _ theirs: Decimal,
    _ format: Decimal.FormatStyle,
    _ locale: Locale
  ) -> Difference? {
    let prefixes = text.indices.dropFirst().map { text[..<$0] }
    let isCut = prefixes.contains { (try? Decimal(String($0), format: format)) == theirs }
    let marks = text.filter { ".,٫٬'’\u{A0}\u{202F} ".contains($0) }
    let decimal = locale.decimalSeparator ?? "."
    let groups = marks.filter { String($0) != decimal }
    if isCut { return groups.isEmpty ? .restIgnored : .otherPlace }
    let hasSameDigits =
      ours.numeral?.digits.filter { $0 != 0 }
      == theirs.numeral?.digits
      .filter { $0 != 0 }
    guard hasSameDigits, !groups.isEmpty else { return nil }
    return .groupsAnywhere
  }

  /// Returns a random number in the notation of `locale`, with up to two random changes.
  private static func text(
    _ random: inout SplitMix64,
    _ format: Decimal.FormatStyle,
    _ locale: Locale
  ) -> String {
    let posix = Locale(identifier: "en_US_POSIX")
    let value = Decimal(string: random.numeral(digits: 12), locale: posix) ?? 0
    var text = Array(format.format(value))
    let pieces = [
      ".", ",", "a", "-", " ", "7", "٣", "'", "\u{A0}", "$", locale.decimalSeparator ?? "",
    ]
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0 where place < text.count: text.remove(at: place)
      case 1 where place < text.count: text.insert(text[place], at: place)
      case 2: text.insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: place)
      default: break
      }
    }
    return String(text)
  }
}

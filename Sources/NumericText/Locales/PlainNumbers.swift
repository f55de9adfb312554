// SPDX-License-Identifier: MIT

import Foundation

/// The properties of a locale's plain numbers that percentages and amounts have, too.
///
/// A locale has one minus sign for each numbering system, and one minimum for grouping, but a
/// pattern for each kind of number, with its own affixes and group sizes (Unicode Technical Standard
/// 35, part 3).
struct PlainNumbers: Sendable {
  /// The minus sign, including its bidirectional marks.
  let minus: Symbol

  /// The minimum number of digits before the first grouping separator, or nil if plain numbers have
  /// no groups of three digits.
  let minimumGrouping: Int?

  private static let cache = Cache<Locale, PlainNumbers>(limit: 128)

  /// Returns the properties of a locale's plain numbers.
  ///
  /// - Complexity: O(1) if cached. Otherwise one call of Foundation's formatter, and one or two more
  ///   if 1234 is written without a grouping separator.
  static func of(_ locale: Locale) -> PlainNumbers {
    cache.value(for: locale) { PlainNumbers(FoundationFormat(kind: .number, locale: locale)) }
  }

  private init(_ format: FoundationFormat) {
    let probe = Probe(format)
    let thousands = probe.shownParts(probe.whole(4).negated)
    minus = thousands?.affixes.prefix ?? "-"
    minimumGrouping = thousands.flatMap { probe.minimumGrouping(3, $0) }
  }
}

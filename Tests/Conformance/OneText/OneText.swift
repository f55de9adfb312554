// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Checks that a text means the same number, whether it is typed key by key or pasted.
///
/// All texts of up to `length` digits and separators are tested, with and without the dash of zero
/// cents at their end.
struct OneText {
  /// The maximum length of a text, not counting the end for zero cents.
  let length: Int

  private static let locales = [
    "en_US", "de_DE", "fr_FR", "de_CH", "en_IN", "da_DK", "sv_SE", "ar_EG", "es_ES", "pt_PT",
  ]
  private static let fractions: [ClosedRange<Int>] = [0...0, 0...1, 0...2, 0...3, 0...9]
  private static let kinds: [NumericTextStyle<Decimal>] = [
    .number, .percent, .currency(code: "EUR"),
  ]

  /// Checks all texts, and prints some of those that are different numbers when typed and when
  /// pasted.
  ///
  /// - Returns: Whether the law holds.
  func run() -> Bool {
    let checks = Self.locales.flatMap { locale in
      Self.kinds.flatMap { kind in
        Self.fractions.map { fraction in
          let style = kind.locale(Locale(identifier: locale)).precision(fraction: fraction)
          let name = "\(style.format(1234.5)) in \(locale), fraction \(fraction)"
          return TextCheck(field: style.field(allowsEmpty: true), name: name, length: length)
        }
      }
    }
    print("Typing and pasting all texts of up to \(length) characters in \(checks.count) fields")
    return Report.run(checks.count, unit: "texts", most: 40) { index in
      var check = checks[index]
      check.run()
      return check.found
    }
  }
}

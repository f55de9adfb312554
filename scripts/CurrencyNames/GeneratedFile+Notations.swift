// SPDX-License-Identifier: MIT

import Foundation

extension GeneratedFile {
  /// The file of the notations that the engine reads, made anew.
  ///
  /// - Complexity: Formats amounts for every locale and currency, which takes minutes.
  package static func notations() -> GeneratedFile {
    let lists = NotationLists(CurrencyNotations.printed())
    return GeneratedFile(
      path: notationsPath,
      fingerprint: notationsFingerprint,
      text: """
        // SPDX-License-Identifier: MIT

        // Made by `make generate` from Foundation's locales and currencies, fingerprint \
        \(notationsFingerprint).
        // To change it, edit `scripts/CurrencyNames`.

        // Each list is a single string literal that is searched in place: an array of strings would be
        // built on first use, and take more space than its contents. Entries are sorted, and each ends with
        // a bar.

        extension CurrencyWords {
          /// The current and former codes of ISO 4217, and a few unofficial ones.
          ///
          /// The last two letters of each code, with a space after all codes that share a first letter.
          static let codes: StaticString = \(literal(codes(lists.codes)))

          /// Region letters next to a currency symbol: `US$`, `$CA`, `£ RU`.
          static let regions: StaticString = \(literal(words(lists.regions)))

          /// Region letters that mean a multiple when they follow a number, such as thousands.
          static let multiples: StaticString = \(literal(words(CurrencyNotations.multiples)))

          /// Single letters that are a currency when they precede a number: `R5`.
          static let loneLetters: StaticString = \(literal(words(lists.loneLetters)))

          /// Other currency names and symbols.
          ///
          /// When reading, a trailing full stop is optional.
          static let words: StaticString = \(literal(words(lists.words)))
        }

        """
    )
  }

  /// The path of the file of notations in the package.
  package static let notationsPath =
    "Sources/NumericTextCore/Reading/CurrencyWords.generated.swift"

  /// A number that changes with the locales and currencies that Foundation knows.
  package static var notationsFingerprint: String {
    fingerprint(of: CurrencyNames.cases + LocaleNames.cases)
  }

  private static func codes(_ codes: Set<String>) -> String {
    let endings = Dictionary(grouping: codes.sorted(), by: { $0.prefix(1) })
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { letter in
      let codes = endings[Substring(String(Unicode.Scalar(letter)))] ?? []
      return codes.map { $0.dropFirst() }.joined()
    }
    .joined(separator: " ")
  }

  private static func words(_ words: Set<String>) -> String {
    words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "|" }.joined()
  }

  /// A literal of lines of up to ninety characters that are one line to the program.
  private static func literal(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let lines = stride(from: 0, to: scalars.count, by: 90).map { start in
      let line = String(String.UnicodeScalarView(scalars[start..<min(start + 90, scalars.count)]))
      return "    " + line
    }
    return "\"\"\"\n" + lines.joined(separator: "\\\n") + "\n    \"\"\""
  }
}

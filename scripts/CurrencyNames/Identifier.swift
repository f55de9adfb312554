// SPDX-License-Identifier: MIT

import Foundation

/// Converts English names to names of Swift cases.
package enum Identifier {
  /// Returns an English name in lower camel case.
  ///
  /// ```swift
  /// Identifier.make(from: "São Tomé & Príncipe Dobra")  // "saoTomeAndPrincipeDobra"
  /// Identifier.make(from: "N’Ko (Guinea)")              // "nKoGuinea"
  /// ```
  ///
  /// - Parameter name: An English name with any punctuation.
  /// - Returns: The words in ASCII, without accents and apostrophes.
  package static func make(from name: String) -> String {
    let words = words(of: name)
    return words.prefix(1).map(lowered).joined() + words.dropFirst().map(raised).joined()
  }

  /// The replacements in English names, in the order in which they are applied.
  private static let spellings = [
    ("St. ", "Saint "), ("U.S.", "US"), ("China mainland", "China"), ("&", " and "),
    ("–", " to "), ("—", " to "), ("’", ""), ("ʼ", ""), ("ʻ", ""),
  ]

  private static func words(of name: String) -> [String] {
    let spelled = spellings.reduce(withoutSquareBrackets(name)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    let letters = spelled.decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(letters))
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  /// Returns the name without its alternative in brackets: `Myanmar` for `Myanmar [Burma]`.
  private static func withoutSquareBrackets(_ name: String) -> String {
    guard let start = name.firstIndex(of: "["), let end = name[start...].firstIndex(of: "]") else {
      return name
    }
    return String(name[..<start] + name[name.index(after: end)...])
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the word with its leading capital letters in lowercase: `Afghan` becomes `afghan`, and
  /// `US` becomes `us`.
  ///
  /// The last of several capitals is kept if other letters follow it: `NKo` becomes `nKo`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The words that multiply the number before them, such as `Mio` in German.
enum MagnitudeWords {
  /// The words for each language tag, in the notation of `MagnitudeTable`: `3:k;6:M|million` lists
  /// the words for 10³ and 10⁶.
  private static let table: [Substring: Substring] = {
    var table: [Substring: Substring] = [:]
    for line in MagnitudeTable.lines.split(separator: "\n") {
      let (tags, words) = line.halves(at: "=")
      for tag in tags.split(separator: " ") { table[tag] = words }
    }
    return table
  }()

  /// Returns the words of a locale's language and of English.
  static func words(of locale: Locale) -> [Magnitude] {
    let words = tags(of: locale.identifier).lazy.compactMap { table[Substring($0)] }.first ?? ""
    return words.split(separator: ";").flatMap { list in
      let (power, words) = list.halves(at: ":")
      return words.split(separator: "|").map {
        Magnitude(Symbol(String($0)), power: Int(power) ?? 0)
      }
    } + Magnitude.english
  }

  /// Returns the tags under which the table can list a locale's words, the most specific one first:
  /// for `zh_Hant_HK`, these are `zh-Hant-HK`, `zh-Hant` and `zh`.
  private static func tags(of identifier: String) -> [String] {
    let name = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return [] }
    let script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }
    let all = [[script, region], [script ?? region], []] as [[String?]]
    return all.map { ([language] + $0.compactMap(\.self)).joined(separator: "-") }
  }
}

extension Substring {
  /// Returns the parts before and after the first `separator`.
  fileprivate func halves(at separator: Character) -> (Substring, Substring) {
    let end = firstIndex(of: separator) ?? endIndex
    return (self[..<end], self[end...].dropFirst())
  }
}

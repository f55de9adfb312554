// SPDX-License-Identifier: MIT

/// A case of a generated enumeration.
package struct NamedCase: Hashable, Sendable {
  package var name: String

  /// The raw value: a currency code or a locale identifier.
  package var rawValue: String

  package var english: String

  /// Whether the name of the case contains the whole English name.
  var isSpelledOut: Bool { name == Identifier.make(from: english) && !english.contains("[") }

  /// Returns the cases for codes or identifiers, unsorted.
  ///
  /// - Parameters:
  ///   - rawValues: The raw values.
  ///   - exceptions: Names that have precedence over the candidates.
  ///   - english: Returns the English name for a raw value.
  ///   - candidates: Returns possible names for a raw value and its English name.
  /// - Returns: The cases, each with a unique name.
  static func all(
    _ rawValues: Set<String>,
    exceptions: [String: String],
    english: (String) -> String,
    candidates: (_ rawValue: String, _ english: String) -> [String]
  ) -> [NamedCase] {
    let names = distinct(
      Dictionary(
        uniqueKeysWithValues: rawValues.map {
          ($0, candidates($0, english($0)).map(Identifier.make))
        }
      )
    )
    return rawValues.map {
      NamedCase(name: exceptions[$0] ?? names[$0] ?? $0, rawValue: $0, english: english($0))
    }
  }

  /// Returns a unique name for each raw value.
  ///
  /// - Parameter candidates: Possible names for each raw value, from the shortest to the most
  ///   specific.
  /// - Returns: For each raw value, its first candidate that no other raw value shares.
  package static func distinct(_ candidates: [String: [String]]) -> [String: String] {
    var names = candidates.compactMapValues(\.first)
    for place in 1..<(candidates.values.map(\.count).max() ?? 1) {
      let users = Dictionary(grouping: names.keys) { names[$0] }
      for raw in users.values.filter({ $0.count > 1 }).joined() {
        guard let all = candidates[raw], place < all.count else { continue }
        names[raw] = all[place]
      }
    }
    return names
  }
}

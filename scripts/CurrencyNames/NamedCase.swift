// SPDX-License-Identifier: MIT

/// A case of a generated enumeration.
package struct NamedCase: Hashable, Sendable {
  /// The name of the case.
  package var name: String

  /// Its raw value: a currency's code or a locale's identifier.
  package var rawValue: String

  /// What it is called in English.
  package var english: String

  /// The cases for codes or identifiers, unsorted.
  ///
  /// - Parameters:
  ///   - rawValues: The raw values.
  ///   - exceptions: Names that are given whatever others there are.
  ///   - english: What a raw value is called in English.
  ///   - candidates: English names for a raw value and what it is called, to make a name from.
  /// - Returns: The cases, each with a name of its own.
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

  /// Gives each raw value a name of its own.
  ///
  /// - Parameter candidates: Names for each raw value, from the shortest to the surest.
  /// - Returns: For each raw value its first name, or a later one where others have the same.
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

// SPDX-License-Identifier: MIT

import Foundation

/// Plays every short sequence of keys in all fields, and checks the laws after each key.
struct Exhaustive {
  /// The maximum number of keys in a script.
  let depth: Int

  /// Plays all scripts, and prints the laws that they violate.
  ///
  /// - Returns: Whether all laws hold.
  func run() throws -> Bool {
    let fields = try ExhaustiveField.all()
    let explorers = fields.flatMap { field in
      field.starts.flatMap { start in
        field.keys.indices.map { Explorer(field: field, start: start, first: $0, depth: depth) }
      }
    }
    print("Playing all scripts of up to \(depth) keys in \(fields.count) fields")
    return Report.run(explorers.count, unit: "edits", most: 3) { index in
      do {
        return try explorers[index].explore()
      } catch {
        preconditionFailure("A style in fields.jsonl is not valid: \(error)")
      }
    }
  }
}

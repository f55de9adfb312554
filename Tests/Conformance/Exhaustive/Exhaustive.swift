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
    let start = Date()
    let fields = try ExhaustiveField.all()
    let explorers = fields.flatMap { field in
      field.starts.flatMap { start in
        field.keys.indices.map { Explorer(field: field, start: start, first: $0, depth: depth) }
      }
    }
    print("Playing all scripts of up to \(depth) keys in \(fields.count) fields")
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: explorers.count) { index in
      do {
        let (edits, found) = try explorers[index].explore()
        failures.add(edits: edits)
        for finding in found { failures.add(finding.walk, finding.failure) }
      } catch {
        preconditionFailure("A style in fields.jsonl is not valid: \(error)")
      }
    }
    failures.report()
    let seconds = String(format: "%.0f s", Date().timeIntervalSince(start))
    print("\(failures.edits) edits, \(seconds): \(failures.count) failed")
    return failures.count == 0
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import ReferenceModel
import TestSupport

/// Plays the scripts in a file, one JSON object per line, in the engine and in the reference model,
/// and prints where their results differ.
struct Playing {
  var engine: Engine
  var ignored: Set<String>

  /// Plays `file` and returns the number of scripts with a difference.
  func play(_ file: URL) throws -> Int {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let plays = lines.compactMap { (try? JSON(parsing: String($0))).flatMap(Player.play) }
    let differences = zip(plays, try engine.answers(to: plays))
      .compactMap { Difference($0, $1, ignoring: ignored) }
    for difference in differences { print(difference.description) }
    let unknown = lines.count - plays.count
    print("\(lines.count) scripts, \(unknown) unknown to the model, \(differences.count) differ")
    return differences.count
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The files of scenarios in the folder `Scenarios`.
package enum ScenarioFiles {
  /// The names of all files.
  package static var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
  }

  /// Returns the lines of a file, some of which can be empty.
  package static func lines(of name: String) throws -> [Substring] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static var folder: URL {
    // Other packages contain a symbolic link to this file.
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let support = file.deletingLastPathComponent()
    return support.appendingPathComponent("../../Scenarios").standardizedFileURL
  }
}

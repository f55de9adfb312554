// SPDX-License-Identifier: MIT

import DocumentExamples
import Foundation

/// Generates tests from the examples in the documents.
///
/// Run it in the root folder of the package.
@main
struct GenerateExamples {
  static func main() throws {
    let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for folder in ExampleFile.folders.keys.sorted() {
      try removeGenerated(in: package.appendingPathComponent(folder))
    }
    for file in try ExampleFile.all(in: package) {
      let url = package.appendingPathComponent(file.path)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      print(file.path)
    }
  }

  /// Removes all generated files, including those for examples that have since been deleted.
  private static func removeGenerated(in folder: URL) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".generated.swift") {
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

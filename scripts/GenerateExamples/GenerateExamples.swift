// SPDX-License-Identifier: MIT

import DocumentExamples
import Foundation

/// Writes the tests of the examples in the documents.
///
/// Run it in the package's folder.
@main
struct GenerateExamples {
  static func main() throws {
    let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for file in try ExampleFile.all(in: package) {
      let url = package.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      print(file.path)
    }
  }
}

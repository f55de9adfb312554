// SPDX-License-Identifier: MIT

import DocumentExamples
import Foundation
import Testing

@Suite struct FreshnessTests {
  @Test func generatedExamplesMatchTheDocuments() throws {
    for file in try ExampleFile.all(in: PackageFiles.folder) {
      let isCurrent = try PackageFiles.text(file.path) == file.text
      #expect(isCurrent, "\(file.path) is older than the documents: make generate")
    }
  }

  /// Checks that the first code block of each page starts with its imports, because readers copy
  /// it.
  ///
  /// Later blocks continue the first one.
  @Test func firstExampleOfEachPageHasItsImports() throws {
    let sources = PackageFiles.folder.path + "/Sources"
    let pages = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    for page in pages + ["README.md"] {
      let text = try PackageFiles.text(page)
      guard let first = text.components(separatedBy: "```swift\n").dropFirst().first else {
        continue
      }
      #expect(first.hasPrefix("import "), "\(page)")
    }
  }
}

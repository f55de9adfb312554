// SPDX-License-Identifier: MIT

import DocumentExamples
import Foundation
import Testing

@Suite struct FreshnessTests {
  private static let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test func generatedExamplesMatchTheDocuments() throws {
    for file in try ExampleFile.all(in: Self.package) {
      let url = Self.package.appendingPathComponent(file.path)
      let isCurrent = try String(contentsOf: url, encoding: .utf8) == file.text
      #expect(isCurrent, "\(file.path) is older than the documents: make generate")
    }
  }

  /// Checks that the first code block of each page starts with its imports, because readers copy
  /// it.
  ///
  /// Later blocks continue the first one.
  @Test func firstExampleOfEachPageHasItsImports() throws {
    let pages = try FileManager.default.subpathsOfDirectory(atPath: Self.package.path + "/Sources")
      .filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    for page in pages + ["README.md"] {
      let text = try String(contentsOf: Self.package.appendingPathComponent(page), encoding: .utf8)
      guard let first = text.components(separatedBy: "```swift\n").dropFirst().first else {
        continue
      }
      #expect(first.hasPrefix("import "), "\(page)")
    }
  }
}

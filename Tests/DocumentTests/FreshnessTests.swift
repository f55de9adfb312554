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
}

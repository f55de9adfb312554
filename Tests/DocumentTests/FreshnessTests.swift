// SPDX-License-Identifier: MIT

import DocumentExamples
import Foundation
import Testing

@Suite struct FreshnessTests {
  private static let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test func theExamplesAreThoseOfTheDocuments() throws {
    let file = try ExampleFile.tests(in: Self.package)
    let url = Self.package.appendingPathComponent(file.path)
    let isCurrent = try String(contentsOf: url, encoding: .utf8) == file.text
    #expect(isCurrent, "The examples of the documents have changed: make generate")
  }
}

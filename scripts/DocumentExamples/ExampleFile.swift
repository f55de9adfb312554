// SPDX-License-Identifier: MIT

package import Foundation

/// A test file that is made from the examples of all documents with the same imports.
package struct ExampleFile: Sendable {
  /// The path of the file in the package.
  package let path: String

  /// The whole text of the file.
  package let text: String

  private init(_ folder: String, _ imports: Set<String>, _ documents: [Document]) {
    let names = imports.sorted()
    let lines = (names + ["Testing"]).map { "import \($0)\n" }
    let suites = documents.compactMap { Self.suite(of: $0, imports) }
    path = "\(folder)/Examples+\(names.joined(separator: "+")).generated.swift"
    text = Self.head + lines.joined() + "\n" + suites.joined(separator: "\n")
  }

  /// The folders of the tests: of what runs everywhere, on a phone, and on a Mac.
  package static let folders: [String: [Example.Kit?]] = [
    "Tests/DocumentTests": [nil],
    "Tests/AppleUI/Phone/Tests/DocumentTests": [.swiftUI, .uiKit],
    "Tests/AppleUI/Mac/Tests/DocumentTests": [.appKit],
  ]

  /// The tests of a package's documents, one file for each set of imports.
  package static func all(in package: URL) throws -> [ExampleFile] {
    let documents = try Document.all(in: package)
    return folders.sorted { $0.key < $1.key }.flatMap { folder, kits in
      let here = documents.map { $0.examples(for: kits) }
      let sets = Set(here.flatMap(\.examples).map(\.imports))
      return sets.map { ExampleFile(folder, $0, here) }.sorted { $0.path < $1.path }
    }
  }

  private static let head = """
    // SPDX-License-Identifier: MIT

    // Made by `make generate` from the documents named below. What should be otherwise is changed
    // there.
    // swift-format-ignore-file


    """

  private static func suite(of document: Document, _ imports: Set<String>) -> String? {
    let examples = document.examples.filter { $0.imports == imports }
    guard !examples.isEmpty else { return nil }
    let isolation = examples.contains { $0.kit != nil } ? "@MainActor " : ""
    let name = document.name + imports.sorted().joined() + "Examples"
    let tests = examples.enumerated().map { test($1, number: $0 + 1) }
    return "\(isolation)@Suite(\"\(document.path)\") struct \(name) {\n"
      + tests.joined(separator: "\n") + "}\n"
  }

  private static func test(_ example: Example, number: Int) -> String {
    let title = example.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = TestBody(example).lines.flatMap { $0.split(separator: "\n") }.map { "    \($0)\n" }
    return "  @Test(\"\(title)\") func example\(number)() throws {\n\(body.joined())  }\n"
  }
}

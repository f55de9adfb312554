// SPDX-License-Identifier: MIT

package import Foundation

/// The test file that is made from the examples of all documents.
package struct ExampleFile: Sendable {
  /// The path of the file in the package.
  package let path: String

  /// The whole text of the file.
  package let text: String

  /// The tests of what runs everywhere, made from the documents in a package's folder.
  package static func tests(in package: URL) throws -> ExampleFile {
    let suites = try Document.all(in: package).compactMap(suite)
    let text = head + suites.joined(separator: "\n")
    return ExampleFile(path: "Tests/DocumentTests/Examples.generated.swift", text: text)
  }

  private static let head = """
    // SPDX-License-Identifier: MIT

    // Made by `make generate` from the documents named below. What should be otherwise is changed
    // there.
    // swift-format-ignore-file

    import Foundation
    import NumericText
    import Testing


    """

  private static func suite(of document: Document) -> String? {
    let examples = document.examples.filter { !$0.isForScreens }
    guard !examples.isEmpty else { return nil }
    let tests = examples.enumerated().map { test($1, number: $0 + 1) }
    return "@Suite(\"\(document.path)\") struct \(document.name)Examples {\n"
      + tests.joined(separator: "\n") + "}\n"
  }

  private static func test(_ example: Example, number: Int) -> String {
    let title = example.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = TestBody(example).lines.flatMap { $0.split(separator: "\n") }.map { "    \($0)\n" }
    return "  @Test(\"\(title)\") func example\(number)() throws {\n\(body.joined())  }\n"
  }
}

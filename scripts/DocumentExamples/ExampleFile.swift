// SPDX-License-Identifier: MIT

package import Foundation

/// The test file that is made from the examples of all documents.
package struct ExampleFile: Sendable {
  /// The path of the file in the package.
  package let path: String

  /// The whole text of the file.
  package let text: String

  private init(_ path: String, _ kits: [Example.Kit?], _ documents: [Document]) {
    let fields = kits == [nil] ? [] : ["NumericTextUI", "NumericTextMigration"]
    let modules =
      ["Foundation", "NumericText", "Testing"] + fields + Self.names(of: kits)
    let imports = modules.sorted().map { "import \($0)\n" }
    let suites = documents.compactMap { Self.suite(of: $0, kits) }
    self.path = path
    text = Self.head + imports.joined() + "\n" + suites.joined(separator: "\n")
  }

  /// The modules of the kits; fields of SwiftUI are on a Mac as well.
  private static func names(of kits: [Example.Kit?]) -> [String] {
    let names = kits.compactMap { $0?.rawValue }
    return names == ["AppKit"] ? names + ["SwiftUI"] : names
  }

  /// The tests of a package's documents: of what runs everywhere, on a phone, and on a Mac.
  package static func all(in package: URL) throws -> [ExampleFile] {
    let documents = try Document.all(in: package)
    return [
      ExampleFile("Tests/DocumentTests/Examples.generated.swift", [nil], documents),
      ExampleFile(
        "Tests/AppleUI/Phone/Tests/DocumentTests/Examples.generated.swift",
        [.swiftUI, .uiKit],
        documents
      ),
      ExampleFile(
        "Tests/AppleUI/Mac/Tests/DocumentTests/Examples.generated.swift",
        [.appKit],
        documents
      ),
    ]
  }

  private static let head = """
    // SPDX-License-Identifier: MIT

    // Made by `make generate` from the documents named below. What should be otherwise is changed
    // there.
    // swift-format-ignore-file


    """

  private static func suite(of document: Document, _ kits: [Example.Kit?]) -> String? {
    let examples = document.examples.filter { kits.contains($0.kit) }
    guard !examples.isEmpty else { return nil }
    let isolation = kits == [nil] ? "" : "@MainActor "
    let tests = examples.enumerated().map { test($1, number: $0 + 1) }
    return "\(isolation)@Suite(\"\(document.path)\") struct \(document.name)Examples {\n"
      + tests.joined(separator: "\n") + "}\n"
  }

  private static func test(_ example: Example, number: Int) -> String {
    let title = example.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let body = TestBody(example).lines.flatMap { $0.split(separator: "\n") }.map { "    \($0)\n" }
    return "  @Test(\"\(title)\") func example\(number)() throws {\n\(body.joined())  }\n"
  }
}

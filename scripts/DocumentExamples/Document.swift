// SPDX-License-Identifier: MIT

import Foundation

/// A document with examples: a Markdown page, or a source file with doc comments.
struct Document {
  /// The path of the document, relative to the package.
  let path: String

  private(set) var examples: [Example]

  /// The path as the name of a type: `READMEMd` for `README.md`.
  var name: String {
    let words = path.split { !$0.isLetter && !$0.isNumber }.filter {
      $0 != "Sources" && $0 != "docc"
    }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private init(_ path: String, in package: URL) throws {
    let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    self.path = path
    examples = Self.examples(in: text, of: path)
  }

  private static func examples(in text: String, of path: String) -> [Example] {
    guard path.hasSuffix(".swift") else { return MarkdownPage(text).examples }
    var comments = SourceComments(text).examples
    if path.contains("NumericTextReplay") {
      for index in comments.indices { comments[index].imports.insert("NumericTextReplay") }
    }
    let hasScreen = path.contains("NumericTextUI") || path.contains("NumericTextMigration")
    return hasScreen ? comments.map { ScreenComment($0, path: path).example } : comments
  }

  /// Returns this document with only the examples that need one of the Apple frameworks `kits`.
  ///
  /// If `kits` contains nil, the examples that need no Apple framework are included.
  func examples(for kits: [Example.Kit?]) -> Document {
    var document = self
    document.examples = examples.filter { kits.contains($0.kit) }
    return document
  }

  /// Returns the documents of a package that can contain examples: README.md and CONTRIBUTING.md,
  /// then the others, sorted by path.
  static func all(in package: URL) throws -> [Document] {
    let folders = ["Docs", "Scenarios", "Sources"]
    let paths = folders.flatMap { files(in: $0, of: package) }.sorted()
    return try (["README.md", "CONTRIBUTING.md"] + paths).map { try Document($0, in: package) }
  }

  private static func files(in folder: String, of package: URL) -> [String] {
    let url = package.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }
}

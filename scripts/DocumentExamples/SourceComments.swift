// SPDX-License-Identifier: MIT

/// The examples in the doc comments of a source file's public declarations.
struct SourceComments {
  private(set) var examples: [Example] = []
  private var lines: [String] = []
  private var isInCode = false

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(String(line).trimmed) }
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("///") {
      let text = String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      if text.hasPrefix("```") {
        isInCode = !isInCode && text == "```swift"
      } else if isInCode {
        lines.append(text)
      }
    } else if !line.hasPrefix("@"), !line.hasPrefix("//") {
      if !lines.isEmpty, let declaration = Self.declaration(in: line) {
        examples.append(Example(title: declaration, lines: lines))
      }
      lines = []
      isInCode = false
    }
  }

  /// Returns the public declaration in a line, without its body.
  private static func declaration(in line: String) -> String? {
    let line = line.hasPrefix("nonisolated ") ? String(line.dropFirst("nonisolated ".count)) : line
    guard line.hasPrefix("public ") || line.hasPrefix("open ") else { return nil }
    return String(line.drop { $0 != " " }.prefix { $0 != "{" }).trimmed
  }
}

// SPDX-License-Identifier: MIT

/// The examples in the documentation comments of a source file, of what is public.
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
      if !lines.isEmpty, line.hasPrefix("public ") {
        examples.append(Example(title: Self.title(of: line), lines: lines))
      }
      lines = []
      isInCode = false
    }
  }

  /// A declaration without its body.
  private static func title(of line: String) -> String {
    String(line.dropFirst("public ".count).prefix { $0 != "{" }).trimmed
  }
}

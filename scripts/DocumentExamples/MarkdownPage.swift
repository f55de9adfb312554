// SPDX-License-Identifier: MIT

/// The examples of a Markdown page.
///
/// The code blocks of a section form one example. A block that redeclares a name or imports a
/// module starts another example.
struct MarkdownPage {
  private(set) var examples: [Example] = []
  private var current = Example(title: "Top", lines: [])
  private var block: [String] = []
  private var isInCode = false
  private var base: String?
  private var imports = Example.plainImports

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      read(String(line))
    }
    close()
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("```") {
      isInCode = !isInCode && line == "```swift"
      addBlock()
    } else if isInCode {
      block.append(line)
    } else if line.hasPrefix("#") {
      close()
      current.title = String(line.drop { $0 == "#" || $0 == " " }.replacing("`", with: ""))
    } else if line.hasPrefix("|") {
      readRow(line)
    } else {
      base = nil
    }
  }

  /// Parses a row of a table.
  ///
  /// Only tables whose first header cell starts with `Modifier of` are tested.
  private mutating func readRow(_ line: String) {
    let cells = line.dropFirst().replacing("\\|", with: "¦").split(separator: "|").map { cell in
      String(cell).trimmed.replacing("¦", with: "|")
    }
    if cells.first?.hasPrefix("Modifier of ") == true {
      base = String(cells[0].dropFirst("Modifier of ".count).replacing("`", with: ""))
    } else if let base, cells.count >= 4, cells[0].hasPrefix("`") {
      let texts = cells.map { $0.replacing("`", with: "") }
      current.rows.append(
        TableRow(
          base: base,
          modifier: texts[0],
          trial: texts[1],
          without: texts[2],
          with: texts[3]
        )
      )
    }
  }

  private mutating func addBlock() {
    let modules = Example.imports(in: block)
    let isItsOwn = !modules.isEmpty
    if isItsOwn || !Self.names(in: current.lines).isDisjoint(with: Self.names(in: block)) {
      close()
    }
    if isItsOwn { imports = modules }
    current.lines += block
    current.imports = imports
    block = []
  }

  private mutating func close() {
    if !current.lines.isEmpty || !current.rows.isEmpty { examples.append(current) }
    current = Example(title: current.title, lines: [], imports: imports)
  }

  /// Returns the names of the constants and variables that the lines declare.
  private static func names(in lines: [String]) -> Set<Substring> {
    Set(lines.compactMap { $0.prefixMatch(of: #/(?:let|var) (\w+)/#)?.1 })
  }
}

extension String {
  /// The text without surrounding spaces.
  var trimmed: String { String(drop { $0 == " " }).trimmedAtEnd }

  /// The text without spaces at its end.
  var trimmedAtEnd: String { replacing(#/ +$/#, with: "") }
}

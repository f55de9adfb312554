// SPDX-License-Identifier: MIT

/// The text of an expression, and the positions of its content in UTF-16 offsets.
struct ExpressionLayout: Hashable, Sendable {
  private(set) var layout = Layout()

  /// The offset from which a tap reaches each slot.
  private var reaches: [Int] = [0]

  /// The range of each digit, separator and operation.
  private var pieces: [Range<Int>] = []

  /// Returns the last slot that a tap at `offset` reaches.
  func slot(at offset: Int) -> Int { reaches.lastIndex { $0 <= offset } ?? 0 }

  /// Returns the slots around all content that overlaps `range`.
  func slots(around range: Range<Int>) -> Range<Int> {
    let lower = slot(at: range.lowerBound)
    let upper = range.isEmpty ? lower : pieces.filter { $0.lowerBound < range.upperBound }.count
    return lower..<max(lower, upper)
  }
}

extension Style {
  func layout(of expression: Expression) -> ExpressionLayout { ExpressionLayout(expression, self) }
}

extension ExpressionLayout {
  fileprivate init(_ expression: Expression, _ style: Style) {
    let symbols = style.isPlain ? ("", "") : style.affixes(isNegative: false)
    for (index, term) in expression.terms.enumerated() {
      let start = layout.text.utf16.count
      if let operation = term.operation {
        layout.text += expression.isLoneBracket ? operation.spacedText : operation.text
        pieces.append(start..<layout.text.utf16.count)
      }
      let reach = layout.text.utf16.count
      let prefix = index == 0 ? symbols.0 : ""
      let before = style.sign(of: term.content, before: prefix)
      let number = style.layout(
        term.content,
        isGrouped: style.isGrouped && !style.isPlain && !term.content.hasZerosInFront,
        (before, "")
      )
      add(number, reach: index == 0 ? 0 : reach)
    }
    layout.text += symbols.1
  }

  /// Appends a number to the text of the expression.
  ///
  /// `reach` belongs to the first slot of the number.
  private mutating func add(_ number: Layout, reach: Int) {
    let start = layout.text.utf16.count
    let offsets = number.offsets.map { $0 + start }
    if pieces.isEmpty {
      layout.offsets = offsets
    } else {
      layout.offsets += offsets
    }
    reaches = (reaches.count == 1 && pieces.isEmpty ? [] : reaches) + [reach] + offsets.dropFirst()
    pieces += offsets.dropFirst().map { $0 - 1..<$0 }
    layout.text += number.text
  }
}

extension Style {
  /// Returns the text before a number of an expression, where negative ones always have a minus.
  fileprivate func sign(of content: Content, before prefix: String) -> String {
    guard content.isNegative else { return prefix }
    if prefix.isEmpty { return "-" }
    return hasBrackets ? "-" + prefix : affixes(isNegative: true).before
  }
}

extension Expression {
  /// Whether brackets around a number are all there is, which would be read as a negative number.
  fileprivate var isLoneBracket: Bool {
    terms.count == 3 && terms[0].content == Content() && terms[1].operation == .open
      && terms[2].operation == .close
  }
}

extension Operation {
  fileprivate var spacedText: String { self == .open ? "( " : " )" }
}

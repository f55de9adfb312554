// SPDX-License-Identifier: MIT

/// The text of an expression, with the UTF-16 offsets of its digits, separators and operations.
struct ExpressionLayout: Hashable, Sendable {
  private(set) var layout = Layout()

  /// For each caret slot, the first offset at which a tap moves the caret to this slot.
  private var reaches: [Int] = [0]

  /// The range of each digit, separator and operation.
  private var pieces: [Range<Int>] = []

  /// Returns the slot to which a tap at `offset` moves the caret.
  func slot(at offset: Int) -> Int { reaches.lastIndex { $0 <= offset } ?? 0 }

  /// Returns the range of slots around all digits, separators and operations that overlap `range`.
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
        isGrouped: style.isGrouped && !style.isPlain && !term.content.hasZerosInFront
          && term.operation != .power,
        (before, "")
      )
      add(number, reach: index == 0 ? 0 : reach)
    }
    layout.text += symbols.1
  }

  /// Appends a number to the text of the expression.
  ///
  /// `reach` is the first offset at which a tap moves the caret to the start of the number.
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
  /// Returns the text before a number in an expression: the prefix, with a minus if the number is
  /// negative.
  ///
  /// The minus is used even if the style shows negative numbers in brackets.
  fileprivate func sign(of content: Content, before prefix: String) -> String {
    guard content.isNegative else { return prefix }
    if prefix.isEmpty { return place.sign("-") }
    return hasBrackets ? "-" + prefix : affixes(isNegative: true).before
  }
}

extension Expression {
  /// Whether the expression is only a number in brackets.
  ///
  /// It is shown with spaces, as `( 5 )`, because `(5)` can be a negative number.
  fileprivate var isLoneBracket: Bool {
    terms.count == 3 && terms[0].content == Content() && terms[1].operation == .open
      && terms[2].operation == .close
  }
}

extension Operation {
  fileprivate var spacedText: String { self == .open ? "( " : " )" }
}

// SPDX-License-Identifier: MIT

extension Style {
  /// Returns the text of an active field with an expression.
  func layout(of expression: Expression) -> Layout {
    let symbols = isPlain ? ("", "") : affixes(isNegative: false)
    var layout = Layout(offsets: [], reaches: [])
    for (index, term) in expression.terms.enumerated() {
      if let operation = term.operation {
        layout.starts.append(layout.end)
        layout.text += expression.isLoneBracket ? operation.spacedText : operation.text
      }
      let number = self.layout(
        term.content,
        isGrouped: isGrouped && !isPlain && !term.content.hasZerosInFront
          && term.operation != .power,
        (sign(of: term.content, before: index == 0 ? symbols.0 : ""), "")
      )
      layout.append(number)
    }
    layout.text += symbols.1
    return layout
  }
}

extension Layout {
  /// Appends a number of an expression.
  ///
  /// A tap before its sign moves the caret to its start.
  fileprivate mutating func append(_ number: Layout) {
    let start = end
    offsets += number.offsets.map { $0 + start }
    reaches += [start] + number.reaches.dropFirst().map { $0 + start }
    starts += number.starts.map { $0 + start }
    text += number.text
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

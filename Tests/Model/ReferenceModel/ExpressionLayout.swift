// SPDX-License-Identifier: MIT

extension Style {
  /// Returns the text of an active field with an expression.
  func layout(of expression: Expression) -> Layout {
    var layout = Layout(offsets: [], reaches: [])
    for (index, term) in expression.terms.enumerated() {
      if let operation = term.operation {
        layout.starts.append(layout.end)
        layout.text += expression.isLoneBracket ? operation.spacedText : operation.text
      }
      let isNegative = term.content.isNegative
      let sign = isNegative ? place.sign("-") : ""
      let number = self.layout(
        term.content,
        isGrouped: isGrouped && !isPlain && !term.content.hasZerosInFront
          && term.operation != .power,
        (index == 0 ? expressionPrefix(isNegative: isNegative) : sign, "")
      )
      layout.append(number)
    }
    layout.text += expressionSuffix
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
  /// Returns the text before the first number of an expression.
  ///
  /// It has a minus even if the style shows negative numbers in brackets.
  func expressionPrefix(isNegative: Bool) -> String {
    let positive = isPlain ? "" : affixes(isNegative: false).before
    guard isNegative, sign != .never else { return positive }
    if positive.isEmpty { return place.sign("-") }
    return hasBrackets ? "-" + positive : affixes(isNegative: true).before
  }

  /// The text after the last number of an expression.
  var expressionSuffix: String { isPlain ? "" : affixes(isNegative: false).after }
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

// SPDX-License-Identifier: MIT

extension ExpressionDraft {
  /// Returns whether inserting `text` at the caret turns the number into an expression.
  ///
  /// `end` is the position after the digits that `text` replaces.
  func begins(_ text: String, upTo end: Int) -> Bool {
    guard text.count == 1, let key = text.first else {
      let isBeforeDigit = end < content.count
      return style.isExpression(text, afterOperand: followsOperand, beforeDigit: isBeforeDigit)
    }
    guard let operation = Operation(key), !style.ignores(key) else { return false }
    if operation == .open, !style.hasBrackets { return true }
    return followsOperand && operation != .close
  }

  /// Inserts a text of several characters, which can be a number or an expression.
  ///
  /// - Returns: Whether the text is an expression.
  mutating func paste(_ text: String, over range: Range<Int>?) throws -> Bool {
    let isExpression = style.isExpression(
      text,
      afterOperand: range == nil && followsOperand,
      beforeDigit: (range?.upperBound ?? local) < content.count
    )
    guard isExpression else {
      try pasteNumber(text, over: range)
      return false
    }
    if let range { try deleteInside(over: range) }
    var pasted = try style.expression(in: text, afterOperand: followsOperand)
    // Pasting `(3)` after `2` results in `2 × (3)`.
    if followsOperand, pasted.operation(after: 0) == .open, pasted.terms[0].content == Content() {
      pasted.terms.insert(Expression.Term(), at: 0)
      pasted.terms[1].operation = .times
    }
    try splice(pasted)
    return true
  }

  /// Inserts an expression at the caret.
  ///
  /// Its first number is joined with the digits before the caret, and its last number with those
  /// after it.
  private mutating func splice(_ pasted: Expression) throws {
    let start = index
    try split(at: .plus)
    var terms = pasted.terms
    terms[0].operation = .plus
    expression.terms.insert(contentsOf: terms, at: index)
    let last = start + terms.count
    try join(at: last + 1)
    let caret = local
    try join(at: start + 1)
    if terms.count > 1 { (index, local) = (last - 1, caret) }
  }
}

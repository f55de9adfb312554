// SPDX-License-Identifier: MIT

extension ExpressionDraft {
  /// Returns whether inserting `text` at the caret turns the number into an expression.
  ///
  /// `range` contains the digits that `text` replaces, or is nil if it replaces none.
  func begins(_ text: String, over range: Range<Int>?) -> Bool {
    guard text.count == 1, let key = text.first else { return isExpression(text, over: range) }
    guard let operation = operation(for: key), !style.ignores(key) else { return false }
    return allows(operation)
  }

  /// Returns whether a text of several characters is read as an expression rather than as a number.
  private func isExpression(_ text: String, over range: Range<Int>?) -> Bool {
    let followsDigit = range.map { content.characters.prefix($0.lowerBound).contains { $0 != "." } }
    return style.isExpression(
      text,
      afterOperand: followsDigit ?? followsOperand,
      beforeDigit: (range?.upperBound ?? local) < content.count,
      isAlone: expression.isNumber && content == Content()
    )
  }

  /// Inserts a text of several characters, which can be a number or an expression.
  ///
  /// - Returns: Whether the text is an expression.
  mutating func paste(_ text: String, over range: Range<Int>?) throws -> Bool {
    guard isExpression(text, over: range) else {
      try pasteNumber(text, over: range)
      return false
    }
    if let range { try deleteInside(over: range) }
    // A pasted digit replaces the zero that stands for a missing number, as a typed digit does.
    let endsInDigit = text.last { !$0.isWhitespace }?.decimalDigit != nil
    let isPlaceholder = content.integer == ["0"] && !hasUncoveredZero
    if local == 0, endsInDigit, isPlaceholder { content.characters.removeFirst() }
    let isOwn = content != Content() && style.ownExpression(text) != nil
    var pasted = try self.pasted(text, isOwn: isOwn)
    try checkGroups(of: text, in: pasted)
    content.isNegative = false
    // Refuse `1e5` before `.5`, because the characters after the text make its exponent invalid.
    guard !isOwn || !pasted.isNumber else { throw Refusal() }
    try checkFollowing(pasted)
    // Remove leading zeros from the numbers that contain the digits before and after the text.
    if local > 0 { pasted.terms[0].content.dropZerosInFront() }
    if local < content.count { pasted.terms[pasted.terms.count - 1].content.dropZerosInFront() }
    put(pasted)
    // Behind an operation, the caret is before a zero that the number gets.
    let last = text.last { !$0.isWhitespace && !style.ignores($0) }.flatMap { Operation($0) }
    if pasted.terms.count > 1, last != nil, local < content.count { local = 0 }
    return true
  }

  /// Returns the expression in `text`, read together with the digits beside it.
  private func pasted(_ text: String, isOwn: Bool) throws -> Expression {
    let before = shown(content.characters[..<local], beside: text.first)
    let after = shown(content.characters[local...], beside: text.last { !$0.isWhitespace })
    let sign = content.isNegative ? "-" : ""
    return try style.expression(
      in: sign + before + text + after,
      afterOperand: local == 0 && followsOperand,
      isOwn: isOwn,
      isFirst: index == 0
    )
  }

  /// Refuses a text whose grouping separator has become a decimal separator because of the digits
  /// before or after it.
  private func checkGroups(of text: String, in pasted: Expression) throws {
    let digits = content.characters[..<local]
    guard
      let alone = try? style.expression(in: text, afterOperand: false, isOwn: false, isFirst: true)
    else { return }
    let visible = text.filter { !$0.isWhitespace }
    if !digits.isEmpty, !digits.contains("."), visible.first?.decimalDigit != nil,
      pasted.terms[0].content.point != nil
    {
      let first = alone.terms[0].content
      let isZeroGroup = first.integer.first == "0" && first.fraction?.count == 3
      let mark = style.place.ambiguousMark
      if first.point == nil || (isZeroGroup && mark.map(text.contains) ?? false) { throw Refusal() }
    }
    let rest = content.characters[local...]
    if !rest.isEmpty, !rest.contains("."), visible.last?.decimalDigit != nil,
      pasted.terms[pasted.terms.count - 1].content.point != nil,
      alone.terms[alone.terms.count - 1].content.point == nil
    {
      throw Refusal()
    }
  }

  /// Refuses a paste in front of digits whose fraction would lose digits, or that turn its exponent
  /// into one so small that the number is read as zero.
  private func checkFollowing(_ pasted: Expression) throws {
    let characters = content.characters[local...]
    if let fraction = content.fraction, characters.contains(".") {
      guard pasted.terms.last?.content.fraction?.count == fraction.count else { throw Refusal() }
    }
    let isLost = pasted.terms.last?.content.number?.isZero ?? true
    guard !isLost || characters.allSatisfy({ $0 == "0" || $0 == "." }) else { throw Refusal() }
  }

  /// Replaces the number at the caret with an expression, which contains the digits of the number.
  ///
  /// The caret is then before the digits that followed it.
  private mutating func put(_ pasted: Expression) {
    let after = content.count - local
    var terms = pasted.terms
    terms[0].operation = expression.terms[index].operation
    // A decimal separator without a fraction is removed before an operator.
    for term in terms.indices.dropLast() where terms[term].content.fraction == [] {
      terms[term].content.characters.removeLast()
    }
    expression.terms.replaceSubrange(index...index, with: terms)
    index += terms.count - 1
    local = max(content.count - after, 0)
    hasUncoveredZero = false
  }

  /// Returns the text of the digits before or after the caret, which is read together with the
  /// pasted text.
  ///
  /// The digits are grouped only if `neighbor`, the character of that text beside them, is a mark
  /// that could group. After a typed mark that has grouped, they are grouped even in plain text, and the
  /// same mark in the pasted text groups, too.
  private func shown(_ characters: ArraySlice<Character>, beside neighbor: Character?) -> String {
    guard neighbor?.isDecimalMark ?? false, !characters.contains(".") else {
      let mark = content.isOpen ? style.term.openMark : nil
      return String(characters.map { $0 == "." ? mark ?? style.decimalMark : $0 })
    }
    let left = Content(characters: Array(characters))
    let hasGrouped = expression.terms[index].hasGrouped
    let isGrouped = style.isGrouped && (hasGrouped || !style.isPlain)
    let text = style.layout(left, isGrouped: isGrouped, ("", "")).text
    guard hasGrouped, neighbor == style.place.ambiguousMark else { return text }
    return String(text.map { $0 == style.place.groupMark ? neighbor ?? $0 : $0 })
  }
}

// MARK: - Own text

extension Style {
  /// Returns the expression that results from pasting another one, if the field shows it as exactly
  /// the text that the paste leaves, and if no operand is missing.
  func ownText(
    pasting text: String,
    over selection: Selection,
    in expression: Expression
  ) -> ExpressionDraft? {
    let hasOperation = allowsArithmetic && text.contains { Operation($0) != nil }
    guard text.count > 1, hasOperation, !selection.isWhole else { return nil }
    let layout = self.layout(of: expression)
    let ends = layout.offsets(of: selection)
    var units = Array(layout.text.utf16)
    units.replaceSubrange(ends[0]..<ends[1], with: text.utf16)
    let pasted = String(decoding: units, as: UTF16.self)
    if pasted == layout.text { return ExpressionDraft(expression, slot: selection.upper, self) }
    // The zero of `0` or `0.5` after the caret is replaced by a text that ends with a digit.
    let right = ExpressionDraft(expression, slot: selection.upper, self)
    let endsInDigit = text.last { !$0.isWhitespace }?.decimalDigit != nil
    guard right.local > 0 || !endsInDigit || right.content.integer != ["0"],
      let own = ownExpression(pasted), !own.lacksOperand(afterOperand: false),
      !own.terms.contains(where: \.content.hasZerosInFront),
      // A grouping separator must not become a mark that starts a fraction.
      self.layout(of: own).slot(at: ends[0]) == selection.lower
    else { return nil }
    return ExpressionDraft(own, slot: own.count - (expression.count - selection.upper), self)
  }
}

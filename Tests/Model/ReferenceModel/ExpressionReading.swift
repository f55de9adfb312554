// SPDX-License-Identifier: MIT

/// Members that read pasted text as an expression.
extension Style {
  /// Whether `%` is the symbol of a percentage field, and so cannot be typed as an operation.
  var ownsPercent: Bool { kind == .percent }

  /// Returns the operation of a key in this field, or nil if it has none.
  ///
  /// Also nil for the letter x, whose meaning depends on the text before it.
  func operation(_ key: Character) -> Operation? {
    if allowsExponents, Operation.isExponent(key) { return .power }
    return allowsArithmetic ? Operation(key) : nil
  }

  /// Returns whether a key, such as a grouping separator, has no effect in an expression.
  func ignores(_ key: Character) -> Bool {
    if Operation(key) == .percent { return ownsPercent }
    guard Operation(key) == nil else { return false }
    return term.meaning(of: key) == .ignored
  }

  /// Returns whether a text of several characters is read as an expression rather than as a number.
  ///
  /// If this field shows an expression as exactly this text, the text is always read as an
  /// expression. Any other text is read as an expression only if it cannot be a number, a date or
  /// a phone number.
  ///
  /// If the text is inserted before a digit, a sign at its end is an operation. Brackets make a
  /// number negative only if `isAlone` is true, which means that nothing is beside the text.
  func isExpression(
    _ text: String,
    afterOperand: Bool,
    beforeDigit: Bool,
    isAlone: Bool
  ) -> Bool {
    let hasOperation = text.contains { Operation($0) != nil || $0.isEquals || $0.isCross }
    guard (allowsArithmetic && hasOperation) || allowsExponents else { return false }
    if ownExpression(text) != nil { return true }
    guard allowsArithmetic, hasOperation else { return false }
    let text = text.filter { !$0.isControl }
    let hasBrackets = text.contains("(") || text.contains(")")
    if isNumber(text, afterOperand: afterOperand), isAlone || !hasBrackets {
      let last = text.last { !$0.isWhitespace }.flatMap { Operation($0) }
      return beforeDigit && (last == .plus || last == .minus)
    }
    return !looksLikeDate(text, afterOperand: afterOperand)
  }

  private func isNumber(_ text: String, afterOperand: Bool) -> Bool {
    if !ownsPercent, text.contains(where: { Operation($0) == .percent }) { return false }
    let first = text.first { !$0.isWhitespace }.flatMap { Operation($0) }
    if afterOperand, first == .plus || first == .minus { return false }
    return affixed.reading(text) != nil
  }

  /// The style with which the numbers in a pasted expression are read.
  ///
  /// These numbers can have the field's prefix and suffix.
  var affixed: Style {
    var affixed = term
    (affixed.prefix, affixed.suffix) = (prefix, suffix)
    return affixed
  }
}

extension Character {
  /// Whether the character is the letter x, which multiplies after a number.
  var isCross: Bool { self == "x" || self == "X" }

  var isEquals: Bool { self == "=" || self == "＝" }

  var isDash: Bool { Operation(self) == .minus }
}

// MARK: - Dates and phone numbers

extension Style {
  /// Returns whether the text looks like `12/05/2024` or `(555) 123-4567`.
  ///
  /// Such a text has no operators except hyphens and slashes that are not between two spaces. A
  /// bracket directly after a number, as in `2(3)`, doesn't count as an operator here.
  private func looksLikeDate(_ text: String, afterOperand: Bool) -> Bool {
    let operators = tokens(in: text, afterOperand: afterOperand).dropFirst()
      .filter { !$0.isLeading && $0.operation?.isBinary == true }
    return !operators.isEmpty && operators.allSatisfy(\.isDoubtful)
      && !text.contains(where: \.isEquals)
  }
}

// MARK: - Expressions

extension Style {
  /// Reads a text as an expression.
  ///
  /// If `isOwn` is true, `text` is an expression as this field shows it, possibly with more digits
  /// before or after it. If `isFirst` is true, the text is inserted into the first number.
  ///
  /// Throws a refusal if the text isn't an expression.
  func expression(
    in text: String,
    afterOperand: Bool,
    isOwn: Bool,
    isFirst: Bool
  ) throws -> Expression {
    if !afterOperand, let own = ownExpression(text, isKnown: isOwn),
      isFirst || !own.terms[0].content.digits.isEmpty || own.operation(after: 0) == .open
    {
      let first = own.terms[0].content
      if isFirst, ignoresMark, first.isOpen, first.fraction != [] { throw Refusal() }
      return own
    }
    let visible = text.filter { !$0.isControl }.replacing(/^\s*[=＝]|[=＝]\s*$/, with: "")
    let tokens = tokens(in: visible, afterOperand: afterOperand)
    var expression = try expression(of: tokens)
    if isFirst, hasBrackets { expression.negateBrackets() }
    if isFirst, ignoresMark, expression.terms[0].content.point != nil,
      let mark = place.ambiguousMark, tokens[0].text.contains(mark)
    {
      throw Refusal()
    }
    guard expression.isWellFormed else { throw Refusal() }
    guard !expression.lacksOperand(afterOperand: afterOperand) else { throw Refusal() }
    return expression
  }

  /// Whether a mark that is typed in a number before an operator has no effect.
  private var ignoresMark: Bool { maxFraction == 0 && !takesScalableFractions }

  /// Returns the expression that this field shows as exactly `text`, or nil if there is none.
  ///
  /// If the expression has an exponent, `text` can lack the prefix and the suffix.
  ///
  /// If `isKnown` is true, `text` can differ from the text that the field shows, for example in its
  /// grouping separators.
  func ownExpression(_ text: String, isKnown: Bool = false) -> Expression? {
    let tokens = tokens(in: text, afterOperand: false, isOwn: true)
    guard let expression = try? expression(of: tokens, isOwn: true), !expression.isNumber,
      expression.isWellFormed
    else { return nil }
    let whole = expressionPrefix(isNegative: false) + text + expressionSuffix
    let texts = expression.hasExponent ? [text, whole] : [text]
    let isOwn = isKnown || texts.contains(where: layout(of: expression).text.isSame)
    return isOwn ? expression : nil
  }

  private func expression(of tokens: [Token], isOwn: Bool = false) throws -> Expression {
    var expression = Expression(Content())
    expression.terms = try tokens.map { token in
      let own = isOwn ? ownContent(in: token.text) : nil
      var content = try own ?? content(of: token.text)
      guard !token.isNegative || !content.isNegative else { throw Refusal() }
      content.isNegative = content.isNegative || token.isNegative
      return Expression.Term(operation: token.operation, content: content)
    }
    return expression
  }

  /// Returns the number in a text with leading zeros, as in `09`, or with an open mark.
  ///
  /// An open mark is a typed mark that can still group or start a fraction. Returns nil for any
  /// other text.
  private func ownContent(in text: String) -> Content? {
    var content = Content()
    for character in text where character != " " && !character.isControl {
      if content == Content(), character.isDash {
        content.isNegative = true
      } else if let digit = character.decimalDigit {
        content.characters.append(digit)
      } else if content.point == nil, character == decimalMark || character == term.openMark {
        content.characters.append(".")
        if character != decimalMark { content.openDigits = 0 }
      } else {
        return nil
      }
    }
    let isOpen = content.isOpen
    content = term.settled(Draft(content: content, caret: 0)).content
    if content.hasZerosInFront { return content }
    return isOpen && content.isOpen ? content : nil
  }

  /// Returns the number that an empty field shows after `text` is pasted.
  private func content(of text: String) throws -> Content {
    let visible = text.filter { !$0.isWhitespace }
    guard !visible.isEmpty else { return Content() }
    if visible.count == 1, let operation = visible.first.flatMap({ Operation($0) }) {
      guard operation == .plus || operation == .minus else { throw Refusal() }
      return Content(isNegative: operation == .minus)
    }
    let empty = Editing(content: Content(), selection: .caret(0))
    guard text.contains(where: { $0.decimalDigit != nil }),
      case .edited(let draft) = affixed.pasting(text, in: empty)
    else { throw Refusal() }
    return draft.content
  }
}

extension Expression {
  /// Whether an operation is not preceded by an operand.
  func lacksOperand(afterOperand: Bool) -> Bool {
    terms.indices.dropLast().contains { index in
      let isOperand = !terms[index].content.digits.isEmpty || operation(after: index) == .open
      return !isOperand && !(terms[index].operation?.endsOperand ?? afterOperand)
    }
  }

  /// Makes a first number in brackets negative, as accountants write it: `(5) + 3` is -2.
  fileprivate mutating func negateBrackets() {
    guard terms.count > 2, terms[0].content == Content(), terms[1].operation == .open,
      !terms[1].content.digits.isEmpty, terms[2].operation == .close
    else { return }
    terms[0].content = terms[1].content
    terms[0].content.isNegative.toggle()
    terms.removeSubrange(1...2)
  }
}

extension String {
  /// Returns whether both texts are the same, apart from the case of the letter E.
  fileprivate func isSame(as other: String) -> Bool {
    replacing("E", with: "e") == other.replacing("E", with: "e")
  }
}

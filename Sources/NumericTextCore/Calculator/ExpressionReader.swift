// SPDX-License-Identifier: MIT

extension Calculator {
  /// Returns whether a text of several scalars is read as an expression rather than as a number.
  ///
  /// A text is an expression if this field would show an expression in exactly this form. Any other
  /// text with an operator is an expression unless it can be read as a number, or looks like a date
  /// or a phone number. Before a digit, a number with a sign at its end is an expression, too.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - afterOperand: Whether the text is inserted after an operand, where a sign is an operator.
  ///   - beforeDigit: Whether the text is inserted before a digit, where a sign at its end is an
  ///     operator.
  ///   - lexicon: The lexicon for numbers outside expressions, or nil if the text is inserted into
  ///     an expression.
  /// - Returns: Whether it is an expression.
  func isExpression(
    _ text: String,
    afterOperand: Bool,
    beforeDigit: Bool = false,
    _ lexicon: Lexicon? = nil
  ) -> Bool {
    let hasOperation = text.withScalars {
      $0.contains { Operation($0) != nil || Operation.isEquals($0) }
    }
    guard hasOperation else { return false }
    if ownExpression(text) != nil { return true }
    return isNumber(text, afterOperand: afterOperand, lexicon)
      ? beforeDigit && text.withScalars { $0.isSign($0.scalar(before: $0.visibleRange.upperBound)) }
      : !scan(text, afterOperand: afterOperand).looksLikeDate
  }

  private func isNumber(_ text: String, afterOperand: Bool, _ lexicon: Lexicon?) -> Bool {
    let isSigned = text.withScalars { text in
      let start = text.visibleRange.lowerBound
      guard afterOperand, start < text.count else { return false }
      return text.isSign(text.scalar(at: start))
    }
    let isPercentage =
      takesPercent && text.withScalars { $0.contains { Operation($0) == .percent } }
    if isSigned || isPercentage { return false }
    if let lexicon, (try? TextReader.read(text, with: lexicon)) != nil { return true }
    return (try? TextReader.read(text, with: stages(ofTerm: 0).lexicon)) != nil
  }

  /// Returns the expression in a text.
  ///
  /// Each number is parsed like a text that is pasted into an empty field.
  ///
  /// - Throws: The reason why the text cannot be parsed.
  func read(_ text: String, afterOperand: Bool) throws(Refusal) -> Expression {
    if let own = ownExpression(text) { return own }
    var expression = try expression(text, scan(text, afterOperand: afterOperand))
    if negatesBrackets { expression.negateBrackets() }
    try expression.check()
    guard !expression.lacksOperand(afterOperand: afterOperand) else { throw .notANumber }
    return expression
  }

  /// Returns the expression that this field would show as exactly `text`, or nil if there is none.
  private func ownExpression(_ text: String) -> Expression? {
    guard let own = try? expression(text, scan(text, afterOperand: false, isOwn: true)),
      !own.isNumber, (try? own.check()) != nil
    else { return nil }
    return text.isSame(as: glyphs.text(of: own)) ? own : nil
  }

  private func scan(
    _ text: String,
    afterOperand: Bool,
    isOwn: Bool = false
  ) -> ExpressionScanner.Result {
    text.withScalars { text in
      var scanner = ExpressionScanner(text, self, afterOperand: afterOperand, isOwn: isOwn)
      return scanner.scan()
    }
  }

  private func expression(
    _ text: String,
    _ scanned: ExpressionScanner.Result
  ) throws(Refusal) -> Expression {
    var expression = Expression(Numeral())
    expression.terms = []
    for chunk in scanned.chunks {
      var number = try number(in: text.slice(chunk.range), ofTerm: expression.terms.count)
      if chunk.isNegative {
        if number.isNegative { throw .notANumber }
        number.isNegative = true
      }
      expression.terms.append(Term(chunk.operation, number))
    }
    return expression
  }

  private func number(in text: String, ofTerm index: Int) throws(Refusal) -> Numeral {
    let stages = stages(ofTerm: index)
    let word = Symbol(text).word
    if word.isEmpty { return Numeral() }
    let operation = word.scalar.flatMap { Operation($0) }
    if word == stages.lexicon.notation.minus.word || operation == .subtract {
      guard stages.rules.allowsSign else { throw .negativeNotAllowed }
      return Numeral().signed(isNegative: true)
    }
    if operation == .add { return Numeral() }
    guard operation == nil else { throw .notANumber }
    return try stages.admit(Edit(.text, text, in: .inEmptyField), in: .empty).numeral
  }
}

extension ScalarText {
  fileprivate func isSign(_ scalar: Unicode.Scalar?) -> Bool {
    let operation = scalar.flatMap { Operation($0) }
    return operation == .add || operation == .subtract
  }
}

extension Expression {
  /// Returns whether any operation lacks the operand that must precede it, as in `×3`.
  ///
  /// - Parameter afterOperand: Whether the expression is inserted after an operand.
  /// - Returns: Whether an operand is missing.
  fileprivate func lacksOperand(afterOperand: Bool) -> Bool {
    for index in terms.indices.dropLast() {
      let isOperand = !terms[index].number.digits.isEmpty || operation(after: index) == .open
      let follows = terms[index].operation?.endsOperand ?? afterOperand
      if !isOperand, !follows { return true }
    }
    return false
  }

  /// Replaces each number in brackets with its negative, as in accounting: `(5)` becomes `-5`.
  fileprivate mutating func negateBrackets() {
    var index = 1
    while index + 1 < terms.count {
      let number = terms[index].number
      if terms[index].operation == .open, terms[index + 1].operation == .close,
        !number.digits.isEmpty, terms[index - 1].number.isEmpty
      {
        terms[index - 1].number = number
        terms[index - 1].number.isNegative.toggle()
        terms.remove(at: index + 1)
        terms.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}

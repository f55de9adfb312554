// SPDX-License-Identifier: MIT

extension Calculator {
  /// Returns whether a text of several scalars is read as an expression rather than as a number.
  ///
  /// A text is an expression if this field would show an expression in exactly this form. Any other
  /// text with an operator is an expression unless it is a number, a date or a phone number.
  ///
  /// A text counts as an expression rather than as a number if it starts with a sign and is
  /// inserted after an operand, if it ends with a sign and is inserted before a digit, if it has
  /// brackets and the field is not empty, or if it has a percent sign or a multiplication dot.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - surroundings: The kind of content before and after the text.
  ///   - lexicon: The lexicon for numbers outside expressions, or nil if the text is inserted into
  ///     an expression.
  /// - Returns: Whether the text is read as an expression.
  func isExpression(
    _ text: String,
    in surroundings: Surroundings = Surroundings(),
    _ lexicon: Lexicon? = nil
  ) -> Bool {
    guard text.utf8.count <= Self.longestText else { return false }
    let hasOperation = self.lexicon.takesOperators && text.withScalars { $0.hasOperation }
    guard hasOperation || self.lexicon.takesExponents else { return false }
    if ownExpression(text) != nil { return true }
    guard hasOperation else { return false }
    let ends = text.withScalars { $0.ends }
    let startsWithOperator = surroundings.isAfterOperand && ends.first.isSign
    if !startsWithOperator, isNumber(text, in: surroundings, lexicon) {
      return surroundings.isBeforeDigit && ends.last.isSign
    }
    return !scan(text, surroundings.isAfterOperand ? .afterOperand : .inserted).looksLikeDate
  }

  private func isNumber(
    _ text: String,
    in surroundings: Surroundings,
    _ lexicon: Lexicon?
  ) -> Bool {
    let isNumber =
      lexicon.map { (try? TextReader.read(text, with: $0)) != nil } ?? false
      || (try? TextReader.read(text, with: terms.other.plain.lexicon)) != nil
    return isNumber && !isCalculated(text, in: surroundings)
  }

  /// Returns whether a text that can be read as a number has an operation: a percent sign, a dot as
  /// a multiplication sign, or brackets in a field that is not empty.
  private func isCalculated(_ text: String, in surroundings: Surroundings) -> Bool {
    text.withScalars { text in
      text.contains { scalar in
        switch operation(scalar) {
        case nil, .add, .subtract, .divide, .power: false
        case .multiply: scalar.mark != nil
        case .percent: true
        case .open, .close: !surroundings.areOfEmptyField
        }
      }
    }
  }

  /// Returns the expression in a text.
  ///
  /// Each number is parsed like a text that is pasted into an empty field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: The form of the text. In the field's own form, it can lack grouping separators.
  ///   - isFirst: Whether the text is inserted into the first number.
  /// - Returns: The expression.
  /// - Throws: The reason why the text cannot be parsed.
  func read(
    _ text: String,
    as form: ExpressionForm,
    isFirst: Bool = true
  ) throws(Refusal) -> Expression {
    let afterOperand = form == .afterOperand
    if !afterOperand, let own = ownExpression(text, isKnown: form == .own),
      isFirst || own.startsOperand(at: 0)
    {
      if isFirst { try checkMark(of: own, in: text) }
      return own
    }
    var expression = try expression(in: text, afterOperand ? form : .inserted)
    if isFirst, negatesBrackets { expression.negateBrackets() }
    if isFirst { try checkMark(of: expression, in: text) }
    try expression.check()
    guard !expression.lacksOperand(afterOperand: afterOperand) else { throw .notANumber }
    return expression
  }

  /// Refuses a fraction in the first number of a text if its mark would have no effect as a key.
  private func checkMark(of expression: Expression, in text: String) throws(Refusal) {
    let hasFraction = expression.terms[0].number.fractionCount > 0
    if ignoresMark, hasFraction, hasMarkInFirstNumber(text) { throw .noFraction }
  }

  /// Returns whether the first number of a text contains the mark that can group digits or start a
  /// fraction.
  func hasMarkInFirstNumber(_ text: String) -> Bool {
    let notation = lexicon.notation
    let mark = notation.separatorsAreAlike ? notation.decimalSeparator : notation.openMark
    guard let mark = mark.scalar, let first = scan(text, .inserted).chunks.first else {
      return false
    }
    return text.slice(first.range).withScalars { $0.contains(mark) }
  }

  /// The maximum length of an expression in bytes, which limits the time to refuse a long text.
  static let longestText = 100_000

  /// Returns the expression that this field would show as exactly `text`, or nil if there is none.
  ///
  /// An exponent can also be written with a capital E. An expression with an exponent can lack the
  /// field's prefix and suffix, because it can be a part of the shown text, such as `1e3` of `$61e3`.
  ///
  /// If `isKnown` is true, `text` is known to have this form, apart from its grouping separators.
  func ownExpression(_ text: String, isKnown: Bool = false) -> Expression? {
    guard let own = try? expression(in: text, .own),
      !own.isNumber, (try? own.check()) != nil
    else { return nil }
    if isKnown { return own }
    let (text, shown) = (text.withSmallE, terms.text(of: own).withSmallE)
    if text.isSame(as: shown) { return own }
    let whole = String(joining: [terms.prefix.text, text, terms.suffix.text])
    return own.hasExponent && whole.isSame(as: shown) ? own : nil
  }

  private func scan(_ text: String, _ form: ExpressionForm) -> ExpressionScanner.Result {
    text.withScalars { text in
      var scanner = ExpressionScanner(text, self, form)
      return scanner.scan()
    }
  }

  private func expression(in text: String, _ form: ExpressionForm) throws(Refusal) -> Expression {
    let scanned = scan(text, form)
    guard !scanned.isTooLong else { throw .expressionTooLong }
    var expression = Expression(Numeral())
    expression.terms = scanned.chunks.map { Term($0.operation) }
    let isPlain = minorDigits == nil || hasAmount(text, scanned)
    for (index, chunk) in scanned.chunks.enumerated() {
      let text = text.slice(chunk.range)
      let isFactor = expression.isPlain(at: index)
      let own = terms.stages(after: chunk.operation)
      let stages = isPlain || isFactor ? own.plain : own
      var number = try number(in: text, stages)
      var isOpen = false
      if form == .own {
        try number.addZeros(of: text, stages.lexicon)
        isOpen = number.readOpenMark(in: text, stages.lexicon)
      }
      if chunk.isNegative {
        if number.isNegative { throw .notANumber }
        number.isNegative = true
      }
      expression.terms[index].number = number
      expression.terms[index].mark = isOpen ? .open : mark(of: number, isFactor: isFactor)
    }
    return expression
  }

  /// Returns the state of the typed mark of a number that was read from a text.
  ///
  /// In minor-unit entry, further digits fill the number from the right only if it is an amount
  /// with all its minor digits. Otherwise, they are appended to it, as in natural entry.
  private func mark(of number: Numeral, isFactor: Bool) -> TypedMark {
    guard let minorDigits else { return .none }
    let isFull = number.fractionCount == minorDigits && number.hasSeparator == (minorDigits > 0)
    return isFull && !isFactor ? .none : .plain
  }

  /// Returns whether any number has a separator, an exponent, a magnitude or a currency, or whether
  /// there is a currency before or after the whole expression.
  private func hasAmount(_ text: String, _ scanned: ExpressionScanner.Result) -> Bool {
    let affixes = [terms.prefix, terms.suffix]
    if scanned.hasAffix, affixes.contains(where: { $0.utf8.withScalars { $0.hasCurrency } }) {
      return true
    }
    return scanned.chunks.contains { chunk in
      let lexicon = terms.stages(after: chunk.operation).plain.lexicon
      return (try? TextReader.read(text.slice(chunk.range), with: lexicon))?.isAmount ?? false
    }
  }

  /// Returns whether the numbers of a text are plain in minor-unit entry.
  func isPlain(_ text: String) -> Bool { hasAmount(text, scan(text, .inserted)) }

  private func number(in text: String, _ stages: Stages) throws(Refusal) -> Numeral {
    let word = Symbol(text).word
    let operation = word.scalar.flatMap { Operation($0) }
    if word.isEmpty || operation == .add { return Numeral() }
    if operation == .subtract || word == stages.lexicon.notation.minus.word {
      guard stages.rules.allowsSign else { throw .negativeNotAllowed }
      return Numeral().signed(isNegative: true)
    }
    guard operation == nil else { throw .notANumber }
    return try stages.admit(Edit(.text, text, in: .inEmptyField), in: Content(Numeral())).numeral
  }
}

extension ScalarText {
  /// Whether any scalar can be an operation or an equals sign.
  ///
  /// A text with too many scalars that are not digits counts as a text without operations.
  var hasOperation: Bool {
    var position = 0
    var others = 0
    while position < count {
      // Almost all scalars of a long text are digits.
      position = skippingDigits(position, upTo: count)
      guard position < count else { return false }
      let scalar = scalar(at: position)
      if Operation(scalar) != nil || Operation.isEquals(scalar) { return true }
      others += 1
      if others > ExpressionScanner.mostOthers { return false }
      position = after(position)
    }
    return false
  }

  /// The first and the last scalar, ignoring white space.
  var ends: (first: Unicode.Scalar?, last: Unicode.Scalar?) {
    let range = visibleRange
    guard !range.isEmpty else { return (nil, nil) }
    return (scalar(at: range.lowerBound), scalar(before: range.upperBound))
  }
}

extension String {
  /// The string with an `e` in place of every `E`.
  fileprivate var withSmallE: String {
    var bytes: [UInt8] = []
    for byte in utf8 { bytes.append(byte == UInt8(ascii: "E") ? UInt8(ascii: "e") : byte) }
    return String(wellFormed: bytes)
  }
}

extension Unicode.Scalar? {
  var isSign: Bool { flatMap { Operation($0) }?.isAdditive ?? false }
  var isMark: Bool { self?.mark != nil }
  var isDigit: Bool { self?.digitValue != nil }
}

extension Expression {
  /// Returns whether any operation lacks the operand that must precede it, as in `×3`.
  ///
  /// If `afterOperand` is true, the expression is inserted after an operand.
  func lacksOperand(afterOperand: Bool = false) -> Bool {
    for index in terms.indices.dropLast() {
      let follows = terms[index].operation?.endsOperand ?? afterOperand
      if !follows, !startsOperand(at: index) { return true }
    }
    return false
  }

  /// Returns whether there is a number in the term at `index`, or an opening bracket after it.
  fileprivate func startsOperand(at index: Int) -> Bool {
    !terms[index].number.digits.isEmpty || operation(after: index) == .open
  }

  /// Makes a first number in brackets negative, as in accounting: `(5) + 3` becomes `-5 + 3`.
  ///
  /// Brackets after an operator are calculated first, even if the notation writes negative numbers in
  /// brackets.
  fileprivate mutating func negateBrackets() {
    guard terms.count > 2, terms[0].number.isEmpty, terms[1].operation == .open,
      !terms[1].number.digits.isEmpty, terms[2].operation == .close
    else { return }
    terms[0].number = terms[1].number
    terms[0].number.isNegative.toggle()
    terms.removeSubrange(1...2)
  }
}

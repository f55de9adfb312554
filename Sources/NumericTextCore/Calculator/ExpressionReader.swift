// SPDX-License-Identifier: MIT

extension Calculator {
  /// Returns whether a text is parsed as a number, not as an expression.
  ///
  /// - Parameters:
  ///   - text: A text of several scalars.
  ///   - afterOperand: Whether the text is inserted after an operand. If so, a plus or minus at its
  ///     start is an operator, not a sign.
  /// - Returns: Whether the text is a number.
  func isNumber(_ text: String, afterOperand: Bool) -> Bool {
    let isSigned = text.withScalars { text in
      let start = text.visibleRange.lowerBound
      guard afterOperand, start < text.count else { return false }
      let operation = Operation(text.scalar(at: start))
      return operation == .add || operation == .subtract
    }
    if isSigned || (takesPercent && text.withScalars { $0.hasOperation { $0 == .percent } }) {
      return false
    }
    return (try? TextReader.read(text, with: field(ofTerm: 0).lexicon)) != nil
  }

  /// Returns the expression in a text.
  ///
  /// Each number is parsed like a text that is pasted into an empty field.
  ///
  /// - Throws: The reason why the text cannot be parsed.
  func read(_ text: String, afterOperand: Bool) throws(NumericTextRefusal) -> Expression {
    let chunks = text.withScalars { text in
      var scanner = ExpressionScanner(text, self, afterOperand: afterOperand)
      return scanner.chunks()
    }
    var expression = Expression(Numeral())
    expression.terms = []
    for chunk in chunks {
      var number = try number(in: text.slice(chunk.range), ofTerm: expression.terms.count)
      if chunk.isNegative {
        if number.isNegative { throw .notANumber }
        number.isNegative = true
      }
      expression.terms.append(Term(chunk.operation, number))
    }
    if negatesBrackets { expression.negateBrackets() }
    guard expression.isWellFormed else { throw .severalNumbers }
    guard !expression.lacksOperand(afterOperand: afterOperand) else { throw .notANumber }
    return expression
  }

  private func number(in text: String, ofTerm index: Int) throws(NumericTextRefusal) -> Numeral {
    let visible = text.withScalars { $0[$0.visibleRange].onlyScalar }
    var number = Numeral()
    if text.withScalars({ $0.visibleRange.isEmpty }) { return number }
    if let visible, let operation = Operation(visible) {
      guard operation == .add || operation == .subtract else { throw .notANumber }
      number.isNegative = operation == .subtract
      return number
    }
    let field = field(ofTerm: index)
    let empty = field.state(of: number, .caret(.last))
    let paste = Edit(.pasted(text), in: Place(empty.selection, empty.layout))
    number = try field.apply(paste, to: empty).numeral
    return number
  }
}

extension ScalarText {
  /// Returns whether the text contains an operation that satisfies `condition`.
  func hasOperation(_ condition: (Operation) -> Bool = { _ in true }) -> Bool {
    contains { Operation($0).map(condition) ?? false }
  }
}

extension Expression {
  /// Returns whether an operation has no operand before it, although it needs one.
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

/// A scanner that divides a text at its operations.
private struct ExpressionScanner {
  /// The range of a number in the text, and the operation before it.
  struct Chunk {
    let operation: Operation?
    let range: Range<Int>

    /// Whether the notation's prefix for negative numbers precedes the range.
    var isNegative = false
  }

  private let text: ScalarText
  private let calculator: Calculator

  private var position = 0
  private var end: Int
  private var start = 0
  private var operation: Operation?
  private var hasDigits = false
  private var isNegative = false
  private let afterOperand: Bool
  private var found: [Chunk] = []

  init(_ text: ScalarText, _ calculator: Calculator, afterOperand: Bool) {
    self.text = text
    self.calculator = calculator
    self.afterOperand = afterOperand
    end = text.count
    let suffixStart = end - calculator.suffix.utf8.count
    if suffixStart > 0, calculator.suffix.stands(in: text, at: suffixStart) { end = suffixStart }
    if !afterOperand { skipPrefix() }
  }

  /// Skips the notation's prefix at the start of the text.
  ///
  /// Otherwise, a character of the prefix such as `-` or `(` would be taken for an operation.
  private mutating func skipPrefix() {
    let negative = calculator.field(ofTerm: 0).notation.affixes.negative.prefix
    let positive = calculator.prefix
    isNegative = negative != positive && negative.stands(in: text, at: 0)
    if isNegative {
      start = negative.utf8.count
    } else if positive.stands(in: text, at: 0) {
      start = positive.utf8.count
    }
    position = start
  }

  mutating func chunks() -> [Chunk] {
    while position < end {
      let scalar = text.scalar(at: position)
      if Operation.isEquals(scalar), skipEquals() { continue }
      if isDigit(scalar) { hasDigits = true }
      if let operation = calculator.operation(scalar), !isSign(operation) {
        if operation == .open, followsOperand { cut(.multiply, upTo: position, from: position) }
        cut(operation, upTo: position, from: text.after(position))
      }
      position = text.after(position)
    }
    cut(.add, upTo: max(start, end), from: end)
    return found
  }

  private mutating func cut(_ next: Operation, upTo end: Int, from start: Int) {
    found.append(Chunk(operation: operation, range: self.start..<end, isNegative: isNegative))
    isNegative = false
    operation = next
    self.start = start
    hasDigits = false
  }

  private var followsOperand: Bool {
    hasDigits || operation.map { $0.endsOperand } ?? afterOperand
  }

  /// Returns whether `operation` is the sign of the number after it, or of an exponent such as
  /// `e-5`.
  private func isSign(_ operation: Operation) -> Bool {
    guard operation == .add || operation == .subtract else { return false }
    return !followsOperand
      || (position > 1 && text[position - 1] | 0x20 == UInt8(ascii: "e")
        && text[position - 2] &- 0x30 < 10)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    if case .digit = ScalarKind(scalar) { return true }
    return calculator.field(ofTerm: 1).notation.digits.value(of: scalar) != nil
  }

  /// Skips the equals sign at the current position if it is at the start or the end of the text.
  ///
  /// - Returns: Whether the equals sign was skipped.
  private mutating func skipEquals() -> Bool {
    let next = text.after(position)
    if text[0..<position].visibleRange.isEmpty {
      start = next
    } else if text[next..<end].visibleRange.isEmpty {
      end = position
    } else {
      return false
    }
    position = next
    return true
  }
}

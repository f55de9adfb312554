// SPDX-License-Identifier: MIT

extension Calculator {
  /// Returns whether a text is read as a number rather than as an expression.
  ///
  /// - Parameters:
  ///   - text: A text of several scalars.
  ///   - afterOperand: Whether it is inserted after an operand, where a sign is an operator.
  /// - Returns: Whether it is a number.
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
  /// Each number is read as a paste into an empty field.
  ///
  /// - Throws: The refusal of a number that cannot be read.
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
  /// Whether the text has an operation that satisfies `condition`.
  func hasOperation(_ condition: (Operation) -> Bool = { _ in true }) -> Bool {
    contains { Operation($0).map(condition) ?? false }
  }
}

extension Expression {
  /// Returns whether an operand is missing before another operation.
  ///
  /// - Parameter afterOperand: Whether the expression continues an operand.
  /// - Returns: Whether one is missing.
  fileprivate func lacksOperand(afterOperand: Bool) -> Bool {
    for index in terms.indices.dropLast() {
      let isOperand = !terms[index].number.digits.isEmpty || operation(after: index) == .open
      let follows = terms[index].operation?.endsOperand ?? afterOperand
      if !isOperand, !follows { return true }
    }
    return false
  }

  /// Replaces each number in brackets by the negative one, as accountants write it.
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

/// Divides a text at its operations.
private struct ExpressionScanner {
  /// The text of a number, and the operation before it.
  struct Chunk {
    let operation: Operation?
    let range: Range<Int>

    /// Whether it starts with the notation's own negative prefix.
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

  /// Skips the notation's own prefix, so that it can contain operations.
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

  /// Whether a plus or minus belongs to the number after it, or to the exponent of the one before.
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

  /// Skips an equals sign at either end of the text.
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

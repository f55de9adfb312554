// SPDX-License-Identifier: MIT

/// The form of a text that is read as an expression.
enum ExpressionForm {
  /// A text in any form.
  case inserted

  /// A text in any form, which is inserted after an operand, so that a sign at its start is an
  /// operator.
  case afterOperand

  /// A text in the form in which the field itself shows expressions, with spaces around operators.
  case own
}

/// A scanner that splits a text into numbers at its operators, percent signs and brackets.
struct ExpressionScanner {
  /// The range of a number in the text, and the operation before it.
  struct Chunk {
    let operation: Operation?
    let range: Range<Int>

    /// Whether the notation's prefix for negative numbers precedes the range.
    var isNegative = false
  }

  struct Result {
    var chunks: [Chunk] = []

    /// Whether the text has operators, but only ones that also occur in dates, phone numbers and
    /// tables: hyphens and slashes without spaces around them, an opening bracket after a number, and a
    /// sign at the start of a cell.
    var looksLikeDate: Bool { hasDoubtfulOperator && !hasClearOperator }

    /// Whether the text starts with the notation's own prefix, or ends with its own suffix.
    var hasAffix = false

    /// Whether the text has so many operations, or so many scalars that are not digits, that it was
    /// not scanned to its end.
    var isTooLong = false

    fileprivate var hasDoubtfulOperator = false
    fileprivate var hasClearOperator = false
  }

  private let text: ScalarText
  private let calculator: Calculator

  /// The range of the text without white space and invisible scalars at its ends.
  private let visible: Range<Int>

  private var position = 0
  private var end: Int
  private var start = 0
  private var operation: Operation?
  private var hasDigits = false
  private var isNegative = false
  private let form: ExpressionForm

  private var result = Result()

  /// The number of scalars so far that are not ASCII digits.
  private var otherCount = 0

  /// The maximum number of scalars that are not ASCII digits.
  ///
  /// This limits the time that it takes to refuse a long text.
  static let mostOthers = 10_000

  init(_ text: ScalarText, _ calculator: Calculator, _ form: ExpressionForm) {
    self.text = text
    self.calculator = calculator
    self.form = form
    visible = text.visibleRange
    end = text.count
    let suffixStart = end - calculator.terms.suffix.utf8.count
    if suffixStart > 0, calculator.terms.suffix.stands(in: text, at: suffixStart) {
      result.hasAffix = suffixStart < end
      end = suffixStart
    }
    if form != .afterOperand { skipPrefix() }
  }

  /// Skips the notation's prefix at the start of the text.
  ///
  /// If the prefix were scanned, its `-` or `(` would be taken for an operation.
  private mutating func skipPrefix() {
    let negative = calculator.terms.stages(after: nil).lexicon.notation.affixes.negative.prefix
    let positive = calculator.terms.prefix
    isNegative = negative != positive && negative.stands(in: text, at: 0)
    if isNegative {
      start = negative.utf8.count
    } else if positive.stands(in: text, at: 0) {
      start = positive.utf8.count
    }
    result.hasAffix = result.hasAffix || start > 0
    position = start
  }

  /// Returns the numbers in the text with their operations.
  mutating func scan() -> Result {
    while position < end {
      let digitsEnd = text.skippingDigits(position, upTo: end)
      if digitsEnd > position {
        hasDigits = true
        position = digitsEnd
        continue
      }
      otherCount += 1
      if otherCount > Self.mostOthers || result.chunks.count > Expression.maximumCount {
        result.isTooLong = true
        return result
      }
      let scalar = text.scalar(at: position)
      if Operation.isEquals(scalar), skipEquals() { continue }
      if isDigit(scalar) { hasDigits = true }
      if let operation = operation(scalar), !isSign(operation) {
        if operation == .open, followsOperand, form != .own {
          result.hasDoubtfulOperator = true
          cut(.multiply, upTo: position, from: position)
        }
        note(operation, scalar)
        // A space after an operator belongs to that operator, and doesn't count as a space before
        // the next operator.
        let isSpaced = form == .own && operation.isBinary && operation != .power
        let skipped = isSpaced && isSpace(at: text.after(position)) ? 1 : 0
        cut(operation, upTo: position, from: text.after(position) + skipped)
      }
      position = text.after(position)
    }
    cut(.add, upTo: max(start, end), from: end)
    return result
  }

  /// Returns the operation that `scalar`, the scalar at the current position, denotes, or nil if it
  /// denotes none.
  ///
  /// The letter x is an operation only between two operands, because it can also be part of a word.
  /// The letter e is an operation only in a text that the field itself has shown. In other texts,
  /// an exponent is part of its number.
  private func operation(_ scalar: Unicode.Scalar) -> Operation? {
    if form == .own, calculator.lexicon.takesExponents, scalar.startsExponent {
      return .power
    }
    guard Operation.isLetterX(scalar) else { return calculator.operation(scalar) }
    guard followsOperand else { return nil }
    let next = text.skippingBlanks(text.after(position))
    guard next < end else { return nil }
    let follower = text.scalar(at: next)
    let operation = Operation.isLetterX(follower) ? nil : calculator.operation(follower)
    let isOperand =
      isDigit(follower) || operation == .open || operation?.isAdditive == true
      || ScalarKind(follower) == .currency
    return isOperand ? .multiply : nil
  }

  private mutating func cut(_ next: Operation, upTo end: Int, from start: Int) {
    result.chunks.append(
      Chunk(operation: operation, range: self.start..<end, isNegative: isNegative)
    )
    isNegative = false
    operation = next
    self.start = start
    hasDigits = false
  }

  /// Records whether an operator is one that also occurs in dates, phone numbers and tables.
  private mutating func note(_ operation: Operation, _ scalar: Unicode.Scalar) {
    guard operation.isBinary, position > visible.lowerBound else { return }
    let isHyphen = operation == .subtract && scalar != "\u{2212}"
    let isSeparator = isHyphen || (operation == .divide && scalar != "÷")
    if (isSeparator && !hasBlanksAround) || (operation.isAdditive && startsCell) {
      result.hasDoubtfulOperator = true
    } else {
      result.hasClearOperator = true
    }
  }

  /// Whether the operator directly follows a tab or a line break, and no space follows the operator.
  private var startsCell: Bool {
    let next = text.after(position)
    return text[position - 1] < 0x20 && next < text.count
      && ScalarKind(text.scalar(at: next)).isVisible
  }

  private var hasBlanksAround: Bool {
    text.isBlank(at: text.after(position)) && text.kind(before: position)?.isBlank ?? false
  }

  private var followsOperand: Bool {
    hasDigits || operation.map { $0.endsOperand } ?? (form == .afterOperand)
  }

  /// Returns whether `operation` is the sign of the number after it, or of an exponent such as
  /// `e-5`.
  private func isSign(_ operation: Operation) -> Bool {
    guard operation.isAdditive else { return false }
    return !(form == .own ? hasSpacesAround : followsOperand)
      || (position > 1 && text[position - 1] | 0x20 == UInt8(ascii: "e")
        && text[position - 2] &- 0x30 < 10)
  }

  /// Whether there are spaces on both sides of the current position, not counting those that belong
  /// to the prefix, the suffix or the previous operator.
  private var hasSpacesAround: Bool {
    position > start && isSpace(at: position - 1) && isSpace(at: text.after(position))
  }

  private func isSpace(at position: Int) -> Bool {
    position < end && text[position] == UInt8(ascii: " ")
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { calculator.lexicon.digit(scalar) != nil }

  /// Skips the equals sign at the current position if it is at the start or the end of the text.
  ///
  /// - Returns: Whether the equals sign was skipped.
  private mutating func skipEquals() -> Bool {
    let next = text.after(position)
    if position <= visible.lowerBound {
      start = next
    } else if next >= min(end, visible.upperBound) {
      end = position
    } else {
      return false
    }
    position = next
    result.hasClearOperator = true
    return true
  }
}

// SPDX-License-Identifier: MIT

// A pasted expression is read together with the digits before and after it, because these digits can
// decide what a separator in the text means.

/// The number into which an expression is pasted, split at the place of the text.
private struct SplitNumber {
  /// The texts of the parts that are read together with the pasted text.
  var left = ""
  var right = ""

  /// Whether the part before the pasted text contains the decimal separator.
  let leftHasSeparator: Bool

  /// In minor-unit entry, the parts that an operator at an end of the pasted text separates from it.
  ///
  /// They are not read, so that they keep their values.
  let keptLeft: Numeral?
  let keptRight: Numeral?

  /// The caret slots of the part after the pasted text.
  let rest: Range<CaretSlot>

  /// The last scalar of the pasted text.
  let last: Unicode.Scalar?

  var isEmpty: Bool { left.isEmpty && right.isEmpty }

  func text(around pasted: String) -> String {
    isEmpty ? pasted : String(joining: [left, pasted, right])
  }
}

extension Draft {
  /// Inserts a text of several scalars, as a number or as an expression.
  ///
  /// If `slots` is given, the text replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the text was inserted as an expression.
  mutating func paste(_ text: String, over slots: Range<CaretSlot>?) throws(Refusal) -> Bool {
    let place = slots ?? local..<local
    var surroundings = surroundings(upTo: place.upperBound)
    if let slots {
      surroundings.isAfterOperand = number.digitCount(before: slots.lowerBound.index) > 0
    }
    guard calculator.isExpression(text, in: surroundings) else {
      try edit(.text, text, over: slots)
      return false
    }
    let parts = try split(at: place, around: text)
    let joined = parts.text(around: text)
    let isPlain = calculator.minorDigits != nil && calculator.isPlain(joined)
    if isPlain, !parts.isEmpty, mark == .none, !number.isZero { throw .secondSeparator }
    let insertion = try read(joined, of: text, beside: parts)
    replaceNumber(with: insertion, beside: parts, isPlain: isPlain)
    return true
  }

  /// Makes the first number negative after `text` was pasted, unless the text starts with a sign.
  mutating func insertMinus(before text: String) {
    guard !expression.terms[0].number.digits.isEmpty, !text.withScalars({ $0.ends.first.isSign })
    else { return }
    expression.terms[0].number.isNegative = true
  }

  /// Returns whether `text`, pasted at the caret, replaces the zero after the caret.
  func replacesZero(with text: String) -> Bool {
    rest(after: local..<local, text.withScalars { $0.ends }.last).lowerBound > local
  }

  /// Splits the number at the caret into the parts before and after `place`, where an expression is
  /// pasted.
  private func split(
    at place: Range<CaretSlot>,
    around text: String
  ) throws(Refusal) -> SplitNumber {
    let ends = text.withScalars { $0.ends }
    let end = number.end
    var parts = SplitNumber(
      leftHasSeparator: number.hasSeparator && place.lowerBound.index > number.integerCount,
      keptLeft: try separated(by: ends.first, without: place.lowerBound..<end),
      keptRight: try separated(by: ends.last, without: CaretSlot(0)..<place.upperBound)?
        .signed(isNegative: false),
      rest: rest(after: place, ends.last),
      last: ends.last
    )
    if parts.keptLeft == nil {
      let before = part(CaretSlot(0)..<place.lowerBound, beside: ends.first)
      parts.left = String(joining: [number.isNegative ? "-" : "", before])
    }
    if parts.keptRight == nil { parts.right = part(parts.rest, beside: ends.last) }
    return parts
  }

  /// In minor-unit entry, returns the part of the number at the caret without `slots` if `scalar` is
  /// an operator, which separates this part from the pasted text.
  private func separated(
    by scalar: Unicode.Scalar?,
    without slots: Range<CaretSlot>
  ) throws(Refusal) -> Numeral? {
    guard calculator.minorDigits != nil, scalar.flatMap(calculator.operation) != nil else {
      return nil
    }
    let part = try number(without: slots)
    return part.digits.isEmpty ? nil : part
  }

  /// Reads `joined`, which consists of the pasted text and of the digits beside it.
  private func read(
    _ joined: String,
    of text: String,
    beside parts: SplitNumber
  ) throws(Refusal) -> Expression {
    let follows = term.operation?.endsOperand ?? false
    let isAfterOperand = parts.left.isEmpty && (parts.keptLeft != nil || follows)
    let isOwnText = !parts.isEmpty && calculator.ownExpression(text) != nil
    let form: ExpressionForm = isAfterOperand ? .afterOperand : isOwnText ? .own : .inserted
    var insertion = try calculator.read(joined, as: form, isFirst: index == 0)
    if losesGroups(of: text, in: insertion, beside: parts) { throw .severalNumbers }
    // The digits after the pasted text can make its exponent too long: `1e-3` before `150`.
    if isOwnText, insertion.isNumber { throw .severalNumbers }
    if parts.keptRight == nil { try check(insertion, keeps: number.part(parts.rest)) }
    // Only a deletion may leave leading zeros in a number. Joining the pasted text with the digits
    // next to it is not a deletion, so the zeros are removed.
    let end = insertion.terms.count - 1
    if !parts.left.isEmpty { insertion.terms[0].number.dropLeadingZeros(leaving: 1) }
    if !parts.right.isEmpty { insertion.terms[end].number.dropLeadingZeros(leaving: 1) }
    return insertion
  }

  /// Returns whether a mark that groups digits in `text` alone, as in `1,853 × 2`, has become a decimal
  /// separator in `insertion`, because of the digits beside the text.
  ///
  /// After other digits, the mark of `0,000` groups, too.
  private func losesGroups(
    of text: String,
    in insertion: Expression,
    beside parts: SplitNumber
  ) -> Bool {
    let ends = text.withScalars { $0.ends }
    let isAfterDigits = !parts.left.isEmpty && !parts.leftHasSeparator && ends.first.isDigit
    let isBeforeDigits =
      !parts.right.isEmpty && !number.part(parts.rest).hasSeparator && ends.last.isDigit
    guard isAfterDigits || isBeforeDigits, let alone = try? calculator.read(text, as: .inserted),
      let first = alone.terms.first?.number, let last = alone.terms.last?.number
    else { return false }
    let startsWithZeros =
      first.digits.startsWithZero && first.fractionCount == TypedMark.groupSize
      && calculator.hasMarkInFirstNumber(text)
    let end = insertion.terms.count - 1
    let groupsFirst = isAfterDigits && (!first.hasSeparator || startsWithZeros)
    let groupsLast = isBeforeDigits && !last.hasSeparator
    return (groupsFirst && insertion.terms[0].number.hasSeparator)
      || (groupsLast && insertion.terms[end].number.hasSeparator)
  }

  /// Replaces the number at the caret with `insertion`, an expression that contains its digits
  /// except for the kept parts.
  ///
  /// `isPlain` is true if the numbers of the expression are plain in minor-unit entry.
  private mutating func replaceNumber(
    with insertion: Expression,
    beside parts: SplitNumber,
    isPlain: Bool
  ) {
    var insertion = insertion
    let end = insertion.terms.count - 1
    if let left = parts.keptLeft { insertion.terms[0] = Term(nil, left, endedMark) }
    if let right = parts.keptRight {
      insertion.terms[end] = Term(insertion.terms[end].operation, right, mark)
    }
    insertion.terms[0].operation = term.operation
    insertion.dropTrailingSeparators()
    let digitsAfter = number.digits.count - number.digitCount(before: parts.rest.lowerBound.index)
    expression.terms.replaceSubrange(index...index, with: insertion.terms)
    if parts.keptLeft != nil { fitAmount(at: index) }
    fitAmounts(index...index + end, isPlain: isPlain, keepsLast: parts.keptRight != nil)
    index += end
    let countsDigits = isAmount || !number.hasSeparator
    local = number.slot(before: countsDigits ? digitsAfter : parts.rest.count, isAmount: isAmount)
    if end > 0, parts.last.flatMap(calculator.operation) != nil { local = CaretSlot(0) }
    uncoversZero = false
  }

  /// Checks that the digits after a pasted text, `after`, have the same meaning in the last number
  /// of `insertion`.
  ///
  /// If a decimal separator follows the pasted text, as in `1+2|.50`, it must be in the last
  /// number: `2.50`. It isn't if the text ends with an exponent or a suffix. In minor-unit entry, amounts
  /// are read without a separator, so they are not checked.
  private func check(_ insertion: Expression, keeps after: Numeral) throws(Refusal) {
    guard let last = insertion.terms.last else { return }
    let isSame = last.number.hasSeparator && last.number.fractionCount == number.fractionCount
    let isAmount = calculator.minorDigits != nil && last.operation != .power
    if after.hasSeparator, !isAmount, !isSame { throw .severalNumbers }
    // With the digits after it, an exponent can be so small that the last number is read as zero.
    if !after.isZero, last.number.isZero { throw .severalNumbers }
  }

  /// Returns the caret slots of the part after `slots` in the number at the caret.
  ///
  /// If the pasted text ends with a digit, the zero of a number such as `0` or `0.5` is left out
  /// unless it counts as typed, because a typed digit would replace this zero, too.
  ///
  /// `last` is the last scalar of the pasted text.
  private func rest(after slots: Range<CaretSlot>, _ last: Unicode.Scalar?) -> Range<CaretSlot> {
    let isPlaceholder = number.hasSingleZeroInteger && !uncoversZero && last.isDigit
    let start = isPlaceholder ? max(slots.upperBound, CaretSlot(1)) : slots.upperBound
    return start..<number.end
  }

  /// Returns the text of the digits and the decimal separator between two caret slots of the number
  /// at the caret.
  ///
  /// If `scalar`, the scalar of the pasted text beside this part, is a mark, the text has grouping
  /// separators. Otherwise, in minor-unit entry, the text of an amount has no decimal separator, because
  /// its digits were typed without one.
  private func part(_ slots: Range<CaretSlot>, beside scalar: Unicode.Scalar?) -> String {
    var notation = calculator.lexicon.notation
    let part = number.part(slots)
    if scalar.isMark {
      // In Arabic, a comma that has grouped is shown as another mark.
      if mark == .grouped, scalar == notation.openMark.scalar {
        notation.groupSeparator = notation.openMark
      }
      // After a mark that has grouped, even plain text is read as if its groups were shown.
      let glyphs = mark == .grouped ? Glyphs(notation) : calculator.terms.other.glyphs
      let layout = NumberLayout(editing: part, isOpen: mark == .open, in: glyphs)
      return layout.text(of: part, in: glyphs)
    }
    let separator = mark == .open ? notation.openMark : notation.decimalSeparator
    return part.text(separator: isAmount ? [] : separator.utf8)
  }
}

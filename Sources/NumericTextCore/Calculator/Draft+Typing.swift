// SPDX-License-Identifier: MIT

extension Draft {
  /// Performs an edit at the caret that inserts something.
  ///
  /// If `slots` is given, the insertion replaces the digits between these caret slots, which are
  /// positions in the number at the caret.
  ///
  /// - Returns: Whether the number before the caret is complete, as after inserting an operation or
  ///   an expression.
  mutating func insert(_ edit: Edit, over slots: Range<CaretSlot>?) throws(Refusal) -> Bool {
    switch edit.action {
    case .operation(let operation):
      try deleteDigits(slots)
      try insert(operation)
      return true
    case .sign(let isNegative):
      try deleteDigits(slots)
      guard followsOperand, calculator.takesOperators else {
        try self.edit(edit.action)
        return false
      }
      try split(isNegative ? .subtract : .add)
      return true
    case .text: return try paste(edit.text, over: slots)
    default:
      try self.edit(edit.action, over: slots)
      return false
    }
  }

  private mutating func deleteDigits(_ slots: Range<CaretSlot>?) throws(Refusal) {
    if let slots, !slots.isEmpty { try edit(.deletion(isForward: false), over: slots) }
  }

  /// Inserts an operation other than a plus or minus at the caret.
  private mutating func insert(_ operation: Operation) throws(Refusal) {
    switch operation {
    case .add, .subtract: break
    case .multiply, .divide: try insertFactor(operation)
    case .open:
      if followsOperand { try split(.multiply) }
      try split(.open)
    case .close:
      guard followsOperand, expression.depth(before: index) > 0 else { throw .notANumber }
      try split(.close)
    case .percent:
      let isClosed = local.index == 0 && expression.terms[index].operation == .close
      guard followsDigit || isClosed else { throw .notANumber }
      try split(.percent)
    case .power:
      guard followsDigit else { throw .notANumber }
      try split(.power)
    }
  }

  /// Inserts a multiplication or a division at the caret.
  ///
  /// If the caret follows another operator directly, the new operator replaces it: `2 + ` becomes
  /// `2 × `. A number after the caret keeps the digits that it shows.
  private mutating func insertFactor(_ operation: Operation) throws(Refusal) {
    if followsOperand { return try split(operation) }
    guard local.index == 0, !number.isNegative, expression.terms[index].operation?.isBinary ?? false
    else {
      throw .notANumber
    }
    replaceOperator(with: operation)
  }
}

// MARK: - Pasting

extension Draft {
  /// Inserts a text of several scalars, as a number or as an expression.
  ///
  /// An expression is read together with the digits before and after it, because these digits can
  /// decide what a separator in the text means. If `slots` is given, the text replaces the digits
  /// between these caret slots, which are positions in the number at the caret.
  ///
  /// - Returns: Whether the text was inserted as an expression.
  private mutating func paste(
    _ text: String,
    over slots: Range<CaretSlot>?
  ) throws(Refusal) -> Bool {
    let place = slots ?? local..<local
    var surroundings = surroundings(upTo: place.upperBound)
    if slots != nil { surroundings.isAfterOperand = false }
    guard calculator.isExpression(text, in: surroundings) else {
      try edit(.text, text, over: slots)
      return false
    }
    let ends = text.withScalars { $0.ends }
    let kept = try separateNumbers(beside: ends, at: place)
    let before = part(CaretSlot(0)..<place.lowerBound, isGrouped: ends.first.isMark)
    let minus = number.isNegative ? "-" : ""
    let left = kept.left == nil ? String(joining: [minus, before]) : ""
    let rest = rest(after: place, ends.last)
    let right = kept.right == nil ? part(rest, isGrouped: ends.last.isMark) : ""
    let follows = expression.terms[index].operation?.endsOperand ?? false
    let isAfterOperand = left.isEmpty && (kept.left != nil || follows)
    let isAlone = left.isEmpty && right.isEmpty
    let joined = isAlone ? text : String(joining: [left, text, right])
    let isPlain = calculator.minorDigits != nil && calculator.isPlain(joined)
    if isPlain, !isAlone, mark == .none, !number.isZero { throw .secondSeparator }
    let isOwnText = !isAlone && calculator.ownExpression(text) != nil
    var insertion = try calculator.read(joined, afterOperand: isAfterOperand, isOwnText: isOwnText)
    // The digits after the pasted text can make its exponent too long: `1e-3` before `150`.
    if isOwnText, insertion.isNumber { throw .severalNumbers }
    if kept.right == nil { try check(insertion, keeps: number.part(rest)) }
    // Only a deletion may leave leading zeros in a number. Joining the pasted text with the digits
    // next to it is not a deletion, so the zeros are removed.
    let end = insertion.terms.count - 1
    if !left.isEmpty { insertion.terms[0].number.dropLeadingZeros(leaving: 1) }
    if !right.isEmpty { insertion.terms[end].number.dropLeadingZeros(leaving: 1) }
    replaceNumber(with: insertion, beside: kept, before: rest, isPlain: isPlain)
    return true
  }

  /// Replaces the number at the caret with `insertion`, an expression that contains its digits.
  ///
  /// - Parameters:
  ///   - insertion: The expression.
  ///   - kept: The parts of the number that are no part of the expression yet.
  ///   - rest: The caret slots of the part of the number after the caret.
  ///   - isPlain: Whether the numbers of the expression are plain in minor-unit entry.
  private mutating func replaceNumber(
    with insertion: Expression,
    beside kept: (left: Numeral?, right: Numeral?),
    before rest: Range<CaretSlot>,
    isPlain: Bool
  ) {
    var insertion = insertion
    let end = insertion.terms.count - 1
    if let left = kept.left { insertion.terms[0] = Term(nil, left, endedMark) }
    if let right = kept.right {
      insertion.terms[end] = Term(insertion.terms[end].operation, right, mark)
    }
    insertion.terms[0].operation = expression.terms[index].operation
    insertion.dropTrailingSeparators()
    let digitsAfter = number.digits.count - number.digitCount(before: rest.lowerBound.index)
    expression.terms.replaceSubrange(index...index, with: insertion.terms)
    if kept.left != nil { fitAmount(at: index) }
    fitAmounts(index...index + end, isPlain: isPlain, keepsLast: kept.right != nil)
    index += end
    let fills = calculator.minorDigits != nil && mark == .none
    local = number.slot(before: fills ? digitsAfter : rest.count, isAmount: fills)
    if kept.right != nil { local = CaretSlot(0) }
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

  /// In minor-unit entry, returns the parts of the number at the caret that an operator at an end
  /// of a pasted text separates from this text, so that they keep their value.
  private func separateNumbers(
    beside ends: (first: Unicode.Scalar?, last: Unicode.Scalar?),
    at place: Range<CaretSlot>
  ) throws(Refusal) -> (left: Numeral?, right: Numeral?) {
    guard calculator.minorDigits != nil else { return (nil, nil) }
    func part(
      _ scalar: Unicode.Scalar?,
      without slots: Range<CaretSlot>
    ) throws(Refusal) -> Numeral? {
      guard scalar.flatMap(calculator.operation) != nil else { return nil }
      let part = try number(without: slots)
      return part.digits.isEmpty ? nil : part
    }
    return (
      try part(ends.first, without: place.lowerBound..<CaretSlot(number.contentCount)),
      try part(ends.last, without: CaretSlot(0)..<place.upperBound)?.signed(isNegative: false)
    )
  }

  /// Returns the caret slots of the part after `slots` in the number at the caret.
  ///
  /// If the pasted text ends with a digit, the zero of a number such as `0` or `0.5` is left out
  /// unless it counts as typed, because a typed digit would replace this zero, too.
  ///
  /// `last` is the last scalar of the pasted text.
  private func rest(
    after slots: Range<CaretSlot>,
    _ last: Unicode.Scalar?
  ) -> Range<CaretSlot> {
    let isPlaceholder = number.hasSingleZeroInteger && !uncoversZero && last.isDigit
    let start = isPlaceholder ? max(slots.upperBound, CaretSlot(1)) : slots.upperBound
    return start..<CaretSlot(number.contentCount)
  }

  /// Returns the text of the digits and the decimal separator between two caret slots of the number
  /// at the caret.
  ///
  /// In minor-unit entry, the text of an amount has no decimal separator if `isGrouped` is false,
  /// because its digits were typed without one.
  ///
  /// - Parameters:
  ///   - slots: The caret slots before and after the part of the number.
  ///   - isGrouped: Whether to write grouping separators.
  /// - Returns: The text.
  private func part(_ slots: Range<CaretSlot>, isGrouped: Bool) -> String {
    let glyphs = calculator.glyphs.other
    let part = number.part(slots)
    if isGrouped {
      let layout = NumberLayout(editing: part, isOpen: mark == .open, in: glyphs)
      return layout.text(of: part, in: glyphs)
    }
    let isAmount = calculator.minorDigits != nil && mark == .none
    let notation = calculator.other.own.lexicon.notation
    let separator = mark == .open ? notation.openMark : notation.decimalSeparator
    return part.text(separator: isAmount ? Symbol() : separator)
  }
}

extension ScalarText {
  /// The first and the last scalar, ignoring white space.
  fileprivate var ends: (first: Unicode.Scalar?, last: Unicode.Scalar?) {
    let range = visibleRange
    guard !range.isEmpty else { return (nil, nil) }
    return (scalar(at: range.lowerBound), scalar(before: range.upperBound))
  }
}

extension Unicode.Scalar? {
  fileprivate var isMark: Bool {
    if case .mark = map(ScalarKind.init) { true } else { false }
  }
  fileprivate var isDigit: Bool {
    if case .digit = map(ScalarKind.init) { true } else { false }
  }
}

// MARK: - Starting an expression

extension Draft {
  /// Returns whether an edit at the caret starts an expression.
  ///
  /// The draft must contain only the number that the field shows before the edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - end: The caret slot after the replaced digits.
  ///   - lexicon: The lexicon for numbers outside expressions.
  /// - Returns: Whether the field shows an expression after the edit.
  func begins(_ edit: Edit, upTo end: CaretSlot, _ lexicon: Lexicon) -> Bool {
    switch edit.action {
    case .operation(.open): true
    case .operation(.close): false
    case .operation: followsOperand
    case .sign: followsOperand && calculator.takesOperators
    case .text: calculator.isExpression(edit.text, in: surroundings(upTo: end), lexicon)
    default: false
    }
  }

  /// Returns the surroundings of a text that replaces the digits from the caret up to `end`, a
  /// caret slot of the same number.
  private func surroundings(upTo end: CaretSlot) -> Surroundings {
    Surroundings(
      isAfterOperand: followsOperand,
      isBeforeDigit: end.index < number.contentCount,
      areOfEmptyField: expression.isNumber && number.isEmpty
    )
  }

  /// Converts `slots`, a range of caret slots in the whole expression, to caret slots in the one
  /// number that contains the range.
  ///
  /// - Returns: The slots, or nil if `slots` is empty or extends over more than one number.
  func local(_ slots: Range<CaretSlot>) -> Range<CaretSlot>? {
    let lower = expression.position(of: slots.lowerBound)
    let upper = expression.position(of: slots.upperBound)
    guard !slots.isEmpty, lower.term == upper.term else { return nil }
    return lower.slot..<upper.slot
  }
}

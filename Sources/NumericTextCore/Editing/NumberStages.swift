// SPDX-License-Identifier: MIT

/// The stages for the numbers of a field that calculates.
///
/// In minor-unit entry, digits fill amounts from the right. Plain numbers are typed as in a field
/// with natural entry instead. They are factors, divisors, percentages, and numbers with a typed
/// separator, in which the digits before the separator are whole units.
struct NumberStages {
  /// The stages for amounts, and for all numbers in natural entry.
  let own: Stages

  /// The stages for plain numbers.
  let plain: Stages

  /// The number of minor digits in minor-unit entry, or nil in natural entry.
  let minorDigits: Int?

  /// Creates the stages for numbers.
  ///
  /// - Parameters:
  ///   - own: The stages for amounts.
  ///   - precision: The precision of plain numbers, if it differs from that of amounts.
  init(_ own: Stages, precision: Precision? = nil) {
    self.own = own
    minorDigits = own.rules.minorDigits
    guard minorDigits != nil else {
      plain = own
      return
    }
    var rules = own.rules
    rules.entry = .natural
    if let precision { rules.precision = precision }
    plain = Stages(Lexicon(own.lexicon, rules), rules, own.glyphs)
  }

  /// Returns the stages for a number whose typed mark has the state `mark`.
  func stages(_ mark: TypedMark) -> Stages { mark == .none ? own : plain }

  /// Applies an edit to a state that shows a number.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - state: The state before the edit.
  ///   - isAmount: Whether the number is an amount. In minor-unit entry, digits fill an amount from
  ///     the right until a separator is typed.
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(
    _ edit: Edit,
    to state: FieldState,
    isAmount: Bool = true
  ) throws(Refusal) -> FieldState {
    guard let minorDigits else { return try own.apply(edit, to: state) }
    guard state.content.mark == .none else {
      let next = try plain.apply(edit, to: state)
      if next.isClamped { return next.showingAmount(minorDigits, own) }
      let hadSeparator = state.numeral.hasSeparator || edit.place.isWhole
      let isEnded = isAmount && hadSeparator && !next.numeral.hasSeparator
      return next.inTill(minorDigits, fills: isEnded || (isAmount && next.numeral.isEmpty), own)
    }
    guard edit.isSeparatorKey, plain.lexicon.expected.takesFraction else {
      return try own.apply(edit, to: state)
    }
    let whole = plain.state(
      of: Content(state.numeral.wholeUnits, .plain),
      state.selection.map { $0.afterWholeUnits(of: state.numeral) }
    )
    let slots = edit.place.slots
    let selection =
      edit.place.isWhole && edit.place.replacesSign
      ? .all : Selection(slots).map { $0.afterWholeUnits(of: state.numeral) }
    // In a notation that doesn't group four digits, a grouping mark would not be visible, so the
    // text would not show that the digits are whole units now. In this case, the key types the
    // decimal separator.
    let action = own.glyphs.grouping.separators(in: 4) == 0 ? .decimalSeparator : edit.action
    let key = Edit(action, in: Place(selection, whole.layout), edit.run)
    let next = try plain.apply(key, to: whole)
    try checkWholeUnits(next.numeral)
    guard next.numeral.hasSeparator else { return own.state(of: state.content, state.selection) }
    return next.inTill(minorDigits, fills: false, own)
  }
}

extension NumberStages {
  /// Checks the digits before a typed separator, which are whole units now, against the rules.
  private func checkWholeUnits(_ numeral: Numeral) throws(Refusal) {
    let rules = plain.rules
    let limit = rules.precision.mostIntegers
    guard numeral.significantIntegerCount <= limit else {
      throw .tooManyIntegerDigits(limit: limit)
    }
    if rules.enforcesBounds, rules.bounds.isPastFarBound(numeral) { throw .outOfBounds }
  }
}

extension FieldState {
  /// Returns the state that shows this number, which is a bound, as an amount with its minor
  /// digits.
  fileprivate func showingAmount(_ minorDigits: Int, _ stages: Stages) -> FieldState {
    let amount = numeral.padded(integer: 1, fraction: minorDigits)
    let end = CaretSlot(amount.contentCount)
    return showing(Content(amount), .caret(end), in: stages.glyphs)
  }

  /// Returns the state that shows the digits as an amount if `fills` is true, otherwise as a plain
  /// number.
  ///
  /// A number whose mark is open or has grouped digits is unchanged.
  fileprivate func inTill(_ minorDigits: Int, fills: Bool, _ stages: Stages) -> FieldState {
    guard content.mark == .none || content.mark == .plain else { return self }
    guard fills else { return showing(Content(numeral, .plain), selection, in: stages.glyphs) }
    let amount = numeral.fillingMinorUnits(minorDigits)
    let selection = selection.map { slot in
      let digitsAfter = numeral.digits.count - numeral.digitCount(before: slot.index)
      // Zeros that the amount doesn't have can be after the caret.
      return CaretSlot(amount.slot(afterDigits: max(0, amount.digits.count - digitsAfter)))
    }
    return showing(Content(amount), selection, in: stages.glyphs)
  }
}

extension Numeral {
  /// The digits of an amount as a whole number, without redundant zeros: 12 for `0.12`.
  var wholeUnits: Numeral {
    let zeros = digits.leadingZeros(upTo: digits.count)
    return Numeral(isNegative: isNegative, digits: digits.slice(zeros..<digits.count))
  }

  /// Returns the amount that the digits of a whole number fill from the right: `0.12` for 12.
  ///
  /// A numeral without digits stays empty.
  func fillingMinorUnits(_ minorDigits: Int) -> Numeral {
    if digits.isEmpty { return Numeral().signed(isNegative: isNegative) }
    let zeros = min(digits.leadingZeros(upTo: digits.count), max(0, digits.count - 1))
    let units = digits.slice(zeros..<digits.count)
    return Numeral(isNegative: isNegative, minorUnits: units, digits: minorDigits)
  }
}

extension CaretSlot {
  /// Returns the slot in `numeral.wholeUnits` after the same digit as this slot in `numeral`.
  func afterWholeUnits(of numeral: Numeral) -> CaretSlot {
    let zeros = numeral.digits.leadingZeros(upTo: numeral.digits.count)
    return CaretSlot(max(0, numeral.digitCount(before: max(0, index)) - zeros))
  }
}

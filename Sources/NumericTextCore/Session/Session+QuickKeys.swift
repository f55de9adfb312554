// SPDX-License-Identifier: MIT

// Most keys append a digit to a positive number that is well within its rules, or delete its last
// digit. This file exists for speed alone: it handles exactly these keys without the stages, in
// half the instructions (benchmark "type 11 digits and backspace them"). A test compares the
// results with those of the stages. The web engine doesn't use this file.

extension Session {
  /// Performs a key that appends a digit to a positive number, or deletes its last digit.
  ///
  /// - Returns: Whether the key was performed. If not, the stages must perform it.
  mutating func editQuickly(_ event: borrowing Event) -> Bool {
    let stages = field.stages
    guard Platform.hasQuickKeys, stages.takesQuickKeys, state.isPlainAtEnd,
      let numeral = state.numeral.after(event),
      stages.shortNumbers.admits(numeral), isActive, editing?.letterKey == nil, !isComposing,
      !isScrubbing
    else { return false }
    record(before: numeral.digits.count < state.numeral.digits.count ? .deleting : .typing)
    if !numeral.hasSeparator || !numeral.isSameNumber(as: state.numeral) {
      editing?.recordEdit(isPastBound: false)
      let newValue = field.value(ofNumber: numeral.hasSeparator ? numeral.canonical : numeral)
      if newValue != value { changes.insert(.value) }
      value = newValue
    }
    editing?.forgetKeys()
    let caret = state.offsets.lowerBound
    state.show(numeral, in: stages.glyphs)
    history.selectionAfterEdit = state.selection
    changes.formUnion(state.offsets.lowerBound == caret ? .text : [.text, .selection])
    return true
  }
}

extension FieldState {
  /// Whether the field shows a positive number without leading zeros, or just a zero, with the
  /// caret at its end.
  @inline(__always)
  fileprivate var isPlainAtEnd: Bool {
    expression == nil && !content.isOpen && selection == .caret(layout.end) && !uncoversZero
      && !numeral.isNegative
      && !numeral.digits.isEmpty && (!numeral.digits.startsWithZero || numeral.contentCount == 1)
  }
}

extension Numeral {
  /// Returns this numeral with a typed digit at its end, or without its last digit.
  ///
  /// A typed digit replaces a lone zero.
  ///
  /// - Returns: The numeral, or nil for all other events, such as deleting the only digit.
  fileprivate func after(_ event: borrowing Event) -> Numeral? {
    var numeral = self
    switch event {
    case .edit(.type(let text)):
      guard text.utf8.count == 1, let byte = text.utf8.first, byte &- 0x30 < 10 else { return nil }
      if digits.startsWithZero { return Numeral(digit: byte &- 0x30) }
      numeral.digits.append(byte &- 0x30)
    case .edit(.delete(.backward)) where digits.count > 1 && (!hasSeparator || fractionCount > 0):
      numeral.digits = digits.slice(0..<digits.count - 1)
    default: return nil
    }
    return numeral
  }
}

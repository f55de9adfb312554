// SPDX-License-Identifier: MIT

/// The engine: a pure function of a state and an edit.
///
/// It never changes, and is a class only so that handing it on costs one reference count instead of
/// one for each of its symbols (benchmark "key at 11 digits").
package final class Field: Sendable {
  /// How an idle field writes its number.
  package let notation: Notation

  /// How an active field writes it: the same, or plain digits if it is formatted on commit.
  package var editing: Notation { rules.formatting == .live ? notation : notation.plain }

  package let rules: Rules

  /// Which numbers no rule touches.
  let freedom: Freedom

  /// What both are drawn with.
  let idleGlyphs: Glyphs
  let glyphs: Glyphs

  /// What text is read with.
  let lexicon: Lexicon

  package init(_ notation: consuming Notation, _ rules: consuming Rules) {
    freedom = Freedom(rules)
    lexicon = Lexicon(notation)
    idleGlyphs = Glyphs(notation)
    glyphs = rules.formatting == .live ? idleGlyphs : Glyphs(notation.plain)
    self.notation = notation
    self.rules = rules
  }

  /// The way of one keystroke.
  ///
  /// This is the one list of its stages.
  package func apply(_ edit: Edit, to state: FieldState) throws(Refusal) -> FieldState {
    var reading = Reading(of: state.numeral)
    try reading.read(edit, of: state, self)
    if reading.source == .nothing { return state }
    try reading.admit(from: state.numeral, self)
    let numeral = reading.taken()
    let layout = Layout(editing: numeral, in: glyphs)
    let text = layout.text(of: numeral, in: glyphs)
    var next = FieldState(numeral, text, layout, caret: reading.slot)
    next.keepsLeadingZeros = reading.uncoversZeros
    return next
  }

  /// The state of a field that starts to be edited, with the caret after the content.
  package func activated(_ number: Numeral) -> FieldState {
    state(of: active(number), caret: .max)
  }

  /// The state of a numeral with the caret in a slot, or in the last one.
  func state(of numeral: Numeral, caret slot: Int) -> FieldState {
    let layout = Layout(editing: numeral, in: glyphs)
    let text = layout.text(of: numeral, in: glyphs)
    return FieldState(numeral, text, layout, caret: min(CaretSlot(slot), layout.end))
  }

  /// The state that an entry of the history remembers.
  func state(of entry: History.Entry) -> FieldState {
    let slot = entry.isWhole ? .max : entry.slots.upperBound.index
    var state = state(of: carried(entry.numeral), caret: slot)
    let layout = Layout(editing: state.numeral, in: glyphs)
    let lower = layout.offset(of: min(entry.slots.lowerBound, layout.end))
    state.selection = entry.isWhole ? 0..<layout.length : lower..<state.selection.upperBound
    state.keepsLeadingZeros = entry.keepsLeadingZeros
    return state
  }

  /// The text of an idle field with this number.
  package func idleText(_ number: Numeral) -> String {
    if let text = specialText(number) { return text }
    let shown = shown(number)
    return Layout(showing: shown, in: idleGlyphs).text(of: shown, in: idleGlyphs)
  }

  /// What an idle field shows in place of a number that is zero or nothing, if anything.
  func specialText(_ number: Numeral) -> String? {
    if number.digits.isEmpty { return rules.emptyText?.text ?? "" }
    guard number.isZero else { return nil }
    return rules.clearsZero ? "" : rules.zeroText?.text
  }

  func shown(_ number: Numeral) -> Numeral {
    var shown = rules.precision.shown(number, rules.rounding)
    if notation.alwaysShowsSeparator { shown.shape.hasSeparator = true }
    return shown
  }

  /// The number that a numeral stands for within the bounds: what is published.
  ///
  /// Nothing typed is zero where a field may not be empty.
  package func value(of numeral: Numeral) -> Numeral {
    if freedom.contains(numeral) { return numeral }
    if numeral.digits.isEmpty, rules.allowsEmpty { return Numeral() }
    let number = numeral.digits.isEmpty ? Numeral.zero : numeral.canonical
    guard !rules.bounds.reach.contains(number) else { return number }
    return number.clamped(to: rules.bounds)
  }

  /// The number in a text, as it is written: no rule is asked.
  package func read(_ text: String) throws(Refusal) -> Numeral {
    let result = try TextReader.read(text, with: lexicon)
    var numeral = result.numeral
    numeral.isNegative = result.isNegative ?? false
    return numeral.canonical
  }

  /// A number from outside brought into bounds and precision.
  func normalized(_ number: Numeral) -> Numeral {
    number.digits.isEmpty ? number : value(of: active(number))
  }
}

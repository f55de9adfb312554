// SPDX-License-Identifier: MIT

// Laws of the state that need the internals of the engine.
extension FuzzPlay {
  mutating func checkState() {
    laws.checkState(session)
    guard !session.isComposing else { return }
    guard let state = session.activeState else { return checkIdle() }
    checkLayout(state)
    checkReading(state.numeral, shownAs: session.text, in: session.field.editing)
    guard session.isEdited, !laws.isFromApp, !session.isPastBound else { return }
    let value = session.field.value(of: session.field.number(in: state.content))
    expect(session.value == value, "the value is the number of the text, within bounds")
    expect(session.isWithinBounds, "an edited value is within bounds")
  }

  private mutating func checkLayout(_ state: FieldState) {
    let layout = state.layout
    let text = layout.text(of: state.content, in: session.field.stages.glyphs)
    expect(text.utf8.elementsEqual(session.text.utf8), "the text is that of the layout")
    expect(layout.length == text.utf16.count, "the layout has the length of the text")
    let selection = session.selection
    let slots = (layout.first.index...layout.end.index).map { layout.offset(of: CaretSlot($0)) }
    let isInSlots = slots.contains(selection.lowerBound) && slots.contains(selection.upperBound)
    expect(isInSlots || selection == 0..<layout.length, "the selection is in slots of the layout")
  }

  private mutating func checkIdle() {
    let field = session.field
    guard !session.value.digits.isEmpty, field.rules.zeroText == nil || !session.value.isZero
    else { return }
    let numeral = session.state.numeral
    let shown = Layout(NumberLayout(showing: numeral, in: field.idleGlyphs))
    checkReading(
      numeral,
      shownAs: shown.text(of: Content(numeral), in: field.idleGlyphs),
      in: field.notation
    )
  }

  /// Checks that reading the shown text results in the shown number.
  ///
  /// This is not checked if the number has a fraction but the style allows none. This happens if
  /// the app changes the style of a field that shows a fraction.
  private mutating func checkReading(
    _ numeral: Numeral,
    shownAs text: String,
    in notation: Notation
  ) {
    let lexicon = session.field.stages.lexicon
    let takesFraction = lexicon.rules.precision.takesFraction
    guard !numeral.digits.isEmpty, takesFraction || numeral.fractionCount == 0 else { return }
    let result = try? TextReader.read(text, with: lexicon)
    var read = result?.numeral ?? Numeral()
    read.isNegative = result?.isNegative ?? false
    let isSignShown = notation.affixes.negative != notation.affixes.positive
    if !isSignShown { read.isNegative = numeral.isNegative }
    expect(read.isSameNumber(as: numeral), "\(text.debugDescription) reads as shown, not \(read)")
  }
}

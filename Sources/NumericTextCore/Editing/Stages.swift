// SPDX-License-Identifier: MIT

/// The stages through which an edit of a number passes: reading, applying the rules, and
/// formatting.
///
/// They use the lexicon, the rules and the glyphs, in this order.
final class Stages: Sendable {
  let lexicon: Lexicon
  let rules: Rules

  /// The pieces, such as digits and separators, that make up the text while editing.
  let glyphs: Glyphs

  let shortNumbers: ShortNumbers

  /// Whether `Session.editQuickly` may edit short numbers without the stages.
  let takesQuickKeys: Bool

  init(_ lexicon: Lexicon, _ rules: Rules, _ glyphs: Glyphs) {
    self.lexicon = lexicon
    self.rules = rules
    self.glyphs = glyphs
    shortNumbers = ShortNumbers(rules)
    takesQuickKeys =
      rules.entry == .natural && rules.liveFraction == 0
      && rules.isComplete && rules.functions.shown == nil && rules.functions.allows == nil
  }

  /// Applies an edit to a state that shows a number.
  ///
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(_ edit: Edit, to state: FieldState) throws(Refusal) -> FieldState {
    let isZeroTyped = state.uncoversZero(at: edit.place.slots)
    let reading = try admit(edit, in: state.content, isZeroTyped: isZeroTyped)
    return FieldState(reading, after: state, in: glyphs)
  }

  /// Reads an edit of the number in `content`, and applies the rules to it.
  ///
  /// If `isZeroTyped` is true, the zero of a number such as `0` or `0.5` counts as typed.
  func admit(
    _ edit: Edit,
    in content: Content,
    isZeroTyped: Bool = false
  ) throws(Refusal) -> Reading {
    var reading = try Reading(of: edit, in: content, isZeroTyped: isZeroTyped, self)
    try reading.admit()
    return reading
  }

  /// Returns the state of a field that shows `content` while editing.
  ///
  /// If the style pads the fraction while editing, zeros are appended to a number. An end of
  /// `selection` that is past the shown text, such as `CaretSlot.last`, is moved to the end of
  /// the content, before these zeros.
  func state(of content: consuming Content, _ selection: Selection) -> FieldState {
    let end = CaretSlot(content.count)
    content.fill(by: rules)
    let layout = Layout(editing: content, in: glyphs)
    // Nothing can be selected in an empty field.
    let kept = layout.length == 0 ? .caret(layout.end) : selection
    let selection = kept.map { $0 > layout.end ? end : max($0, layout.first) }
    return FieldState(content, selection, layout, in: glyphs)
  }

  /// Returns the state of a field that shows `numeral` while editing.
  func state(of numeral: Numeral, _ selection: Selection) -> FieldState {
    state(of: Content(numeral), selection)
  }
}

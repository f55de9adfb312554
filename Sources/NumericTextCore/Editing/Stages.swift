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

  /// The stages for plain numbers, in minor-unit entry in a field that calculates.
  private let ownPlain: OfCalculator<Stages>

  /// The stages for plain numbers, which differ from these only in minor-unit entry.
  var plain: Stages { ownPlain.value ?? self }

  /// Whether `Session.editQuickly` may edit short numbers without the stages.
  let takesQuickKeys: Bool

  /// Creates the stages for numbers.
  ///
  /// - Parameters:
  ///   - lexicon: The lexicon, which has the rules.
  ///   - glyphs: The pieces of text.
  ///   - plainPrecision: The precision of plain numbers in minor-unit entry, if it differs from that
  ///     of amounts.
  init(_ lexicon: Lexicon, _ glyphs: Glyphs, plainPrecision: Precision? = nil) {
    self.lexicon = lexicon
    self.glyphs = glyphs
    rules = lexicon.rules
    shortNumbers = ShortNumbers(rules)
    var plain: Stages?
    if lexicon.calculates, rules.entry == .minorUnits {
      var plainRules = rules
      plainRules.entry = .natural
      if let plainPrecision { plainRules.precision = plainPrecision }
      plain = Stages(Lexicon(lexicon, plainRules), glyphs)
    }
    ownPlain = OfCalculator(plain)
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
  /// - Parameters:
  ///   - edit: The edit.
  ///   - content: The number before the edit.
  ///   - isZeroTyped: Whether the zero of a number such as `0` or `0.5` counts as typed.
  ///   - isAmount: Whether the number is an amount. In minor-unit entry, digits fill an amount from
  ///     the right until a separator is typed.
  /// - Returns: The number after the edit.
  /// - Throws: The reason for refusing the edit.
  func admit(
    _ edit: Edit,
    in content: Content,
    isZeroTyped: Bool = false,
    isAmount: Bool = true
  ) throws(Refusal) -> Reading {
    if let plain = ownPlain.value {
      if content.mark != .none {
        // A text in place of an amount is read as in an empty field.
        let replacesAmount = isAmount && edit.action == .text && edit.place.isWhole
        return replacesAmount
          ? try admit(edit, in: Content(content.numeral))
          : try admitPlain(edit, in: content, isZeroTyped: isZeroTyped, isAmount: isAmount)
      }
      if edit.isSeparatorKey, plain.rules.precision.takesFraction {
        return try admitSeparator(edit, in: content)
      }
    }
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

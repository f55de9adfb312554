// SPDX-License-Identifier: MIT

/// The editing engine, which computes the state of a field after an edit without side effects.
///
/// A `Field` is immutable. It is a class, because a struct would be slow to copy: each copy would
/// retain the bytes of every separator and affix (benchmark "key at 11 digits").
package final class Field: Sendable {
  /// The notation of the text while the field is idle, that is, without focus.
  package let notation: Notation

  /// The notation of the text while editing: `notation`, or digits without grouping separators and
  /// currency if the style formats only on commit.
  package var editing: Notation { rules.formatting == .live ? notation : notation.plain }

  package let rules: Rules

  /// The maximum number of fraction digits.
  ///
  /// In minor-units entry, every number has exactly this number of fraction digits.
  var fractionDigits: Int { rules.precision.fraction.upperBound }

  /// The numbers that are within the bounds because they have few digits.
  ///
  /// With the bounds 0 and 5000, these are all positive numbers of up to three integer digits.
  let shortNumbers: ShortNumbers

  /// The signs that the rules allow.
  let allowedSigns: AllowedSigns

  /// The pieces, such as digits and separators, that make up the text of the idle field.
  let idleGlyphs: Glyphs

  /// The pieces, such as digits and separators, that make up the text while editing.
  let glyphs: Glyphs

  /// The words, separators and signs that are recognized when parsing text.
  let lexicon: Lexicon

  /// The engine for expressions such as `2+3`, or nil if the rules don't allow arithmetic.
  var calculator: Calculator? { Platform.calculates ? ownCalculator : nil }

  private let ownCalculator: Calculator?

  /// Whether the decimal separator is part of the suffix.
  ///
  /// This is the case in minor-units entry without fraction digits, if the style always shows the
  /// separator.
  private let drawsSeparator: Bool

  /// Creates the engine for a notation and rules.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written, including the style's prefix and suffix.
  ///   - rules: The rules for what can be typed.
  ///   - suffix: The style's suffix. Parsing also accepts just its start: `5 k` for `5 kg`.
  ///   - grouping: The grouping of the text, if it differs from the grouping that parsing accepts.
  ///   - words: A closure that returns the names of the currency that parsing accepts.
  package init(
    _ notation: Notation,
    _ rules: Rules,
    suffix: Symbol = Symbol(),
    grouping: Grouping? = nil,
    words: @escaping @Sendable () -> [Symbol] = { [] }
  ) {
    shortNumbers = ShortNumbers(rules)
    allowedSigns = AllowedSigns(rules)
    lexicon = Lexicon(
      notation,
      ExpectedDigits(rules),
      zeroText: rules.zeroText ?? Symbol(),
      suffix: suffix,
      moreWords: words
    )
    drawsSeparator = rules.isTillOfWholeNumbers ? notation.alwaysShowsSeparator : false
    idleGlyphs = Glyphs(notation, grouping: grouping, drawsSeparator: drawsSeparator)
    glyphs = rules.formatting == .live ? idleGlyphs : Glyphs(notation, isPlain: true)
    ownCalculator =
      Platform.calculates && rules.allowsArithmetic
      ? Calculator(notation, rules, suffix: suffix, words: words) : nil
    self.notation = notation
    self.rules = rules
  }

  /// Applies an edit to a state.
  ///
  /// `Reading` changes the number, `Admission` applies the rules, and `Layout` computes the
  /// positions of the characters.
  ///
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(
    _ edit: borrowing Edit,
    to state: borrowing FieldState
  ) throws(NumericTextRefusal) -> FieldState {
    let reading = try Reading(of: edit, in: state, self)
    let admission = try Admission(of: reading, by: edit, in: state, self)
    let layout = Layout(editing: admission.numeral, in: glyphs)
    return FieldState(admission, after: state, layout, in: glyphs)
  }

  /// Parses the number in a text without applying any rule.
  package func read(_ text: String) throws(NumericTextRefusal) -> Numeral {
    let result = try TextReader.read(text, with: lexicon)
    return result.numeral.signed(isNegative: result.isNegative ?? false).canonical
  }

  /// Returns the value that results from pasting a text into an empty field.
  ///
  /// Even a single character is handled like a pasted text, not like a typed key.
  package func parsed(_ text: String) throws(NumericTextRefusal) -> Numeral {
    let empty = FieldState.empty
    let paste = Edit(.pasted(text), in: .inEmptyField, .single)
    let reading = try Reading(of: paste, in: empty, self)
    return value(of: try Admission(of: reading, by: paste, in: empty, self).numeral)
  }
}

// MARK: - States

extension Field {
  /// Returns the state at the start of editing `value`, with the caret after the number.
  func editingState(of value: Numeral) -> FieldState {
    state(of: editingForm(of: number(of: value)), .caret(.last))
  }

  /// Returns the state of a field that shows `numeral` while editing.
  ///
  /// If the style pads the fraction while editing, zeros are appended to `numeral`. An end of
  /// `selection` that is past the shown text, such as `CaretSlot.last`, is moved to the end of
  /// `numeral`, before these zeros.
  func state(of numeral: Numeral, _ selection: Selection) -> FieldState {
    let end = CaretSlot(numeral.contentCount)
    let numeral = numeral.filled(toFraction: rules.liveFraction)
    let layout = Layout(editing: numeral, in: glyphs)
    // Nothing can be selected in an empty field.
    let kept = layout.length == 0 ? .caret(layout.end) : selection
    let selection = kept.map { $0 > layout.end ? end : max($0, layout.first) }
    return FieldState(numeral, selection, layout, in: glyphs)
  }

  /// Returns the state of a field that shows `value` without having focus.
  ///
  /// The caret is after the number.
  func idle(_ value: Numeral) -> FieldState {
    if let text = specialText(value) { return FieldState(text: text) }
    let shown = shown(number(of: value))
    let state = idle(showing: shown, in: idleGlyphs)
    guard let padded = rules.functions.presentation?.padded else { return state }
    return idle(showing: shown, in: Glyphs(padded(notation, state.text)))
  }

  private func idle(showing numeral: Numeral, in glyphs: Glyphs) -> FieldState {
    let layout = Layout(showing: numeral, in: glyphs)
    return FieldState(numeral, .caret(layout.end), layout, in: glyphs)
  }

  /// Returns the text that a field without focus shows for `value`.
  package func idleText(_ value: Numeral) -> String { idle(value).text }

  /// Returns the text of a number in the style's notation, rounded and padded as in a field without
  /// focus.
  ///
  /// Such a field can show a special text instead, such as `1.2K` for 1234 or `free` for zero. This
  /// method never returns a special text.
  func exactText(_ value: Numeral) -> String {
    idle(showing: shown(number(of: value)), in: idleGlyphs).text
  }

  /// Returns the special text that a field without focus shows for `value`, such as `1.2K` for 1234
  /// or `free` for zero.
  ///
  /// - Returns: The special text, or nil if the field shows the number in the style's notation.
  private func specialText(_ value: Numeral) -> String? {
    if value.digits.isEmpty { return rules.emptyText?.text ?? "" }
    guard value.isZero else { return rules.functions.idleText?(value) }
    return rules.clearsZero ? "" : rules.zeroText?.text ?? rules.functions.idleText?(value)
  }

  /// Returns whether `text` is exactly what this field shows, with or without focus, for the number
  /// in `text`, and whether `caret` is after that number.
  func shows(_ text: String, caret: Int) -> Bool {
    guard let number = try? read(text), number.isNegative || allowedSigns != .onlyMinus else {
      return false
    }
    func isText(of state: FieldState) -> Bool {
      let layout = state.layout
      return layout.offset(of: layout.end) <= caret && state.text.isSame(as: text)
    }
    return isText(of: state(of: editingForm(of: number), .caret(.last)))
      || isText(of: idle(showing: shown(number), in: idleGlyphs))
  }

  /// Returns whether a field without focus shows `value` in a special format, such as `1.2K` for
  /// 1234.
  func hasIdleText(for value: Numeral) -> Bool {
    guard let idleText = rules.functions.idleText, !value.digits.isEmpty else { return false }
    let isReplaced = value.isZero && (rules.clearsZero || rules.zeroText != nil)
    return !isReplaced && idleText(value) != nil
  }

  /// Returns the number as a field without focus shows it: rounded, and padded with zeros.
  private func shown(_ number: Numeral) -> Numeral {
    var shown =
      rules.functions.presentation?.shown(number, true)
      ?? rules.precision.shown(number, rules.rounding)
    if notation.alwaysShowsSeparator, !drawsSeparator { shown.shape.hasSeparator = true }
    return shown
  }
}

extension ExpectedDigits {
  /// Creates the limits for the number of digits in a field with `rules`.
  fileprivate init(_ rules: borrowing Rules) {
    let precision = rules.precision
    let most = precision.fraction.upperBound
    leastIntegers = min(precision.integer.lowerBound, NumeralDigits.limit)
    fraction = precision.shownFraction...max(precision.shownFraction, most)
    takesFraction = most > 0
  }
}

extension Rules {
  fileprivate var isTillOfWholeNumbers: Bool {
    entry == .minorUnits && precision.fraction.upperBound == 0
  }
}

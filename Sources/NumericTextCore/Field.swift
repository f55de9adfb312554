// SPDX-License-Identifier: MIT

/// The editing engine, which computes the state of a field after an edit without side effects.
///
/// A `Field` is immutable. It is a class, because a struct would be slow to copy: each copy would
/// retain the bytes of every separator and affix.
package final class Field: Sendable {
  /// The notation of the text while the field is idle, that is, without focus.
  package let notation: Notation

  /// The notation of the text while editing: `notation`, or digits without grouping separators and
  /// currency if the style formats only on commit.
  package var editing: Notation { rules.formatting == .live ? notation : notation.plain }

  package let rules: Rules

  /// The stages through which an edit of a number passes: reading, rules and formatting.
  let stages: Stages

  /// The arithmetic of the field, or nil if the rules don't allow expressions such as `2+3`.
  var calculator: Calculator? { ownCalculator.value }

  private let ownCalculator: OfCalculator<Calculator>

  /// The pieces, such as digits and separators, that make up the text of the idle field.
  let idleGlyphs: Glyphs

  /// Whether the decimal separator is part of the suffix.
  ///
  /// This is the case in minor-unit entry without fraction digits, if the style always shows the
  /// separator.
  private let drawsSeparator: Bool

  /// Creates the engine for a notation and rules.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written, including the style's prefix and suffix.
  ///   - rules: The rules for what can be typed.
  ///   - suffix: The style's suffix. Parsing also accepts just its start: `5 k` for `5 kg`.
  ///   - currencyNames: A closure that returns the names of the currency that parsing accepts.
  package init(
    _ notation: Notation,
    _ rules: Rules,
    suffix: Symbol = Symbol(),
    currencyNames: @escaping @Sendable () -> [Symbol] = { [] }
  ) {
    let lexicon = Lexicon(notation, rules, suffix: suffix, currencyNames: currencyNames)
    let isPlain = rules.formatting == .onCommit
    drawsSeparator = rules.minorDigits == 0 && notation.alwaysShowsSeparator
    ownCalculator = OfCalculator(lexicon.calculates ? Calculator(lexicon) : nil)
    let terms = ownCalculator.value?.terms
    idleGlyphs = Glyphs(notation, drawsSeparator: drawsSeparator, terms: terms)
    let glyphs = isPlain ? Glyphs(notation, isPlain: true, terms: terms) : idleGlyphs
    stages = Stages(lexicon, glyphs)
    self.notation = notation
    self.rules = rules
  }

  /// Applies an edit to a state.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - state: The state before the edit.
  ///   - value: The value before the edit.
  /// - Returns: The new state.
  /// - Throws: The reason for refusing the edit.
  func apply(_ edit: Edit, to state: FieldState, of value: Numeral) throws(Refusal) -> FieldState {
    guard let calculator else { return try stages.apply(edit, to: state) }
    let shown = number(of: value)
    let calculation = Calculation(calculator: calculator, stages: stages, value: shown)
    return try calculation.apply(edit, to: state)
  }

  /// Creates the edit for a request in a field that shows `state`.
  ///
  /// - Throws: `rangeOutsideText` if the request contains a range outside the text, or `notANumber`
  ///   if the request is a key that has no meaning in the field.
  func edit(_ request: consuming EditRequest, in state: FieldState) throws(Refusal) -> Edit {
    let lexicon = calculator?.lexicon(at: state) ?? stages.lexicon
    return try Edit(request, in: state, lexicon)
  }

  /// Parses the number in a text, without rounding it or comparing it with the bounds.
  package func read(_ text: String) throws(Refusal) -> Numeral {
    let result = try TextReader.read(text, with: stages.lexicon)
    return result.numeral.signed(isNegative: result.isNegative ?? false).canonical
  }

  /// Returns the value that results from pasting a text into an empty field.
  ///
  /// Even a single character is handled like a pasted text, not like a typed key.
  package func parsed(_ text: String) throws(Refusal) -> Numeral {
    let paste = Edit(.text, text, in: .inEmptyField)
    let value = value(of: try stages.admit(paste, in: Content(Numeral())).numeral)
    if !rules.onlyReports, forbids(value) { throw .notAllowed }
    return value
  }
}

// MARK: - Zero cents

extension Field {
  /// Returns whether `place` is at the end of the typed digits of a number, where a typed dash can
  /// stand for zero cents.
  ///
  /// In a field with operators, such a dash is an operator, so the result is false.
  func isAtEnd(_ place: Place, of state: FieldState) -> Bool {
    guard !stages.lexicon.takesOperators, state.expression == nil else { return false }
    let end = place.slots.upperBound
    let typed = state.numeral.unfilled(toFraction: rules.liveFraction, after: end)
    return place.slots.isEmpty && end.index >= typed.contentCount
  }

  /// Returns whether `edit` types a dash at the end of the number.
  ///
  /// After a separator key, such a dash stands for zero cents, as in `5.–`.
  func isZeroCents(_ edit: Edit, in state: FieldState) -> Bool {
    let isDash = edit.action == .sign(isNegative: true) && !edit.text.isSame(as: "(")
    return isDash && isAtEnd(edit.place, of: state)
  }
}

// MARK: - States while editing

extension Field {
  /// Returns `number`, which was set by the app, in the form that a field with focus shows.
  func editingForm(of number: Numeral) -> Numeral { rules.editingForm(of: number) }

  /// Returns the state at the start of editing `value`, with the caret after the number.
  func editingState(of value: Numeral) -> FieldState {
    stages.state(of: editingForm(of: number(of: value)), .caret(.last))
  }

  /// Returns whether `text` is exactly the text that this field would show for a number with an
  /// allowed sign, with or without focus, and `caret` is after that number.
  func shows(_ text: String, caret: Int) -> Bool {
    guard let number = try? read(text),
      rules.signs != (number.isNegative ? .onlyPlus : .onlyMinus)
    else { return false }
    func isText(of state: FieldState) -> Bool {
      let layout = state.layout
      return layout.offset(of: layout.end) <= caret && state.text.isSame(as: text)
    }
    return isText(of: stages.state(of: editingForm(of: number), .caret(.last)))
      || isText(of: idle(showing: shown(number), in: idleGlyphs))
  }
}

// MARK: - Idle states

extension Field {
  /// Returns the state of a field that shows `value` without having focus.
  ///
  /// The caret is after the number.
  func idle(_ value: Numeral) -> FieldState {
    if let text = placeholder(for: value) ?? ownIdleText(value) { return FieldState(text: text) }
    let shown = shown(number(of: value))
    let state = idle(showing: shown, in: idleGlyphs)
    guard let padded = rules.functions.padded else { return state }
    return idle(showing: shown, in: Glyphs(padded(notation, state.text)))
  }

  private func idle(showing numeral: Numeral, in glyphs: Glyphs) -> FieldState {
    let layout = Layout(NumberLayout(showing: numeral, in: glyphs))
    return FieldState(Content(numeral), .caret(layout.end), layout, in: glyphs)
  }

  /// Returns the text that a field without focus shows for `value`.
  package func idleText(_ value: Numeral) -> String { idle(value).text }

  /// Returns the text of a number in the style's notation, rounded and padded as in a field without
  /// focus.
  ///
  /// Such a field can show a special text instead, such as `1.2K` for 1234 or `free` for zero. This
  /// method never returns a special text.
  package func exactText(_ value: Numeral) -> String {
    idle(showing: shown(number(of: value)), in: idleGlyphs).text
  }

  /// Returns the text of the style's idle format for `value`, or nil if the style has none, or if the
  /// text is the number in the style's notation.
  private func ownIdleText(_ value: Numeral) -> String? {
    guard let text = rules.functions.idleText?(value), !text.isSame(as: exactText(value)) else {
      return nil
    }
    return text
  }

  /// Returns the text that replaces zero or a missing value, if any.
  private func placeholder(for value: Numeral) -> String? {
    if value.digits.isEmpty { return rules.emptyText?.text ?? "" }
    guard value.isZero else { return nil }
    return rules.clearsZero ? "" : rules.zeroText?.text
  }

  /// Returns whether a field without focus shows `value` in a special format, such as `1.2K` for
  /// 1234.
  func hasIdleText(for value: Numeral) -> Bool {
    placeholder(for: value) == nil && ownIdleText(value) != nil
  }

  /// Returns the number as a field without focus shows it: rounded, and padded with zeros.
  private func shown(_ number: Numeral) -> Numeral {
    var shown =
      rules.functions.shown?(number, true)
      ?? rules.precision.shown(number, rules.rounding)
    if notation.alwaysShowsSeparator, !drawsSeparator { shown.appendSeparator() }
    return shown
  }
}

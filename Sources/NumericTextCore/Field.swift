// SPDX-License-Identifier: MIT

/// The engine: a pure function of a state and an edit.
///
/// It never changes, and is a class only so that passing it costs one reference count instead of one
/// for each of its symbols (benchmark "key at 11 digits").
package final class Field: Sendable {
  /// How an idle field writes its number.
  package let notation: Notation

  /// How an active field writes it: the same, or plain digits if it is formatted on commit.
  package var editing: Notation { rules.formatting == .live ? notation : notation.plain }

  package let rules: Rules

  /// The most fraction digits; in a till, the number of its minor digits.
  var fractionDigits: Int { rules.precision.fraction.upperBound }

  /// The numbers that no rule needs to be asked about.
  let shortNumbers: ShortNumbers

  /// The signs that `rules` allow.
  let allowedSigns: AllowedSigns

  /// The notations of an idle and of an active field, compiled for drawing.
  let idleGlyphs: Glyphs
  let glyphs: Glyphs

  /// The notation, compiled for reading.
  let lexicon: Lexicon

  /// Whether the decimal separator is drawn as a part of the suffix: in a till of whole numbers it
  /// always stands there, and no caret after it.
  private let drawsSeparator: Bool

  /// The engine of a notation and rules.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written, the style's own texts included.
  ///   - rules: What may be typed.
  ///   - suffix: The style's own text after numbers, of which a part is read, too.
  package init(
    _ notation: consuming Notation,
    _ rules: consuming Rules,
    suffix: Symbol = Symbol()
  ) {
    shortNumbers = ShortNumbers(rules)
    allowedSigns = AllowedSigns(rules)
    lexicon = Lexicon(
      notation,
      ExpectedDigits(rules),
      zeroText: rules.zeroText ?? Symbol(),
      suffix: suffix
    )
    drawsSeparator = rules.isTillOfWholeNumbers ? notation.alwaysShowsSeparator : false
    idleGlyphs =
      drawsSeparator ? Glyphs(notation.withSeparatorAfterDigits) : Glyphs(notation)
    glyphs = rules.formatting == .live ? idleGlyphs : Glyphs(notation.plain)
    self.notation = notation
    self.rules = rules
  }

  /// Applies an edit: the stages of a keystroke, which are listed nowhere else.
  ///
  /// - Returns: The state after the edit, with the caret in its slot, and whether a bound took the
  ///   place of the number.
  /// - Throws: The reason why the edit is refused.
  func apply(
    _ edit: borrowing Edit,
    to state: borrowing FieldState
  ) throws(Refusal) -> (state: FieldState, isClamped: Bool) {
    if rules.liveFraction > 0 { return try applyFilling(edit, to: state) }
    let uncoversZero = state.uncoversZero(at: edit.place)
    let reading = try Reading(of: edit, in: state.numeral, uncoversZero: uncoversZero, self)
    switch reading.source {
    case .nothing: return (FieldState(state, selecting: state.selection), false)
    case .step: return (FieldState(state, selecting: .caret(reading.slot)), false)
    default: break
    }
    let admission = try Admission(of: reading, over: state.numeral, self)
    let layout = Layout(editing: admission.numeral, in: glyphs)
    let isClamped = admission.isClamped
    return (FieldState(admission, layout, in: glyphs), isClamped)
  }

  /// Applies an edit to the digits that were typed, and fills the fraction up again.
  private func applyFilling(
    _ edit: borrowing Edit,
    to state: borrowing FieldState
  ) throws(Refusal) -> (state: FieldState, isClamped: Bool) {
    let least = rules.liveFraction
    if let slot = edit.step(past: state.numeral, least: least, in: state.layout) {
      return (FieldState(state, selecting: .caret(slot)), false)
    }
    let typed = edit.typedPart(of: state.numeral, least: least)
    let uncoversZero = state.uncoversZero(at: edit.place)
    var reading = try Reading(of: edit, in: typed, uncoversZero: uncoversZero, self)
    switch reading.source {
    case .nothing: return (FieldState(state, selecting: state.selection), false)
    case .step: return (FieldState(state, selecting: .caret(reading.slot)), false)
    default: break
    }
    reading.dropLastDigit(rules.precision)
    var admission = try Admission(of: reading, over: typed, self)
    admission.fill(toFraction: least)
    let isClamped = admission.isClamped
    let layout = Layout(editing: admission.numeral, in: glyphs)
    return (FieldState(admission, layout, in: glyphs), isClamped)
  }

  /// The number in a text, without any rule applied.
  package func read(_ text: String) throws(Refusal) -> Numeral {
    let result = try TextReader.read(text, with: lexicon)
    var numeral = result.numeral
    numeral.isNegative = result.isNegative ?? false
    return numeral.canonical
  }
}

// MARK: - States

extension Field {
  /// The state of a field that starts to be edited, with the caret after the content.
  func activated(_ value: Numeral) -> FieldState {
    state(of: active(number(of: value)), .caret(.last))
  }

  /// The state of an active field with this numeral.
  ///
  /// Slots that the layout does not have are moved to the numeral's last one, before zeros that fill
  /// its fraction.
  func state(of numeral: Numeral, _ selection: Selection) -> FieldState {
    let end = CaretSlot(numeral.contentCount)
    let numeral = numeral.filled(toFraction: rules.liveFraction)
    let layout = Layout(editing: numeral, in: glyphs)
    let selection = selection.map { $0 > layout.end ? end : $0 }
    return FieldState(numeral, selection, layout, in: glyphs)
  }

  /// The state of an idle field, with the caret after the content.
  func idle(_ value: Numeral) -> FieldState {
    if let text = specialText(value) { return FieldState(text: text) }
    let shown = shown(number(of: value))
    let state = idle(showing: shown, in: idleGlyphs)
    guard let padded = rules.presentation?.padded else { return state }
    return idle(showing: shown, in: Glyphs(padded(notation, state.text)))
  }

  private func idle(showing numeral: Numeral, in glyphs: Glyphs) -> FieldState {
    let layout = Layout(showing: numeral, in: glyphs)
    return FieldState(numeral, .caret(layout.end), layout, in: glyphs)
  }

  /// The text of an idle field.
  package func idleText(_ value: Numeral) -> String { idle(value).text }

  /// The text that an idle field shows instead of a number that is zero or missing, nil for none.
  private func specialText(_ value: Numeral) -> String? {
    if value.digits.isEmpty { return rules.emptyText?.text ?? "" }
    guard value.isZero else { return nil }
    return rules.clearsZero ? "" : rules.zeroText?.text
  }

  /// The number as an idle field shows it.
  private func shown(_ number: Numeral) -> Numeral {
    var shown =
      rules.presentation?.shown(number, true) ?? rules.precision.shown(number, rules.rounding)
    if notation.alwaysShowsSeparator, !drawsSeparator { shown.shape.hasSeparator = true }
    return shown
  }
}

// MARK: - Values and the numbers that are shown

extension Field {
  /// The number that is shown for a value: 12.5 for the value 0.125 of a percent.
  func number(of value: Numeral) -> Numeral {
    notation.scale == 0 ? value : value.scaled(byPowerOfTen: notation.scale)
  }

  /// The value of a number that is shown.
  func value(ofNumber number: Numeral) -> Numeral {
    notation.scale == 0 ? number : number.scaled(byPowerOfTen: -notation.scale)
  }

  /// The value that is published for a numeral that was typed: the nearest one within the bounds.
  ///
  /// A field without digits is zero where it may not be empty.
  func value(of numeral: Numeral) -> Numeral { value(ofNumber: admissible(numeral)) }

  private func admissible(_ numeral: Numeral) -> Numeral {
    let isShort = numeral.isPlainWhole && shortNumbers.contains(numeral)
    if isShort, rules.presentation?.nearest == nil { return numeral }
    if numeral.digits.isEmpty, rules.allowsEmpty { return Numeral() }
    var number = numeral.digits.isEmpty ? Numeral.zero : numeral.canonical
    if let nearest = rules.presentation?.nearest { number = nearest(number) }
    return shortNumbers.contains(number) ? number : number.clamped(to: rules.bounds)
  }

  /// Adjusts a value set by the app: clamps it to the bounds unless violations are only reported,
  /// then cuts it to the precision.
  ///
  /// An integer part that is too long loses its first digits, a fraction its last.
  func normalized(_ value: Numeral) -> Numeral {
    guard !value.digits.isEmpty else { return value }
    let number = number(of: value)
    let bounded = rules.reported == nil ? number.clamped(to: rules.bounds) : number
    let cut = rules.precision.cut(bounded).clamped(to: rules.bounds)
    return self.value(ofNumber: cut)
  }

  /// Whether `value` is a bound in place of the number `shown`, which lies outside.
  ///
  /// Under `.reportOnly`, no bound is ever put in place.
  func isBound(_ value: Numeral, for shown: Numeral) -> Bool {
    guard rules.reported == nil, !value.digits.isEmpty else { return false }
    let number = number(of: value)
    let typed = shown.digits.isEmpty ? Numeral.zero : shown
    let isOutside = !typed.clamped(to: rules.bounds).isSameNumber(as: typed)
    return isOutside && !typed.isSameNumber(as: number)
      && number.clamped(to: rules.bounds).isSameNumber(as: number)
  }
}

extension ExpectedDigits {
  /// The digits of a field with these rules.
  fileprivate init(_ rules: borrowing Rules) {
    let precision = rules.precision
    let fraction = precision.fraction
    leastIntegers = min(precision.integer.lowerBound, Digits.limit)
    let least = max(fraction.lowerBound, precision.filledFraction)
    self.fraction = least...max(least, fraction.upperBound)
    takesFraction = fraction.upperBound > 0
  }
}

extension Rules {
  fileprivate var isTillOfWholeNumbers: Bool {
    entry == .minorUnits && precision.fraction.upperBound == 0
  }
}

extension Notation {
  /// This notation with the decimal separator at the start of every suffix.
  fileprivate var withSeparatorAfterDigits: Notation {
    var notation = self
    let separator = decimalSeparator.text
    notation.affixes = affixes.map { pair in
      // `+` would link 6 KB (compressed) of the standard library into the engine for the web.
      let suffix = pair.suffix.text.replacing(utf16: 0..<0, with: separator)
      return Affixes(prefix: pair.prefix, suffix: Symbol(suffix))
    }
    return notation
  }
}

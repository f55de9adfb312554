// SPDX-License-Identifier: MIT

/// The editing engine: computes the state of a field after an edit, without side effects.
///
/// A field is immutable. It is a class because copying a struct would retain each of its symbols
/// (benchmark "key at 11 digits").
package final class Field: Sendable {
  /// The notation of the idle field.
  package let notation: Notation

  /// The notation while editing: the same, or plain digits if the style formats on commit.
  package var editing: Notation { rules.formatting == .live ? notation : notation.plain }

  package let rules: Rules

  /// The maximum number of fraction digits.
  ///
  /// In minor-units entry, every number has exactly that many.
  var fractionDigits: Int { rules.precision.fraction.upperBound }

  /// The numbers that are within every rule because they are short.
  let shortNumbers: ShortNumbers

  /// The signs that `rules` allow.
  let allowedSigns: AllowedSigns

  /// The glyphs of the idle field, and those while editing.
  let idleGlyphs: Glyphs
  let glyphs: Glyphs

  /// The words, marks and signs for reading text.
  let lexicon: Lexicon

  /// The fields of the numbers in an expression, nil unless the rules allow arithmetic.
  var calculator: Calculator? { Platform.calculates ? ownCalculator : nil }

  private let ownCalculator: Calculator?

  /// Whether the decimal separator is drawn as part of the suffix, because it is always visible
  /// after the integer digits and the caret never goes past it.
  private let drawsSeparator: Bool

  /// Creates the engine for a notation and rules.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written, including the style's prefix and suffix.
  ///   - rules: What can be typed.
  ///   - suffix: The style's suffix, whose first part is accepted when reading.
  ///   - words: Returns names of the currency that are accepted when reading.
  package init(
    _ notation: consuming Notation,
    _ rules: consuming Rules,
    suffix: Symbol = Symbol(),
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
    idleGlyphs =
      drawsSeparator ? Glyphs(notation.withSeparatorAfterDigits) : Glyphs(notation)
    glyphs = rules.formatting == .live ? idleGlyphs : Glyphs(notation.plain, minusIsContent: true)
    ownCalculator =
      Platform.calculates && rules.allowsArithmetic
      ? Calculator(copy notation, copy rules, suffix: suffix, words: words) : nil
    self.notation = notation
    self.rules = rules
  }

  /// Applies an edit.
  ///
  /// This method lists all stages of a keystroke.
  ///
  /// - Returns: The new state, and whether the number was replaced by a bound.
  /// - Throws: The reason for refusing the edit.
  func apply(
    _ edit: borrowing Edit,
    to state: borrowing FieldState
  ) throws(Refusal) -> (state: FieldState, isClamped: Bool) {
    let typed = edit.typedPart(of: state.numeral, least: rules.liveFraction)
    let reading = try Reading(of: edit, in: typed, of: state, self)
    let admission = try Admission(of: reading, over: typed, self)
    let layout = Layout(editing: admission.numeral, in: glyphs)
    let isClamped = admission.isClamped
    return (FieldState(admission, after: state, layout, in: glyphs), isClamped)
  }

  /// The number in a text, without any rule applied.
  package func read(_ text: String) throws(Refusal) -> Numeral {
    let result = try TextReader.read(text, with: lexicon)
    var numeral = result.numeral
    numeral.isNegative = result.isNegative ?? false
    return numeral.canonical
  }

  /// The value of a text that is pasted into an empty field, where a single scalar is text, too.
  package func parsed(_ text: String) throws(Refusal) -> Numeral {
    let empty = activated(Numeral())
    let paste = Edit(.pasted(text), in: Place(empty.selection, empty.layout))
    return value(of: try apply(paste, to: empty).state.numeral)
  }
}

// MARK: - States

extension Field {
  /// The state when editing starts, with the caret after the content.
  func activated(_ value: Numeral) -> FieldState {
    state(of: active(number(of: value)), .caret(.last))
  }

  /// The state of a field with this numeral while editing.
  ///
  /// A selection past the end of the layout is moved to the end of `numeral`, before any filling
  /// zeros.
  func state(of numeral: Numeral, _ selection: Selection) -> FieldState {
    let end = CaretSlot(numeral.contentCount)
    let numeral = numeral.filled(toFraction: rules.liveFraction)
    let layout = Layout(editing: numeral, in: glyphs)
    // Nothing can be selected in an empty field.
    let kept = layout.length == 0 ? .caret(layout.end) : selection
    let selection = kept.map { $0 > layout.end ? end : max($0, layout.first) }
    return FieldState(numeral, selection, layout, in: glyphs)
  }

  /// The state of the idle field, with the caret after the content.
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

  /// The text of the idle field.
  package func idleText(_ value: Numeral) -> String { idle(value).text }

  /// The text of the idle field in its own notation, whatever else it shows.
  func exactText(_ value: Numeral) -> String {
    idle(showing: shown(number(of: value)), in: idleGlyphs).text
  }

  /// The text that an idle field shows instead of a zero or missing number, or nil if it shows the
  /// number.
  private func specialText(_ value: Numeral) -> String? {
    if value.digits.isEmpty { return rules.emptyText?.text ?? "" }
    guard value.isZero else { return rules.idleText?(value) }
    return rules.clearsZero ? "" : rules.zeroText?.text ?? rules.idleText?(value)
  }

  /// Whether an idle field shows a value in another format than its own.
  func hasIdleText(for value: Numeral) -> Bool {
    guard let idleText = rules.idleText, !value.digits.isEmpty else { return false }
    let isReplaced = value.isZero && (rules.clearsZero || rules.zeroText != nil)
    return !isReplaced && idleText(value) != nil
  }

  /// The number as the idle field shows it: rounded and padded.
  private func shown(_ number: Numeral) -> Numeral {
    var shown =
      rules.presentation?.shown(number, true) ?? rules.precision.shown(number, rules.rounding)
    if notation.alwaysShowsSeparator, !drawsSeparator { shown.shape.hasSeparator = true }
    return shown
  }
}

// MARK: - Values and shown numbers

extension Field {
  /// The number shown for a value: 12.5 for the value 0.125 of a percent field.
  func number(of value: Numeral) -> Numeral {
    notation.scale == 0 ? value : value.scaled(byPowerOfTen: notation.scale)
  }

  /// The value of a shown number.
  func value(ofNumber number: Numeral) -> Numeral {
    notation.scale == 0 ? number : number.scaled(byPowerOfTen: -notation.scale)
  }

  /// The value to publish for a typed numeral: the nearest value within the bounds.
  ///
  /// An empty numeral counts as zero unless the field can be empty.
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

  /// Whether `value` lies past the bound that it moves away from as digits are added.
  package func isPastBounds(_ value: Numeral) -> Bool {
    if notation.scale == 0, shortNumbers.contains(value) { return false }
    return rules.bounds.isPastFarBound(number(of: value))
  }

  /// Whether `value` is a bound in place of the number `shown`, which lies outside.
  ///
  /// Never true if violations are only reported.
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
  /// The digits that a field with these rules formats and accepts.
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
      // The operator `+` would add 6 KB (compressed) of the standard library to the web engine.
      let suffix = pair.suffix.text.replacing(utf16: 0..<0, with: separator)
      return Affixes(prefix: pair.prefix, suffix: Symbol(suffix))
    }
    return notation
  }
}

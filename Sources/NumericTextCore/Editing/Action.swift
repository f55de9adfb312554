// SPDX-License-Identifier: MIT

/// An action of the user that can change the content of a field.
///
/// A key or a text is classified once, when its edit is created. All stages use the result.
enum Action: Hashable, Sendable {
  case digit(UInt8)
  case decimalSeparator

  /// A key for the mark that can group digits or start a fraction, such as the comma in the United
  /// States.
  case mark

  /// The colon of `9:-` or the slash of `500/-`.
  ///
  /// The key itself is refused unless the notation writes it beside numbers. A dash after it stands
  /// for zero cents.
  case centsMark

  /// A plus or minus key, which sets the sign of the number or, after an operand in a field that
  /// calculates, types an operator.
  case sign(isNegative: Bool)

  /// A request to change the sign, for example by a button.
  case toggledSign

  /// An operator, a percent sign or a bracket, in a field that calculates.
  case operation(Operation)

  /// A letter such as `k`, which multiplies the number before it by a power of ten.
  case magnitude(power: Int)

  /// An equals sign, which requests the result, or an edit that reduces an expression to a single
  /// number.
  case equals

  /// An insertion of a text of several scalars, which `Edit.text` contains.
  case text

  case deletion(isForward: Bool)

  /// A key without effect: an invisible character, or a character that the engine inserts itself,
  /// such as a grouping separator.
  case nothing

  var isDeletion: Bool {
    if case .deletion = self { true } else { false }
  }

  /// Whether the action deletes content or changes the sign, and so adds no digits.
  var addsNoDigits: Bool {
    switch self {
    case .deletion, .sign, .toggledSign: true
    default: false
    }
  }

  /// The kind of the run of edits to which the action belongs.
  var run: History.Run {
    switch self {
    case .deletion: .deleting
    case .text, .magnitude: .single
    default: .typing
    }
  }
}

// MARK: - Classification

extension Action {
  /// Creates the action that inserts `text`, which must not be empty.
  ///
  /// A single scalar is a key, even if it is pasted.
  ///
  /// - Throws: `notANumber` if the key has no meaning in a number.
  init(inserting text: String, _ lexicon: Lexicon) throws(Refusal) {
    guard let scalar = text.onlyScalar else {
      self = .text
      return
    }
    let kind = ScalarKind(scalar)
    guard
      let action = Action(scalar, kind, lexicon) ?? Action(magnitude: text, lexicon)
        ?? Action(laidOut: scalar, kind, lexicon)
    else { throw .notANumber }
    self = action
  }

  private init?(_ scalar: Unicode.Scalar, _ kind: ScalarKind, _ lexicon: Lexicon) {
    if let digit = lexicon.digit(scalar) {
      self = .digit(digit)
    } else if lexicon.calculates, let action = lexicon.operation(scalar) {
      self = action
    } else if let separator = lexicon.separator(scalar, kind) {
      self = separator
    } else if kind == .minus || lexicon.notation.minus.isOnly(scalar) {
      self = .sign(isNegative: true)
    } else if kind == .plus || lexicon.notation.plus.isOnly(scalar) {
      self = .sign(isNegative: false)
    } else if kind == .openBracket, lexicon.writesBrackets {
      self = .sign(isNegative: true)
    } else if scalar == ":" || scalar == "/" {
      self = .centsMark
    } else {
      return nil
    }
  }

  /// Creates the action of a letter such as `k`, or returns nil if the letter is ambiguous.
  private init?(magnitude text: String, _ lexicon: Lexicon) {
    guard Platform.readsMagnitudes, !lexicon.rules.magnitudes.isEmpty,
      let power = text.withScalars({ lexicon.magnitude(in: $0, at: 0)?.power })
    else { return nil }
    self = .magnitude(power: power)
  }

  /// Creates the action `nothing` for a separator, white space, an invisible scalar, or a scalar
  /// that the engine inserts itself, and returns nil for any other scalar.
  private init?(laidOut scalar: Unicode.Scalar, _ kind: ScalarKind, _ lexicon: Lexicon) {
    switch kind {
    case .mark, .blank, .invisible: break
    case .closeBracket where lexicon.writesBrackets: break
    default:
      guard lexicon.isLaidOut(scalar) else { return nil }
    }
    self = .nothing
  }
}

extension Lexicon {
  /// Returns whether `scalar` is part of the grouping separator, or of an affix of positive
  /// numbers.
  func isLaidOut(_ scalar: Unicode.Scalar) -> Bool {
    notation.groupSeparator.contains(scalar) || notation.affixes.positive.contains(scalar)
  }

  /// Returns whether a digit key continues a prefix or suffix that the letter key before it is in:
  /// the `2` of `m2`.
  func isLaidOut(_ digit: Unicode.Scalar, after letter: Unicode.Scalar) -> Bool {
    guard self.digit(digit) != nil, operation(letter) == nil, !Operation.isLetterX(letter) else {
      return false
    }
    let affixes = notation.affixes.positive
    return affixes.prefix.contains(letter, before: digit)
      || affixes.suffix.contains(letter, before: digit)
  }

  /// Returns whether a digit key would be an exponent in a pasted text, although the letter key before
  /// it has no effect: the `2` of `8e2` in a field with the suffix ` pieces`.
  func isExponent(_ digit: Unicode.Scalar, after letter: Unicode.Scalar?) -> Bool {
    guard let letter, !takesExponents, letter.startsExponent else { return false }
    return self.digit(digit) != nil && isLaidOut(letter)
  }

  /// Returns the action of a key for an operator other than plus and minus, for an equals sign, or
  /// for the letter of an exponent.
  fileprivate func operation(_ scalar: Unicode.Scalar) -> Action? {
    if takesExponents, scalar.startsExponent { return .operation(.power) }
    guard takesOperators else { return nil }
    if Operation.isEquals(scalar) { return .equals }
    switch Operation(scalar) {
    case nil, .add, .subtract: return nil
    case .percent: return takesPercent ? .operation(.percent) : .nothing
    case let operation?: return .operation(operation)
    }
  }

  /// Returns the action of a separator key, or nil if `scalar` is not a separator.
  ///
  /// The keys for the decimal separators of the notation and of the keyboard type the decimal
  /// separator. So does the key for the decimal separator of any other locale, such as `.` or `,`,
  /// unless this mark can also group digits.
  ///
  /// In a field without fractions, the notation's grouping separator never starts a fraction, even
  /// if it is the decimal separator of the keyboard.
  fileprivate func separator(_ scalar: Unicode.Scalar, _ kind: ScalarKind) -> Action? {
    let isGroup = notation.groupSeparator.isOnly(scalar)
    if rules.typesFractions || !isGroup {
      let isDecimal = notation.decimalSeparator.isOnly(scalar) || scalar == rules.keyboardSeparator
      if isDecimal { return .decimalSeparator }
    }
    guard case .mark(let mark) = kind, mark.canBeDecimal else { return nil }
    if mark == openMark { return .mark }
    guard isGroup || mark == groupMark else { return .decimalSeparator }
    return startsFractions && rules.typesFractions ? .decimalSeparator : .mark
  }
}

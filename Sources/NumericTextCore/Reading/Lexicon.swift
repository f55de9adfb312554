// SPDX-License-Identifier: MIT

/// How a field understands keys and texts: the separators, signs and words that it recognizes, and
/// the number of digits that it expects.
///
/// A field creates its lexicon once, because that takes longer than reading a text.
final class Lexicon: Sendable {
  let notation: Notation

  /// The rules for what can be typed.
  ///
  /// Their precision helps to decide whether a character between digits, such as the comma in
  /// `1,234`, is a decimal or a grouping separator.
  let rules: Rules

  /// The digits of the notation if `ScalarKind` doesn't recognize them, otherwise nil.
  let ownDigits: DigitSet?

  /// The notation's decimal separator, or empty if `Mark` has a case for it, such as `.comma`.
  let ownDecimal: Symbol

  /// The notation's grouping separator, or empty if `Mark` has a case for it, such as `.comma`.
  let ownGroup: Symbol

  /// The kind of the notation's decimal separator.
  let decimalMark: Mark

  /// The kind of the notation's grouping separator.
  let groupMark: Mark

  /// The kind of the mark that can group digits or start a fraction when it is typed, or nil if
  /// every typed mark has only one meaning.
  ///
  /// For example, this is nil if the mark is the decimal separator of the keyboard: the mark then
  /// always starts a fraction.
  let openMark: Mark?

  /// Whether a typed grouping separator starts a fraction.
  let startsFractions: Bool

  /// Whether a number can become an expression, by an operator or by an exponent.
  var calculates: Bool { takesOperators || takesExponents }

  /// Whether operators start an expression.
  var takesOperators: Bool { Platform.calculates && rules.allowsArithmetic }

  /// Whether the letter e after a number starts an exponent.
  var takesExponents: Bool { Platform.calculates && rules.allowsExponents }

  /// Whether a typed percent sign is an operation.
  ///
  /// This is false in a percent field, where the percent sign is part of the notation.
  let takesPercent: Bool

  /// The text that the field shows instead of zero, or empty if it shows zero as a number.
  let zeroText: Symbol

  /// Whether positive numbers, but not negative ones, are shown with a plus sign.
  let hasOwnPlus: Bool

  /// The notation's minus sign, or empty for a sign that `ScalarKind` recognizes, such as `-`.
  let minus: Symbol

  /// The notation's plus sign, or empty for a sign that `ScalarKind` recognizes, such as `+`.
  let plus: Symbol

  /// Whether negative numbers are written in parentheses.
  let writesBrackets: Bool

  /// Words that can appear next to a number.
  let words: [Symbol]

  /// Returns the names of the field's own currency, such as `USD` and `dollars`.
  ///
  /// Creating these names takes a long time, so this is called only for a text that may contain one
  /// of them.
  let currencyNames: @Sendable () -> [Symbol]

  /// The style's suffix.
  ///
  /// Parsing also accepts just its start, such as `5 k` instead of `5 kg`.
  let suffix: Symbol

  /// Creates the lexicon of a field.
  ///
  /// - Parameters:
  ///   - notation: How numbers are written.
  ///   - rules: The rules for what can be typed.
  ///   - suffix: The style's suffix.
  ///   - takesPercent: Whether a typed percent sign is an operation, or nil to derive it from the
  ///     notation.
  ///   - currencyNames: Returns the names of the currency.
  init(
    _ notation: Notation,
    _ rules: Rules = Rules(),
    suffix: Symbol = Symbol(),
    takesPercent: Bool? = nil,
    currencyNames: @escaping @Sendable () -> [Symbol] = { [] }
  ) {
    let affixes = notation.affixes
    self.notation = notation
    self.rules = rules
    self.suffix = suffix
    self.currencyNames = currencyNames
    self.takesPercent = takesPercent ?? (notation.scale == 0 && !affixes.positive.has(.percent))
    zeroText = rules.zeroText?.word ?? Symbol()
    let areKnown = (0..<10).allSatisfy { notation.digits[$0].digitValue != nil }
    ownDigits = areKnown ? nil : notation.digits
    decimalMark = Mark(notation.decimalSeparator, own: .ownDecimal)
    groupMark =
      notation.separatorsAreAlike
      ? decimalMark : Mark(notation.groupSeparator, own: .ownGroup)
    let canGroup = rules.precision.mostIntegers > TypedMark.groupSize
    startsFractions = rules.separators == .any || (!notation.openMark.isEmpty && !canGroup)
    let isOpen = rules.typesFractions && rules.entry == .natural && !startsFractions
    let isKnown = rules.keyboardSeparator.map { notation.openMark.isOnly($0) } ?? false
    let isNone = notation.openMark.isEmpty || !isOpen || notation.grouping.isShort || isKnown
    openMark = isNone ? nil : Mark(notation.openMark, own: .ownGroup)
    ownDecimal = decimalMark == .ownDecimal ? notation.decimalSeparator : Symbol()
    ownGroup = groupMark == .ownGroup ? notation.groupSeparator : Symbol()
    hasOwnPlus = notation.ownPlus != nil
    minus = Lexicon.ownSign(notation.minus)
    plus = Lexicon.ownSign(notation.plus)
    writesBrackets = affixes.negative.contains("(") && !affixes.positive.contains("(")
    words = notation.skippedWords
  }

  /// Creates a lexicon with the words of `other`, but for different rules and, if `notation` is not
  /// nil, for a different notation.
  convenience init(_ other: Lexicon, notation: Notation? = nil, _ rules: Rules) {
    self.init(
      notation ?? other.notation,
      rules,
      suffix: other.suffix,
      takesPercent: other.takesPercent,
      currencyNames: other.currencyNames
    )
  }

  private static func ownSign(_ sign: Symbol) -> Symbol {
    guard let scalar = sign.scalar, ScalarKind(scalar) != .other else { return sign.word }
    return Symbol()
  }
}

extension Mark {
  /// Creates the kind of `separator`, which is `own` if no other kind fits.
  ///
  /// An Arabic comma that groups digits, as in N'Ko, differs from the comma `,`, which then starts a
  /// fraction.
  init(_ separator: Symbol, own: Mark) {
    if let scalar = separator.scalar, let mark = scalar.mark,
      scalar != "\u{60C}" || own != .ownGroup
    {
      self = mark
    } else {
      self = own
    }
  }
}

extension Affixes {
  /// Returns whether the prefix or the suffix contains a character for `operation`, in any script.
  func has(_ operation: Operation) -> Bool {
    Platform.calculates && (prefix.has(operation) || suffix.has(operation))
  }
}

extension Symbol {
  fileprivate func has(_ operation: Operation) -> Bool {
    utf8.withScalars { $0.contains { Operation($0) == operation } }
  }
}

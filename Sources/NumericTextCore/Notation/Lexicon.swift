// SPDX-License-Identifier: MIT

/// What a text is read with: the marks, signs and words of a notation and the digits that a field
/// expects, ready to be compared.
///
/// It is made once for a field, as the glyphs that a layout draws with are (benchmark "paste of 20
/// characters": making it costs more than reading).
final class Lexicon: Sendable {
  /// Digits that are known to this notation only, nil if all know them.
  let ownDigits: DigitSet?

  /// Separators that are known to this notation only; else they are empty.
  let ownDecimal: Symbol
  let ownGroup: Symbol

  /// The kinds of the notation's separators, and the sizes of its groups.
  let decimalMark: Mark
  let groupMark: Mark
  let grouping: Grouping

  /// The digits that the field prints and takes.
  let expected: ExpectedDigits

  /// What the field shows in place of zero, empty if it shows a number.
  let zeroText: Symbol

  let affixes: SignAffixes

  /// Whether a negative number is told from a positive one by its affixes.
  let hasOwnNegative: Bool

  /// Whether a positive number is told from a negative one by a plus.
  let hasOwnPlus: Bool

  /// Signs that are written with more than a sign, or with something else; else they are empty.
  let minus: Symbol
  let plus: Symbol

  /// Whether a negative number is written in brackets.
  let writesBrackets: Bool

  /// Texts that may stand beside a number.
  let words: [Symbol]

  /// The text that the style adds after numbers, of which the first part may stand alone.
  let suffix: Symbol

  init(
    _ notation: borrowing Notation,
    _ expected: ExpectedDigits = ExpectedDigits(),
    zeroText: Symbol = Symbol(),
    suffix: Symbol = Symbol()
  ) {
    ownDigits = Lexicon.areKnown(notation.digits) ? nil : notation.digits
    decimalMark = Mark(notation.decimalSeparator, own: .ownDecimal)
    let isSameMark = notation.groupSeparator == notation.decimalSeparator
    groupMark = isSameMark ? decimalMark : Mark(notation.groupSeparator, own: .ownGroup)
    grouping = notation.grouping
    self.expected = expected
    self.zeroText = zeroText.word
    ownDecimal = decimalMark == .ownDecimal ? notation.decimalSeparator : Symbol()
    ownGroup = groupMark == .ownGroup ? notation.groupSeparator : Symbol()
    affixes = notation.affixes
    hasOwnNegative = affixes.tellSigns
    hasOwnPlus = Lexicon.ownPlus(notation) != nil
    minus = Lexicon.ownSign(notation.minus)
    plus = Lexicon.ownSign(notation.plus)
    writesBrackets = affixes.negative.contains("(") && !affixes.positive.contains("(")
    words = Lexicon.words(of: notation)
    self.suffix = suffix
  }

  private static func areKnown(_ digits: DigitSet) -> Bool {
    for digit in 0..<10 as Range<UInt8> {
      guard case .digit = ScalarKind(digits[digit]) else { return false }
    }
    return true
  }

  /// The plus that only positive numbers show, nil if they show none.
  private static func ownPlus(_ notation: borrowing Notation) -> Unicode.Scalar? {
    let plus = notation.plus.scalar ?? "+"
    let affixes = notation.affixes
    return affixes.positive.contains(plus) && !affixes.negative.contains(plus) ? plus : nil
  }

  private static func ownSign(_ sign: Symbol) -> Symbol {
    guard let scalar = sign.scalar, ScalarKind(scalar) != .other else { return sign.word }
    return Symbol()
  }

  private static func words(of notation: borrowing Notation) -> [Symbol] {
    var words: [Symbol] = []
    let plus = ownPlus(notation)
    func add(_ symbol: Symbol) {
      let word = symbol.word
      // A plus that is a sign is no part of a word.
      if !word.isEmpty, plus.map({ !word.contains($0) }) ?? true { words.append(word) }
    }
    for word in notation.words { add(word) }
    add(notation.affixes.positive.prefix)
    add(notation.affixes.positive.suffix)
    add(notation.affixes.zero.prefix)
    add(notation.affixes.zero.suffix)
    return words
  }
}

extension Mark {
  /// The kind of a whole separator, or `own` if no other notation has it.
  init(_ separator: Symbol, own: Mark) {
    if let scalar = separator.scalar, case .mark(let mark) = ScalarKind(scalar) {
      self = mark
    } else {
      self = own
    }
  }
}

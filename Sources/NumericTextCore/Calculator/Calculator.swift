// SPDX-License-Identifier: MIT

/// The arithmetic of a field: edits of expressions, and their results.
///
/// Each number of an expression is edited by the same stages as a number outside an expression.
final class Calculator: Sendable {
  /// The stages for the first number, with the field's prefix but without its suffix.
  private let first: Stages

  /// The stages for all other numbers, without affixes except for the minus sign.
  private let other: Stages

  /// The pieces of text in an expression.
  let glyphs: TermGlyphs

  var takesPercent: Bool { first.lexicon.takesPercent }

  /// Whether a number in parentheses is negative, as in accounting.
  let negatesBrackets: Bool

  /// Creates the calculator of a field.
  ///
  /// - Parameters:
  ///   - lexicon: The lexicon for numbers outside expressions.
  ///   - rules: The rules of the field.
  init(_ lexicon: Lexicon, _ rules: Rules) {
    let notation = lexicon.notation
    let shown = rules.formatting == .live ? notation : notation.plain
    let terms = rules.ofTerms
    func stages(_ shown: Notation) -> Stages {
      // A text to parse can be grouped, although plain text is not.
      var read = shown
      read.grouping = notation.grouping
      let words = Lexicon(
        read,
        terms,
        suffix: lexicon.suffix,
        takesPercent: lexicon.takesPercent,
        moreWords: lexicon.moreWords
      )
      return Stages(words, terms, Glyphs(read, grouping: shown.grouping))
    }
    first = stages(shown.ofFirstTerm)
    other = stages(shown.ofTerms)
    let affixes = shown.affixes.positive
    glyphs = TermGlyphs(
      first: first.glyphs,
      other: other.glyphs,
      prefix: affixes.prefix,
      suffix: affixes.suffix
    )
    negatesBrackets = notation.affixes.negative.contains("(")
  }

  /// Returns the stages for the number in the term at `index`.
  func stages(ofTerm index: Int) -> Stages { index == 0 ? first : other }

  /// Returns the lexicon for the number at the end of the selection, or nil if `state` shows a
  /// single number.
  func lexicon(at state: FieldState) -> Lexicon? {
    guard let expression = state.expression else { return nil }
    let slot = state.layout.slots(of: state.selection).upperBound
    return stages(ofTerm: expression.position(of: slot).term).lexicon
  }

  /// Returns the operation that `scalar` denotes in this field, or nil if it denotes none.
  func operation(_ scalar: Unicode.Scalar) -> Operation? {
    guard let operation = Operation(scalar), operation != .percent || takesPercent else {
      return nil
    }
    return operation
  }

  /// Returns `number` without the digits and the decimal separator between two caret slots.
  ///
  /// `number` is one of the numbers in an expression. `index` is 0 for the first of them.
  func removing(
    _ slots: Range<CaretSlot>,
    from number: Numeral,
    ofTerm index: Int
  ) throws(Refusal) -> Numeral {
    guard !slots.isEmpty else { return number }
    let stages = stages(ofTerm: index)
    let state = stages.state(of: number, .slots(slots))
    let deletion = Edit(.deletion(isForward: false), in: Place(state.selection, state.layout))
    return try stages.admit(deletion, in: state).numeral
  }

  /// Returns whether the user could type `expression` in this field.
  ///
  /// The expression was typed before the field's style changed.
  func takes(_ expression: Expression) -> Bool {
    let rules = other.rules
    return expression.terms.allSatisfy { term in
      let number = term.number
      if term.operation == .percent, !takesPercent { return false }
      if number.isNegative, !rules.allowsSign { return false }
      guard rules.entry == .natural else {
        return number.digits.isEmpty || number.fractionCount == rules.fractionDigits
      }
      let limit = rules.precision.fractionLimit(of: number)
      return number.fractionCount <= limit && (limit > 0 || !number.hasSeparator)
    }
  }
}

extension Rules {
  /// The rules for each number in an expression.
  ///
  /// Rules that apply only to the result, such as the bounds, are left out.
  fileprivate var ofTerms: Rules {
    var rules = self
    rules.bounds = .open
    rules.reported = nil
    rules.enforcement = .clamp
    rules.allowsEmpty = true
    rules.functions = Rules.Functions()
    rules.formatting = .live
    rules.liveFraction = 0
    rules.clearsZero = false
    rules.zeroText = nil
    guard rules.entry == .natural else { return rules }
    let takesFraction = precision.fraction.upperBound > 0
    rules.precision = Precision(
      integer: precision.integer.lowerBound...Int.max,
      fraction: 0...(takesFraction ? Int.max : 0),
      total: precision.total
    )
    return rules
  }
}

extension Notation {
  /// The notation without affixes, except for the minus sign.
  fileprivate var ofTerms: Notation {
    let bare = plain
    var notation = self
    notation.affixes = bare.affixes
    notation.words = bare.words
    notation.alwaysShowsSeparator = false
    return notation
  }

  /// The notation with its prefixes, but without its suffixes.
  ///
  /// If negative numbers have a different suffix than positive numbers, such as a closing bracket,
  /// they are written with a minus sign instead.
  fileprivate var ofFirstTerm: Notation {
    var notation = ofTerms
    let positive = affixes.positive.prefix
    let isAlike = affixes.negative.suffix == affixes.positive.suffix
    notation.affixes = SignAffixes(
      positive: Affixes(prefix: positive),
      negative: Affixes(prefix: isAlike ? affixes.negative.prefix : minus.followed(by: positive)),
      zero: Affixes(prefix: affixes.zero.prefix)
    )
    return notation
  }
}

extension Symbol {
  fileprivate func followed(by other: Symbol) -> Symbol {
    Symbol(text.replacing(utf16: width..<width, with: other.text))
  }
}

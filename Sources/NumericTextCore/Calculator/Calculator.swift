// SPDX-License-Identifier: MIT

/// The engines for the numbers in an expression, and the prefix and suffix of the expression.
///
/// Each number is edited by `Field.apply`, like a number outside an expression.
final class Calculator: Sendable {
  /// The engine for the first number, with the field's prefix but without its suffix.
  private let first: Field

  /// The engine for all other numbers, without affixes except for the minus sign.
  private let other: Field

  /// The text before an expression that doesn't begin with a number: `$` in `$(2+3)`.
  let prefix: Symbol

  /// The text after the whole expression.
  let suffix: Symbol

  /// Whether a typed percent sign is an operation.
  ///
  /// This is false in a percent field, where the percent sign is part of the notation.
  let takesPercent: Bool

  /// Whether a number in parentheses is negative, as in accounting.
  let negatesBrackets: Bool

  /// Creates the calculator of a field.
  ///
  /// - Parameters:
  ///   - notation: The notation of the field.
  ///   - rules: The rules of the field.
  ///   - suffix: The style's suffix. A text to parse may end with only the start of the suffix: `5 k`
  ///     instead of `5 kg`.
  ///   - words: Returns the currency names that a text to parse may contain.
  init(
    _ notation: Notation,
    _ rules: Rules,
    suffix: Symbol,
    words: @escaping @Sendable () -> [Symbol]
  ) {
    let shown = rules.formatting == .live ? notation : notation.plain
    let terms = rules.ofTerms
    func engine(_ shown: Notation) -> Field {
      // A text to parse can be grouped, although plain text is not.
      var read = shown
      read.grouping = notation.grouping
      return Field(read, terms, suffix: suffix, grouping: shown.grouping, words: words)
    }
    first = engine(shown.ofFirstTerm)
    other = engine(shown.ofTerms)
    prefix = shown.affixes.positive.prefix
    self.suffix = shown.affixes.positive.suffix
    takesPercent = notation.scale == 0 && !notation.affixes.positive.hasPercent
    negatesBrackets = notation.affixes.negative.contains("(")
  }

  /// Returns the engine for the number in the term at `index`.
  func field(ofTerm index: Int) -> Field { index == 0 ? first : other }

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
  ) throws(NumericTextRefusal) -> Numeral {
    guard !slots.isEmpty else { return number }
    let field = field(ofTerm: index)
    let state = field.state(of: number, .slots(slots))
    let deletion = Edit(.deletedBackward, in: Place(state.selection, state.layout))
    return try field.apply(deletion, to: state).numeral
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
        return number.digits.isEmpty || number.fractionCount == other.fractionDigits
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
    rules.allowsArithmetic = false
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

extension Affixes {
  /// Whether the prefix or the suffix contains a percent sign of any script.
  fileprivate var hasPercent: Bool { prefix.hasPercent || suffix.hasPercent }
}

extension Symbol {
  fileprivate var hasPercent: Bool {
    utf8.withScalars { $0.contains { Operation($0) == .percent } }
  }
}

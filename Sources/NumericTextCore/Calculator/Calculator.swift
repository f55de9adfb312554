// SPDX-License-Identifier: MIT

/// The fields of the numbers in an expression, and the texts around it.
///
/// Each number is edited by `Field.apply`, as it is outside an expression.
final class Calculator: Sendable {
  /// The field of the first number, with the prefix of the notation but without the suffix.
  private let first: Field

  /// The field of all other numbers, without affixes.
  private let other: Field

  /// The text before an expression that starts with a bracket or a number still to be typed.
  let prefix: Symbol

  /// The text after the whole expression.
  let suffix: Symbol

  /// Whether a percent sign is an operation rather than the unit of the field.
  let takesPercent: Bool

  /// Whether parentheses around a number make it negative.
  private let writesBrackets: Bool

  /// Creates the calculator of a field.
  ///
  /// - Parameters:
  ///   - notation: The notation of the field.
  ///   - rules: The rules of the field.
  ///   - suffix: The style's suffix, whose first part is accepted when reading.
  ///   - words: Returns names of the currency that are accepted when reading.
  init(
    _ notation: Notation,
    _ rules: Rules,
    suffix: Symbol,
    words: @escaping @Sendable () -> [Symbol]
  ) {
    let shown = rules.formatting == .live ? notation : notation.plain
    let terms = rules.ofTerms
    first = Field(shown.ofFirstTerm, terms, suffix: suffix, words: words)
    other = Field(shown.ofTerms, terms, suffix: suffix, words: words)
    prefix = shown.affixes.positive.prefix
    self.suffix = shown.affixes.positive.suffix
    takesPercent = notation.scale == 0 && !notation.affixes.positive.hasPercent
    writesBrackets = notation.affixes.negative.contains("(")
  }

  /// The field of a term's number.
  func field(ofTerm index: Int) -> Field { index == 0 ? first : other }

  /// Whether a number in brackets is negative, as in accounting.
  var negatesBrackets: Bool { writesBrackets }

  /// The operation that `scalar` stands for in this field.
  func operation(_ scalar: Unicode.Scalar) -> Operation? {
    guard let operation = Operation(scalar), operation != .percent || takesPercent else {
      return nil
    }
    return operation
  }

  /// Returns a number without some of its content.
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

  /// Whether another style left numbers in `expression` that can be typed in this field.
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
  /// The rules of a number in an expression, where those of the field apply to the result.
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
      fraction: 0...(takesFraction ? Int.max : 0),
      total: precision.total
    )
    return rules
  }
}

extension Notation {
  /// The notation without affixes, except for a minus.
  fileprivate var ofTerms: Notation {
    let bare = plain
    var notation = self
    notation.affixes = bare.affixes
    notation.words = bare.words
    notation.alwaysShowsSeparator = false
    return notation
  }

  /// The notation without suffixes.
  ///
  /// Negative numbers with a suffix of their own, such as a bracket, are written with a minus.
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
  /// Whether they contain a percent sign of any script.
  fileprivate var hasPercent: Bool { prefix.hasPercent || suffix.hasPercent }
}

extension Symbol {
  fileprivate var hasPercent: Bool {
    utf8.withScalars { $0.contains { Operation($0) == .percent } }
  }
}

extension ScalarText {
  /// Whether a scalar of the text satisfies `condition`.
  func contains(where condition: (Unicode.Scalar) -> Bool) -> Bool {
    var position = 0
    while position < count {
      if condition(scalar(at: position)) { return true }
      position = after(position)
    }
    return false
  }
}

// SPDX-License-Identifier: MIT

/// The arithmetic of a field: edits of expressions, and their results.
///
/// Each number of an expression is edited by the same stages as a number outside an expression.
final class Calculator: Sendable {
  /// The stages for the numbers of expressions.
  let terms: TermStages

  /// Whether a number in parentheses is negative, as in accounting.
  let negatesBrackets: Bool

  /// Whether a mark such as a comma has no effect when it is typed in the first number, before an
  /// operator, because the field accepts only whole numbers.
  let ignoresMark: Bool

  /// The lexicon for all numbers except the first one and exponents.
  var lexicon: Lexicon { terms.other.lexicon }

  /// The number of minor digits, such as 2 for cents, if digits fill amounts from the right, or nil
  /// in natural entry.
  var minorDigits: Int? { terms.other.rules.minorDigits }

  /// Creates the calculator of a field, given the lexicon for numbers outside expressions.
  init(_ lexicon: Lexicon) {
    var notation = lexicon.notation
    // The numbers of an expression can have fractions, so the mark cannot group digits, too.
    if notation.separatorsAreAlike { notation.grouping = .never }
    let shown = lexicon.rules.formatting == .live ? notation : notation.plain
    let rules = lexicon.rules.ofTerms
    func stages(_ shown: Notation, _ rules: Rules) -> Stages {
      // A text to parse can contain grouping separators, even if the field shows none.
      var read = shown
      read.grouping = notation.grouping
      let words = Lexicon(lexicon, notation: read, rules)
      return Stages(words, Glyphs(shown), plainPrecision: rules.precision.ofPlainTerms)
    }
    let other = stages(shown.ofTerms, rules)
    terms = TermStages(
      first: stages(shown.ofFirstTerm, rules),
      other: other,
      exponent: lexicon.takesExponents ? stages(shown.ofExponents, rules.ofExponents) : other,
      shown.affixes.positive
    )
    negatesBrackets = lexicon.writesBrackets
    ignoresMark = !lexicon.rules.typesFractions && lexicon.rules.entry == .natural
  }

  /// Returns the lexicon for the number at the end of the selection, or nil if `state` shows a
  /// single number, or if the whole expression is selected.
  func lexicon(at state: FieldState) -> Lexicon? {
    guard let expression = state.expression else { return nil }
    let selected = Place(state.selection, state.layout)
    if selected.isWhole { return nil }
    let slots = selected.slots
    var index = expression.position(of: slots.upperBound).term
    // For an edit that replaces the `e` before an exponent, use the number before the `e`.
    if expression.terms[index].operation == .power {
      index = expression.position(of: slots.lowerBound).term
    }
    let mark = expression.mark(at: index, in: minorDigits)
    return terms.stages(after: expression.terms[index].operation).stages(mark).lexicon
  }

  /// Returns whether `text` contains an operation of this field other than the letter x.
  func hasOperation(_ text: String) -> Bool {
    text.withScalars { $0.contains { !Operation.isLetterX($0) && operation($0) != nil } }
  }

  /// Returns the operation that `scalar` denotes in this field, or nil if it denotes none.
  ///
  /// The letter x denotes a multiplication only between two operands, which this method doesn't
  /// check.
  func operation(_ scalar: Unicode.Scalar) -> Operation? {
    guard let operation = Operation(scalar), takes(operation) else { return nil }
    let notation = lexicon.notation
    let isSeparator =
      notation.decimalSeparator.isOnly(scalar) || notation.groupSeparator.isOnly(scalar)
    return isSeparator ? nil : operation
  }

  /// Returns whether the user could type `expression` in this field.
  ///
  /// The expression was typed before the field's style changed.
  func takes(_ expression: Expression) -> Bool {
    let rules = lexicon.rules
    return expression.terms.allSatisfy { term in
      let number = term.number
      if let operation = term.operation, !takes(operation) { return false }
      if number.isNegative, !rules.allowsSign, term.operation != .power { return false }
      guard let minorDigits, term.mark == .none else { return true }
      return number.digits.isEmpty || number.fractionCount == minorDigits
    }
  }

  /// Returns whether `operation` can be typed in this field.
  private func takes(_ operation: Operation) -> Bool {
    if operation == .power { return lexicon.takesExponents }
    return lexicon.takesOperators && (operation != .percent || lexicon.takesPercent)
  }
}

extension Rules {
  /// The rules for each number in an expression.
  ///
  /// Rules that apply only to the result, such as the bounds, are left out. In natural entry, the
  /// numbers can also have more integer or fraction digits than the result.
  fileprivate var ofTerms: Rules {
    var rules = self
    rules.bounds = .open
    rules.enforcement = .clamp
    rules.allowsEmpty = true
    rules.functions = Rules.Functions()
    rules.formatting = .live
    rules.liveFraction = 0
    rules.clearsZero = false
    rules.zeroText = nil
    if rules.entry == .natural { rules.precision = precision.ofPlainTerms }
    return rules
  }

  /// The rules for exponents, given the rules for the other numbers in an expression.
  fileprivate var ofExponents: Rules {
    var rules = self
    rules.entry = .natural
    rules.allowsSign = true
    rules.allowsExponents = false
    rules.magnitudes = []
    rules.precision = Precision(integer: 1...Expression.mostExponentDigits, fraction: 0...0)
    return rules
  }
}

extension Precision {
  /// The precision of plain numbers, such as factors, and of all numbers in natural entry.
  ///
  /// Only `total` limits the number of their integer and fraction digits.
  fileprivate var ofPlainTerms: Precision {
    Precision(integer: integer.lowerBound...Int.max, fraction: 0...Int.max, total: total)
  }
}

extension Notation {
  /// The notation without affixes, except for the minus sign.
  fileprivate var ofTerms: Notation {
    var notation = plain
    notation.grouping = grouping
    notation.alwaysShowsSeparator = false
    return notation
  }

  /// The notation of exponents, without groups, and with a minus sign in every field.
  fileprivate var ofExponents: Notation {
    var notation = ofTerms
    notation.grouping = .never
    notation.affixes = SignAffixes(negative: Affixes(prefix: minus))
    return notation
  }

  /// The notation with its prefixes, but without its suffixes.
  ///
  /// If negative numbers have a different suffix than positive numbers, such as a closing bracket,
  /// they are written with a minus sign instead, which replaces the plus sign of positive numbers.
  fileprivate var ofFirstTerm: Notation {
    var notation = ofTerms
    let positive = affixes.positive.prefix
    let currency = ownPlus.map(positive.removing) ?? positive
    let isAlike = affixes.negative.suffix == affixes.positive.suffix
    notation.affixes = SignAffixes(
      positive: Affixes(prefix: positive),
      negative: Affixes(prefix: isAlike ? affixes.negative.prefix : minus.followed(by: currency)),
      zero: Affixes(prefix: affixes.zero.prefix)
    )
    return notation
  }
}

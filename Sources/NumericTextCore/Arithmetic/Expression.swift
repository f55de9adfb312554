// SPDX-License-Identifier: MIT

/// A number in an expression, with the operation before it.
struct Term: Hashable, Sendable {
  /// The operation before the number, or nil for the first number of the expression.
  var operation: Operation?

  /// The number, which is empty until the user types it.
  ///
  /// After a percent sign or a closing bracket, the number is always empty. Before an opening
  /// bracket, it is either empty or a minus sign without digits. The minus sign negates the
  /// expression in the brackets.
  var number: Numeral

  /// The state of a typed mark that can group digits or start a fraction, such as the comma in the
  /// United States.
  var mark = TypedMark.none

  init(_ operation: Operation?, _ number: Numeral = Numeral(), _ mark: TypedMark = .none) {
    self.operation = operation
    self.number = number
    self.mark = mark
  }

  /// The number of brackets that the operation opens, which is -1 if it closes one.
  fileprivate var depth: Int { operation == .open ? 1 : operation == .close ? -1 : 0 }
}

/// An expression as typed: a sequence of numbers with operations between them.
///
/// An operation is an operator, a percent sign or a bracket. Between every two operations, there is
/// a number, which can be empty, so that each caret position belongs to one number:
///
///     text        2 * ( 1 0 + 3 )
///     term        0 1 2     3   4      terms 1 and 4 are empty
struct Expression: Hashable, Sendable {
  /// The maximum number of operations.
  static let maximumCount = 200

  /// The maximum number of nested brackets.
  private static let maximumDepth = 20

  /// The terms, of which there is at least one.
  var terms: [Term]

  init(_ number: Numeral, _ mark: TypedMark = .none) { terms = [Term(nil, number, mark)] }

  /// Whether the expression is a single number, without operations.
  var isNumber: Bool { terms.count == 1 }

  /// The number of content characters: digits, decimal separators and operations.
  var contentCount: Int { contentCount(before: terms.count) - 1 }

  /// Returns how many digits, decimal separators and operations precede the number in the term at
  /// `index`, including the operation directly before the number.
  func contentCount(before index: Int) -> Int {
    terms[..<index].reduce(index) { $0 + $1.number.contentCount }
  }

  /// Returns whether the expression has the same operations as `other`, and the same numbers in all
  /// terms except the one at `index`.
  func equals(_ other: Expression, exceptAt index: Int) -> Bool {
    guard terms.count == other.terms.count else { return false }
    return terms.indices.allSatisfy { place in
      place == index
        ? terms[place].operation == other.terms[place].operation
        : terms[place] == other.terms[place]
    }
  }

  /// Returns the operation after the term at `index`, or nil if the term is the last one.
  func operation(after index: Int) -> Operation? {
    index + 1 < terms.count ? terms[index + 1].operation : nil
  }
}

// MARK: - Brackets

extension Expression {
  /// Checks the order and the number of the operations.
  ///
  /// Numbers can still be missing.
  ///
  /// - Throws: `severalNumbers` if the numbers and operations are not in a valid order, or
  ///   `expressionTooLong` if there are too many operations or open brackets.
  func check() throws(Refusal) {
    var depth = 0
    var deepest = 0
    for index in terms.indices {
      let term = terms[index]
      depth += term.depth
      deepest = max(deepest, depth)
      let follows = term.operation.map { $0.endsOperand } ?? false
      let opens = operation(after: index) == .open
      if term.operation == .power { try checkExponent(at: index) }
      if depth < 0 || (follows && (opens || !term.number.isEmpty)) { throw .severalNumbers }
      if opens, term.number.contentCount > 0 { throw .severalNumbers }
    }
    guard terms.count <= Self.maximumCount + 1, deepest <= Self.maximumDepth else {
      throw .expressionTooLong
    }
  }

  /// Whether the whole expression is a number in brackets, as in `( 5 )`.
  ///
  /// Such brackets are shown with spaces inside, because `(5)` is parsed as a negative number.
  var isLoneBracket: Bool {
    terms.count == 3 && terms[0].number.isEmpty && terms[1].operation == .open
      && terms[2].operation == .close
  }

  /// Returns how many brackets are still open before the number in the term at `index`.
  func depth(before index: Int) -> Int { terms[...index].reduce(0) { $0 + $1.depth } }

  /// The expression with all its brackets closed.
  var closed: Expression {
    var expression = self
    expression.terms += (0..<depth(before: terms.count - 1)).map { _ in Term(.close) }
    return expression
  }

  /// Returns whether the number in the term at `index` is a plain number: a factor, a divisor, a
  /// number in brackets after `×` or `/`, a percentage, or an exponent.
  ///
  /// All other numbers are amounts. In minor-unit entry, digits fill amounts from the right, as on
  /// a cash register, but plain numbers are typed as in natural entry.
  func isPlain(at index: Int) -> Bool {
    operation(after: index) == .percent || terms[index].operation == .power || followsFactor(index)
  }

  private func followsFactor(_ index: Int) -> Bool {
    switch terms[index].operation {
    case .multiply, .divide: true
    default: bracket(around: index).map { followsFactor($0 - 1) } ?? false
    }
  }

  /// Returns the index of the term that opens the innermost bracket around the number in the term
  /// at `index`, or nil if there is none.
  private func bracket(around index: Int) -> Int? {
    var depth = 0
    return terms[...index].lastIndex { term in
      depth += term.depth
      return depth > 0
    }
  }

  /// The index of the first term whose operation is a closing bracket without an opening bracket,
  /// or nil if there is none.
  var strayBracket: Int? {
    terms.indices.first { terms[$0].operation == .close && depth(before: $0) < 0 }
  }

  /// Drops each decimal separator directly before an operation: `1.+2` becomes `1+2`.
  mutating func dropTrailingSeparators() {
    for index in terms.indices.dropLast() where terms[index].number.fractionCount == 0 {
      terms[index].number = terms[index].number.trimmed(toFraction: 0)
    }
  }
}

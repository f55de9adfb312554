// SPDX-License-Identifier: MIT

/// A number of an expression, with the operation before it.
struct Term: Hashable, Sendable {
  /// The operation before the number, nil before the first one.
  var operation: Operation?

  /// The number, which is empty until it is typed, before an opening bracket, and after a percent sign or
  /// a closing bracket.
  ///
  /// A lone minus before an opening bracket negates what it encloses.
  var number: Numeral

  init(_ operation: Operation?, _ number: Numeral = Numeral()) {
    self.operation = operation
    self.number = number
  }
}

/// Numbers and the operations between them, as typed.
///
/// There is a number between every two operations, so that each caret slot belongs to one number:
///
///     text        2 * ( 1 0 + 3 )
///     term        0 1 2     3   4      terms 1 and 4 are empty
struct Expression: Hashable, Sendable {
  /// The maximum number of terms.
  static let limit = 200

  /// The terms, at least one.
  var terms: [Term]

  init(_ number: Numeral) { terms = [Term(nil, number)] }

  /// Whether it is a single number.
  var isNumber: Bool { terms.count == 1 }

  /// The number of content characters: those of the numbers, and one for each operation.
  var contentCount: Int {
    var count = terms.count - 1
    for term in terms { count += term.number.contentCount }
    return count
  }

  /// The number of content characters before a term, including its operation.
  func contentCount(before index: Int) -> Int {
    var count = index
    for term in terms[..<index] { count += term.number.contentCount }
    return count
  }

  /// The term that the content slot `slot` belongs to, and the slot in its number.
  func position(of slot: Int) -> (term: Int, slot: Int) {
    var rest = slot
    for index in terms.indices {
      let count = terms[index].number.contentCount
      if rest <= count { return (index, max(0, rest)) }
      rest -= count + 1
    }
    return (terms.count - 1, terms[terms.count - 1].number.contentCount)
  }

  /// The operation after a term.
  func operation(after index: Int) -> Operation? {
    index + 1 < terms.count ? terms[index + 1].operation : nil
  }
}

// MARK: - Brackets

extension Expression {
  /// Whether numbers and operations are in an order that can be calculated once all numbers are
  /// typed.
  var isWellFormed: Bool {
    guard terms.count <= Self.limit else { return false }
    var depth = 0
    for index in terms.indices {
      let term = terms[index]
      if term.operation == .open { depth += 1 }
      if term.operation == .close { depth -= 1 }
      let follows = term.operation.map { $0.endsOperand } ?? false
      let opens = operation(after: index) == .open
      if depth < 0 || depth > 20 || (follows && (opens || !term.number.isEmpty)) { return false }
      if opens, term.number.contentCount > 0 { return false }
    }
    return true
  }

  /// The number of brackets that are open before a term's number.
  func depth(before index: Int) -> Int {
    var depth = 0
    for term in terms[...index] {
      if term.operation == .open { depth += 1 }
      if term.operation == .close { depth -= 1 }
    }
    return depth
  }

  /// The first closing bracket without an opening one.
  var strayBracket: Int? {
    terms.indices.first { terms[$0].operation == .close && depth(before: $0) < 0 }
  }
}

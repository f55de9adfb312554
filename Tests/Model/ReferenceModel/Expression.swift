// SPDX-License-Identifier: MIT

/// An operator, a percent sign, a bracket, or the letter e before an exponent.
enum Operation: Hashable, Sendable {
  case plus, minus, times, over, percent, open, close, power

  static func isExponent(_ key: Character) -> Bool { key == "e" || key == "E" }

  init?(_ key: Character) {
    switch key {
    case _ where Style.plusSigns.contains(key): self = .plus
    case _ where Style.minusSigns.contains(key): self = .minus
    case "*", "×", "∗", "·", "⋅": self = .times
    case "/", "÷": self = .over
    case "%", "٪": self = .percent
    case "(": self = .open
    case ")": self = .close
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .plus: " + "
    case .minus: " − "
    case .times: " × "
    case .over: " / "
    case .percent: "%"
    case .open: "("
    case .close: ")"
    case .power: "e"
    }
  }

  /// Whether the operation needs a number on both sides.
  var isBinary: Bool { [.plus, .minus, .times, .over, .power].contains(self) }

  /// Whether the operation ends an operand, as in `15%` or `(2 + 3)`.
  ///
  /// No digit can follow.
  var endsOperand: Bool { self == .percent || self == .close }
}

/// Numbers, and the operations between them.
///
/// Between two operations there is always a number, but it can be empty: `2 × (3)` consists of 2,
/// `×`, an empty number, `(`, 3, `)` and another empty number.
struct Expression: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var operation: Operation?
    var content = Content()
    /// Whether a typed mark has turned out to group in this number.
    var hasGrouped = false
  }

  var terms: [Term]

  init(_ content: Content) { terms = [Term(content: content)] }

  /// The number of digits, decimal separators and operations.
  ///
  /// This is also the last caret slot.
  var count: Int { terms.reduce(terms.count - 1) { $0 + $1.content.count } }

  /// Whether the expression is a single number without an operation.
  var isNumber: Bool { terms.count == 1 }

  func operation(after index: Int) -> Operation? {
    index + 1 < terms.count ? terms[index + 1].operation : nil
  }

  /// Converts a caret slot in the term at `index` to a slot in the whole expression.
  func slot(_ local: Int, of index: Int) -> Int {
    terms[..<index].reduce(local) { $0 + $1.content.count + 1 }
  }

  /// Returns the index of the term that contains a caret slot, and the slot within that term.
  func place(of slot: Int) -> (index: Int, local: Int) {
    var rest = slot
    for (index, term) in terms.enumerated() {
      if rest <= term.content.count { return (index, rest) }
      rest -= term.content.count + 1
    }
    return (terms.count - 1, terms[terms.count - 1].content.count)
  }

  /// Returns the number of brackets that are opened, but not closed, before the number at `index`.
  func openBrackets(before index: Int) -> Int {
    terms[...index].reduce(0) { count, term in
      switch term.operation {
      case .open: count + 1
      case .close: count - 1
      default: count
      }
    }
  }

  /// Whether every closing bracket has an opening one, every exponent is valid, and there is an
  /// operator between every two operands, as in `2 × (3)` but not in `2(3)`.
  var isWellFormed: Bool {
    terms.indices.allSatisfy { index in
      let term = terms[index]
      let opens = operation(after: index) == .open
      let endsOperand = term.operation?.endsOperand ?? false
      let isEmpty = term.content == Content()
      return openBrackets(before: index) >= 0 && !(endsOperand && (opens || !isEmpty))
        && !(opens && !term.content.isEmpty) && (term.operation != .power || isExponent(at: index))
    }
  }

  /// The greatest number of digits in an exponent.
  static let exponentDigits = 3

  /// Returns whether a number after the letter e can be an exponent.
  private func isExponent(at index: Int) -> Bool {
    let exponent = terms[index].content
    let before = terms[index - 1].operation
    return exponent.point == nil && exponent.count <= Self.exponentDigits
      && before != .power && before != .percent && before != .close
      && operation(after: index) != .open
  }

  var hasExponent: Bool { terms.contains { $0.operation == .power } }
}

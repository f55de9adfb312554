// SPDX-License-Identifier: MIT

/// What a field shows: a number, or an expression such as `2 + 3`.
///
/// A number is stored inline. The terms of an expression are stored only once there is an
/// operation.
struct Content: Hashable, Sendable {
  /// The number as typed, or the result of the expression: rounded, but not clamped.
  ///
  /// The result is empty until a number has been typed.
  var numeral: Numeral

  /// The expression, which has at least one operation, or nil for a number.
  var expression: Expression? { Platform.calculates ? ownExpression : nil }

  private var ownExpression: Expression?

  init(_ numeral: Numeral) { self.numeral = numeral }

  init(_ expression: Expression, result: Numeral) {
    numeral = result
    if Platform.calculates { ownExpression = expression }
  }

  static func == (one: Content, other: Content) -> Bool {
    one.numeral == other.numeral && one.expression == other.expression
  }

  /// The number of content characters: digits, decimal separators and operations.
  var count: Int { expression?.contentCount ?? numeral.contentCount }

  /// Returns this content with a number padded with zeros to at least `least` fraction digits.
  func filled(toFraction least: Int) -> Content {
    expression == nil ? Content(numeral.filled(toFraction: least)) : self
  }
}

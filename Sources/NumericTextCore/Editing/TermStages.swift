// SPDX-License-Identifier: MIT

/// The stages for the numbers of an expression, and the text before and after it.
final class TermStages: Sendable {
  /// The stages for the first number, with the field's prefix but without its suffix.
  private let first: Stages

  /// The stages for all other numbers except exponents, without affixes except for the minus sign.
  let other: Stages

  /// The stages for exponents, which are whole numbers.
  private let exponent: Stages

  /// The text before an expression that doesn't begin with a number: `$` in `$(2+3)`.
  let prefix: Symbol

  /// The text after the whole expression.
  let suffix: Symbol

  init(first: Stages, other: Stages, exponent: Stages, _ affixes: Affixes) {
    (self.first, self.other, self.exponent) = (first, other, exponent)
    (prefix, suffix) = (affixes.prefix, affixes.suffix)
  }

  /// Returns the stages for a number after `operation`, which is nil for the first number.
  func stages(after operation: Operation?) -> Stages {
    switch operation {
    case nil: first
    case .power: exponent
    default: other
    }
  }

  /// Calls `body` with the index of each term of `expression`, the text before its number, and the
  /// pieces of its number.
  func forEachTerm(of expression: Expression, _ body: (Int, ScalarText, Glyphs) -> Void) {
    let isLoneBracket = expression.isLoneBracket
    for index in expression.terms.indices {
      if let operation = expression.terms[index].operation {
        let text = isLoneBracket ? operation.spacedBracket : operation.text
        body(index, ScalarText(text), stages(after: operation).glyphs)
      } else {
        let text = expression.terms[index].number.isEmpty ? prefix : Symbol()
        text.utf8.withScalars { body(index, $0, first.glyphs) }
      }
    }
  }

  /// Returns the text of an expression.
  func text(of expression: Expression) -> String {
    Layout(editing: expression, in: self).text(of: expression, in: self)
  }
}

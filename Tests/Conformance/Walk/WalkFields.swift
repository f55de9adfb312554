// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A style on a walk, with the fields that laws compare with the one that is walked through.
///
/// It is a class, and made once for each style, so that a step is cheap to copy.
final class WalkFields<Bound: NumericTextBoundValue>: Sendable {
  let choices: WalkStyle
  let style: NumericTextStyle<Bound.Number>

  /// The engine of the field.
  let field: Field

  /// An idle field of the style without its bounds, which holds nothing.
  let empty: NumericTextSession<Bound.Number?>

  /// The engine of `empty`.
  let emptyField: Field

  /// Styles that differ from this one in one thing.
  let otherStyles: [NumericTextStyle<Bound.Number>]

  init(_ choices: WalkStyle, changes: [WalkChange] = []) {
    self.choices = choices
    style = choices.style(for: Bound.Number.self)
    field = style.field(allowsEmpty: Bound.allowsEmpty)
    let unbounded = style.bounds(lower: nil, upper: nil)
    empty = NumericTextSession(value: nil, style: unbounded)
    emptyField = unbounded.field(allowsEmpty: true)
    otherStyles = changes.map { change in
      change.applied(to: choices).style(for: Bound.Number.self)
    }
  }
}

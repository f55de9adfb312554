// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The style and the engine of a walk (a script), and variants of them for comparison.
///
/// This is a class that is created once for each style, so that copying a `WalkStep` is cheap.
final class WalkFields<Bound: NumericTextBoundValue>: Sendable {
  let choices: WalkStyle
  let style: NumericTextStyle<Bound.Number>

  /// The engine of the walk's field.
  let field: Field

  /// An empty field without focus, with the same style but without bounds and steps.
  let empty: NumericTextSession<Bound.Number?>

  /// The engine of `empty`.
  let emptyField: Field

  /// Copies of the style, each with one of the changes to try.
  let otherStyles: [NumericTextStyle<Bound.Number>]

  init(_ choices: WalkStyle, changes: [WalkChange] = []) {
    self.choices = choices
    style = choices.style(for: Bound.Number.self)
    field = style.field(allowsEmpty: Bound.allowsEmpty)
    // Steps that wrap require bounds, so the steps are removed, too.
    let unbounded = style.bounds(lower: nil, upper: nil)
      .stepping(nil, false, false, nil, isAdaptive: false)
    empty = NumericTextSession(value: nil, style: unbounded)
    emptyField = unbounded.field(allowsEmpty: true)
    otherStyles = changes.map { change in
      change.applied(to: choices).style(for: Bound.Number.self)
    }
  }
}

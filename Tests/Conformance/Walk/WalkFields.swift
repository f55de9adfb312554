// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextReplay
import TestSupport

/// The style and the engine of a walk (a script), and variants of them for comparison.
///
/// This is a class that is created once for each style, so that copying a `WalkStep` is cheap.
final class WalkFields<Bound: NumericTextBoundValue> {
  let script: ScriptStyle
  let style: NumericTextStyle<Bound.Number>

  /// The engine of the walk's field.
  let field: Field

  /// An empty field without focus, with the same style except that it has no bounds.
  let empty: NumericTextSession<Bound.Number?>

  /// The engine of `empty`.
  let emptyField: Field

  /// Copies of the style, each with one of the changes to try.
  let otherStyles: [NumericTextStyle<Bound.Number>]

  /// The bounds of the style, or nil if it has none.
  let bounds: (lower: Numeral?, upper: Numeral?)?

  /// Creates the fields for a style.
  ///
  /// Changes that contradict the style are ignored.
  init(_ script: ScriptStyle, changes: [JSON] = []) throws {
    self.script = script
    style = try script.style(for: Bound.Number.self)
    field = style.field(allowsEmpty: Bound.allowsEmpty)
    // Steps that wrap require bounds, so the steps are removed, too.
    let unbounded = style.bounds(lower: nil, upper: nil)
      .stepping(nil, false, false, nil, isAdaptive: false)
    empty = NumericTextSession(value: nil, style: unbounded)
    emptyField = unbounded.field(allowsEmpty: true)
    otherStyles = changes.compactMap { change in
      let changed = try? script.changing(JSONObject(line: change.description))
      return try? changed?.style(for: Bound.Number.self)
    }
    bounds = try script.object.numerals("bounds")
  }
}

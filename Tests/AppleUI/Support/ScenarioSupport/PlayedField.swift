// SPDX-License-Identifier: MIT

import NumericText

@testable import numeric_text

/// A field on screen in which the events of a scenario are performed as by a user or the app.
@MainActor
protocol PlayedField<Bound>: AnyObject {
  associatedtype Bound: NumericTextBoundValue

  /// The shown text.
  var text: String { get }

  /// The selection in UTF-16 offsets, or nil if the field shows none.
  var selection: Range<Int>? { get }

  /// The last value that the field published.
  var value: Bound { get }

  /// Performs an event a number of times, or until it changes nothing, in a separate turn of the
  /// run loop.
  func play(_ event: Event, times: Int)

  /// Sets a value, as the app does.
  func set(value: Bound)

  /// Sets a style, as the app does.
  func set(style: NumericTextStyle<Bound.Number>)
}

/// A kind of field on screen.
@MainActor
protocol FrontEnd {
  /// Creates an idle field.
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound>
}

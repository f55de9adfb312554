// SPDX-License-Identifier: MIT

import NumericText

@testable import numeric_text

/// A field on screen that plays the events of a scenario like a user or the app.
@MainActor
protocol PlayedField<Bound>: AnyObject {
  associatedtype Bound: NumericTextBoundValue

  /// The shown text.
  var text: String { get }

  /// The selection in UTF-16 offsets, nil while the field shows none.
  var selection: Range<Int>? { get }

  /// The value that the field published last.
  var value: Bound { get }

  /// Plays an event a number of times, or until it changes nothing, in a turn of its own.
  func play(_ event: Event, times: Int)

  /// Sets a value, as the app does.
  func set(value: Bound)

  /// Sets a style, as the app does.
  func set(style: NumericTextStyle<Bound.Number>)
}

/// A way to show numbers on screen, which creates fields.
@MainActor
protocol FrontEnd {
  /// Creates an idle field.
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound>
}

// SPDX-License-Identifier: MIT

import NumericText

@testable import numeric_text

/// A field on screen that plays the events of a scenario as a person or the app would cause them.
@MainActor
protocol PlayedField<Bound>: AnyObject {
  associatedtype Bound: NumericTextBoundValue

  /// What the field shows.
  var text: String { get }

  /// The selection in UTF-16 offsets, nil while the field shows none.
  var selection: Range<Int>? { get }

  /// The value that the app has heard of last.
  var value: Bound { get }

  /// Plays an event a number of times, or until it changes nothing, in a turn of its own.
  func play(_ event: Event, times: Int)

  /// Sets a value from outside.
  func set(value: Bound)

  /// Sets a style from outside.
  func set(style: NumericTextStyle<Bound.Number>)
}

/// A way to put numbers on screen: it makes fields.
@MainActor
protocol FrontEnd {
  /// A field that nobody has touched.
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound>
}

// SPDX-License-Identifier: MIT

import NumericText

@testable import NumericTextReplay

/// A field in which the events of a scenario are performed as the user or the app would.
@MainActor
protocol PlayedField<Bound>: AnyObject {
  associatedtype Bound: NumericTextBoundValue

  var text: String { get }

  /// The selection in UTF-16 offsets, or nil if the field shows none.
  var selection: Range<Int>? { get }

  /// The last value that the field published.
  var value: Bound { get }

  /// Performs an event `times` times, or until it has no effect.
  ///
  /// Each call of this method counts as a separate iteration of the run loop.
  func play(_ event: Event, times: Int)

  /// Sets the value, as the app would.
  func set(value: Bound)

  /// Sets the style, as the app would.
  func set(style: NumericTextStyle<Bound.Number>)
}

/// Creates fields of one kind, such as UIKit text fields.
@MainActor
protocol FrontEnd {
  /// Returns a new field without focus.
  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound>
}

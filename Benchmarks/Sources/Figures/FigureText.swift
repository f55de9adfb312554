// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Functions that format measurements.
public enum FigureText {
  /// Returns a number as text, rounded to an integer, or to about three digits if it is below 100,
  /// such as `15,929`, `12.5` or `0.25`.
  public static func amount(_ value: Double) -> String {
    guard value < 100 else { return whole(value) }
    return fraction(value, 0...(value < 10 ? 2 : 1))
  }

  /// Returns a time in nanoseconds, microseconds or milliseconds, such as `148 ns` or `1.63 µs`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1000: amount(nanoseconds) + " ns"
    case ..<1_000_000: amount(nanoseconds / 1000) + " µs"
    default: amount(nanoseconds / 1_000_000) + " ms"
    }
  }

  /// Returns a ratio, such as `12.0 ×`.
  public static func ratio(_ value: Double) -> String {
    let digits = value < 1 ? 2 : 1
    return fraction(value, digits...digits) + " ×"
  }

  /// Returns a length for an SVG attribute, such as `12.5`.
  static func plain(_ value: Double) -> String {
    NumericTextStyle<Double>.number.locale(Locale(identifier: "en_US"))
      .grouping(.never).precision(fraction: 0...1).format(value)
  }

  private static func whole(_ value: Double) -> String { fraction(value, 0...0) }

  private static func fraction(_ value: Double, _ digits: ClosedRange<Int>) -> String {
    NumericTextStyle<Double>.number.locale(Locale(identifier: "en_US"))
      .precision(fraction: digits).format(value)
  }
}

// SPDX-License-Identifier: MIT

import NumericText

extension ScriptStyle {
  /// Returns a copy of `style` with the steps that the script sets.
  ///
  /// The value of the key `step` is a number, or the name of a case of `NumericTextStepping`.
  func addingSteps<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = style
    if let (lower, upper) = try object.numerals("stepRange") {
      style = style.steps(
        lower: try value(lower, "stepRange"),
        upper: try value(upper, "stepRange")
      )
    }
    let isSnapping = try object.bool("snapping") ?? false
    let wraps = try object.bool("wraps") ?? false
    let isAdaptive = object.members["step"] as? String == "\(NumericTextStepping.adaptive)"
    return style.stepping(
      isAdaptive ? nil : try stepSize("step"),
      isSnapping,
      wraps,
      try stepSize("page"),
      isAdaptive: isAdaptive
    )
  }

  private func stepSize<Value: NumericTextValue>(_ key: String) throws(ScriptError) -> Value? {
    guard let size = try object.numeral(key) else { return nil }
    guard !size.isZero, !size.isNegative else {
      throw object.error(key, "is not greater than zero")
    }
    return try value(size, key)
  }
}

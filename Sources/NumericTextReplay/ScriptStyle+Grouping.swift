// SPDX-License-Identifier: MIT

import NumericText

extension ScriptStyle {
  /// Returns a copy of `style` with the grouping that the script sets.
  ///
  /// The value of the key `grouping` is the name of a case of `NumericTextGrouping`, or an array of
  /// group sizes.
  func addingGrouping<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = style
    if object.members["grouping"] is [Any] {
      let sizes = try object.list("grouping") ?? []
      guard sizes.areGroupSizes else {
        throw object.error("grouping", "is not one or two group sizes from 1 to 9 such as [3, 2]")
      }
      style = style.grouping(sizes: sizes)
    } else if let grouping: NumericTextGrouping = try object.option("grouping") {
      style = style.grouping(grouping)
    }
    guard let minimum = try object.int("groupingMinimum") else { return style }
    guard minimum.isGroupSize else {
      throw object.error("groupingMinimum", "is not a number of digits from 1 to 9")
    }
    return style.grouping(minimum: minimum)
  }
}

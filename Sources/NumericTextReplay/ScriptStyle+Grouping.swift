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
      guard let sizes = try? object.list("grouping"), sizes.areGroupSizes else {
        throw object.error("grouping", Self.groupingForms)
      }
      style = style.grouping(sizes: sizes)
    } else if object.has("grouping") {
      guard let grouping = try? object.option("grouping", as: NumericTextGrouping.self) else {
        throw object.error("grouping", Self.groupingForms)
      }
      style = style.grouping(grouping)
    }
    guard let minimum = try object.int("groupingMinimum") else { return style }
    guard minimum.isGroupSize else {
      throw object.error("groupingMinimum", "is not a number of digits from 1 to 9")
    }
    return style.grouping(minimum: minimum)
  }

  private static let groupingForms =
    "is not automatic, never, or one or two group sizes from 1 to 9 such as [3, 2]"
}

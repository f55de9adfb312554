// SPDX-License-Identifier: MIT

extension NumericTextStyle {
  /// Returns a style that groups digits as the locale does, or not at all.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.grouping(.never).format(1234)  // "1234"
  /// ```
  ///
  /// This replaces the sizes set by an earlier ``grouping(sizes:)``.
  public func grouping(_ grouping: NumericTextGrouping) -> Self {
    with {
      $0.options.grouping = grouping
      $0.changes.primaryGroup = nil
      $0.changes.secondaryGroup = nil
    }
  }

  /// Returns a style that groups digits in the given sizes, whatever the locale.
  ///
  /// ```swift
  /// NumericTextStyle<Int>.number.grouping(sizes: [3, 2]).format(1_234_567)   // "12,34,567"
  /// NumericTextStyle<Int>.number.grouping(sizes: [4]).format(123_456_789)    // "1,2345,6789"
  /// ```
  ///
  /// The grouping separator comes from the locale or from `symbols(grouping:)`. Typed and pasted
  /// numbers can be grouped in these sizes, too: with groups of four, `1,2345` is the number 12345.
  /// In a field with fractions, `12,5` is still 12.5. If groups have one or two digits, typing a
  /// grouping separator has no effect.
  ///
  /// This replaces an earlier `grouping(.never)`. Sizes outside the range 1 to 9, or more than two
  /// sizes, are a programmer error. The sizes have the same meaning as in a number pattern of CLDR
  /// (Unicode Technical Standard 35, part 3).
  ///
  /// - Parameter sizes: The size of the group next to the decimal separator and, if it differs, the
  ///   size of all other groups. Sizes are from 1 to 9.
  /// - Returns: The modified style.
  public func grouping(sizes: [Int]) -> Self {
    precondition(
      sizes.areGroupSizes,
      "grouping(sizes: \(sizes)) needs one or two sizes from 1 to 9, such as [3, 2]."
    )
    return with {
      $0.options.grouping = .automatic
      $0.changes.primaryGroup = sizes.first
      $0.changes.secondaryGroup = sizes.last
    }
  }

  /// Returns a style that groups digits only if there are at least `minimum` digits before the last
  /// group, whatever the locale.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.grouping(minimum: 2)
  /// style.format(1234)   // "1234"
  /// style.format(12345)  // "12,345"
  /// ```
  ///
  /// This has no effect together with `grouping(.never)`. It corresponds to
  /// `minimumGroupingDigits` in CLDR, which is 2 in Spanish and Polish, and 1 in most languages.
  ///
  /// - Parameter minimum: The number of digits, from 1 to 9.
  /// - Returns: The modified style.
  public func grouping(minimum: Int) -> Self {
    precondition(
      minimum.isGroupSize,
      "grouping(minimum: \(minimum)) needs a number of digits from 1 to 9."
    )
    return with { $0.changes.minimumGroup = minimum }
  }
}

extension Int {
  /// Whether a group can have this number of digits.
  package var isGroupSize: Bool { (1...9).contains(self) }
}

extension [Int] {
  /// Whether the array contains one or two valid group sizes.
  package var areGroupSizes: Bool { (1...2).contains(count) && allSatisfy(\.isGroupSize) }
}

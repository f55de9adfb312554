// SPDX-License-Identifier: MIT

/// The role of a part of a formatted number.
///
///     text        - $ 1 , 2 3 4 . 5
///     role        a a d g d d d s d
///
/// In this example, `a` is an affix, `d` a digit, `g` a grouping separator, and `s` the decimal
/// separator.
public enum NumericTextRole: Hashable, Sendable, CaseIterable {
  /// Text before or after the number: signs, symbols, spaces, the style's prefix and suffix.
  case affix

  /// A digit.
  case digit

  /// A grouping separator.
  case groupSeparator

  /// The decimal separator.
  case decimalSeparator

  /// An operator, a percent sign or a bracket of an expression.
  case operation

  /// Whether the user types this part, such as a digit or the decimal separator.
  ///
  /// The engine inserts all other parts.
  public var isContent: Bool { self != .affix && self != .groupSeparator }
}

/// A part of a formatted number with its role.
///
/// ```swift
/// session.type("1")         // text "$1"
/// session.cells.map(\.role)  // [.affix, .digit]
/// ```
public struct NumericTextCell: Hashable, Sendable {
  /// The role of the part.
  public let role: NumericTextRole

  /// The range of the part, in UTF-16 offsets.
  public let range: Range<Int>
}

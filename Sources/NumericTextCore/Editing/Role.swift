// SPDX-License-Identifier: MIT

/// What a stretch of laid out text is.
///
///     text        - $ 1 , 2 3 4 . 5
///     role        a a d g d d d s d
public enum Role: Hashable, Sendable, CaseIterable {
  /// Text before or after the number: signs, symbols, spaces, prefix and suffix.
  case affix

  /// One digit.
  case digit

  /// A group separator.
  case groupSeparator

  /// The decimal separator.
  case decimalSeparator

  /// Whether a person types it; everything else is laid out by the engine.
  public var isContent: Bool { self == .digit || self == .decimalSeparator }
}

/// A stretch of laid out text with its role.
///
/// ```swift
/// session.type("1")         // text "$1"
/// session.cells.map(\.role)  // [.affix, .digit]
/// ```
public struct Cell: Hashable, Sendable {
  /// What the stretch is.
  public let role: Role

  /// Where it stands, in UTF-16 offsets.
  public let range: Range<Int>
}

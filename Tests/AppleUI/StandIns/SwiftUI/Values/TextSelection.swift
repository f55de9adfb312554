// SPDX-License-Identifier: MIT

/// The selected part or parts of a text.
///
/// The positions are valid only in the text for which the selection was created.
nonisolated public struct TextSelection: Equatable {
  /// The positions of the selected parts.
  public enum Indices: Equatable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// The positions of the selected parts.
  public var indices: Indices

  /// Creates a selection of one part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

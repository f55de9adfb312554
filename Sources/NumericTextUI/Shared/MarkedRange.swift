// SPDX-License-Identifier: MIT

/// The position of marked text, which an input method is composing, in a text field.
///
/// The stored numbers are the lengths of the text before and after the marked text. These lengths
/// don't change during the composition, so they still locate the composed text after its end.
struct MarkedRange: Equatable {
  private let before: Int
  private let after: Int

  /// Creates the position of marked text.
  ///
  /// - Parameters:
  ///   - marked: The range of the marked text, in UTF-16 offsets.
  ///   - length: The length of the whole text, in UTF-16 code units.
  init(_ marked: Range<Int>, in length: Int) {
    before = marked.lowerBound
    after = length - marked.upperBound
  }

  /// Returns the range of the composed text in a text of `length` UTF-16 code units.
  func range(in length: Int) -> Range<Int> {
    let lower = min(before, length)
    return lower..<max(lower, length - after)
  }
}

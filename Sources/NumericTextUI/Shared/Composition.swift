// SPDX-License-Identifier: MIT

/// Where an input method composes in a text field: the lengths of the text before and after the
/// marked text, in UTF-16 units.
///
/// They stay the same while the marked text grows, so they still tell where it was once the input
/// method has unmarked it.
struct Composition: Equatable {
  private let before: Int
  private let after: Int

  /// The composition at `marked` in a text of `length` UTF-16 units.
  init(_ marked: Range<Int>, in length: Int) {
    before = marked.lowerBound
    after = length - marked.upperBound
  }

  /// The range between the text before and the text after, in a text of `length` UTF-16 units.
  func range(in length: Int) -> Range<Int> {
    let lower = min(before, length)
    return lower..<max(lower, length - after)
  }
}

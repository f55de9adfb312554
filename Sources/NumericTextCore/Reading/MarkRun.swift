// SPDX-License-Identifier: MIT

/// The marks of a number in their order, as far as it matters what they mean.
struct MarkRun: Sendable {
  /// The number of marks.
  private(set) var count = 0

  /// The numbers of digits in front of the first and the last mark.
  private(set) var firstIndex = 0
  private(set) var lastIndex = 0

  /// The last mark, if there is one.
  private(set) var last = Mark.space

  /// The number of digits between the first two marks, and whether it is the same between all.
  private var size = 0
  private var isEven = true

  /// The kinds of the marks, a bit for each.
  private var kinds: UInt16 = 0

  /// Adds a mark behind a number of digits.
  mutating func append(_ mark: Mark, at index: Int) {
    let distance = index - lastIndex
    switch count {
    case 0: firstIndex = index
    case 1: size = distance
    default: isEven = isEven && distance == size
    }
    count += 1
    lastIndex = index
    last = mark
    kinds |= mark.bit
  }

  func contains(_ mark: Mark) -> Bool { kinds & mark.bit != 0 }

  /// Whether all marks are of one kind.
  var areAlike: Bool { kinds & (kinds &- 1) == 0 }

  /// Whether so many digits stand between each mark and the next.
  func isSpaced(by distance: Int) -> Bool { count < 2 || (isEven && size == distance) }
}

extension Mark {
  fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
}

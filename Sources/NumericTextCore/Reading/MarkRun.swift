// SPDX-License-Identifier: MIT

/// A summary of the marks between digits: their number, kinds and positions.
struct MarkRun: Sendable {
  /// The number of marks.
  private(set) var count = 0

  /// The number of digits before the first mark.
  private(set) var firstIndex = 0

  /// The number of digits before the last mark.
  private(set) var lastIndex = 0

  /// The last mark.
  ///
  /// It is meaningless if there are no marks.
  private(set) var last = Mark.space

  /// The number of digits between the first two marks.
  private var size = 0

  /// Whether all marks are equally far apart.
  private var isEven = true

  /// The kinds of marks, as a bit set.
  private var kinds: UInt16 = 0

  /// Adds a mark after `index` digits.
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

  /// Whether all marks are of the same kind.
  var areAlike: Bool { kinds & (kinds &- 1) == 0 }

  /// Returns whether the only mark is before the last `size` of `count` digits.
  func isSingle(before size: Int, of count: Int) -> Bool {
    self.count == 1 && count - lastIndex == size
  }

  /// Returns whether all adjacent marks have `distance` digits between them.
  func isSpaced(by distance: Int) -> Bool { count < 2 || (isEven && size == distance) }

  /// The meaning of the marks in a number.
  enum Meaning: Hashable {
    /// All marks are grouping separators.
    case whole
    /// The last mark is the decimal separator, after `at` digits.
    case separator(at: Int)

    func integerCount(of count: Int) -> Int {
      switch self {
      case .whole: count
      case .separator(let index): index
      }
    }
  }
}

extension Mark {
  fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
}

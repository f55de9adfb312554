// SPDX-License-Identifier: MIT

/// The meaning of a typed mark that can group digits or start a fraction.
///
/// In the United States, this mark is the comma: `12,50` is a fraction, and `12,500` is a whole
/// number. The next digits decide, and until then the text shows the mark as it was typed.
///
/// In minor-unit entry, where digits fill amounts from the right, a number is typed from the left
/// unless this is `none`.
enum TypedMark: Hashable, Sendable {
  /// No typed mark is undecided: there is none, or the text already shows what it means.
  case none

  /// The mark is the number's decimal separator, until a third digit follows it.
  case open

  /// The mark has grouped digits, so the same mark means no fraction in the rest of the number.
  case grouped

  /// In a field for whole numbers, the number has a fraction until a letter multiplies it: `1.5`
  /// before `1.5k`.
  case scalable

  /// In minor-unit entry, this number is typed from the left: a separator was typed in it, or it is
  /// a factor, a divisor or a percentage.
  case plain

  /// Whether the mark changes the meaning of the next keys, although the text doesn't show it.
  var isHidden: Bool { self == .grouped || self == .plain }

  /// The number of digits after an open mark that make it a grouping separator.
  static var groupSize: Int { 3 }

  /// The maximum number of digits before an open mark.
  static var mostIntegers: Int { 3 }
}

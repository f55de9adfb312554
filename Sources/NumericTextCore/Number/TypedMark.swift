// SPDX-License-Identifier: MIT

/// The meaning of a typed mark that can group digits or start a fraction.
///
/// In the United States, this mark is the comma: `12,50` is a fraction, and `12,500` is a whole
/// number. The digits after the mark decide its meaning. Until then, the text shows the mark as it
/// was typed.
///
/// In minor-unit entry, digits fill a number from the right only if this is `none`. Otherwise, they
/// are typed as in natural entry.
enum TypedMark: Hashable, Sendable {
  /// No mark was typed in the number, or the text already shows the meaning of the mark.
  case none

  /// The mark counts as the decimal separator for now, but becomes a grouping separator if a third
  /// digit follows it.
  case open

  /// The mark has grouped digits, so typing it again after more than three digits doesn't start a
  /// fraction.
  case grouped

  /// In a field for whole numbers, the number has a fraction for now, because a letter that
  /// multiplies it can follow: `1.5` before `1.5k`.
  case scalable

  /// In minor-unit entry, digits don't fill this number from the right, because a separator was
  /// typed in it, or because it is a factor, a divisor or a percentage.
  case plain

  /// Whether the mark changes the meaning of the next keys, although the text doesn't show it.
  var isHidden: Bool { self == .grouped || self == .plain }

  /// The number of digits after an open mark that make it a grouping separator.
  static var groupSize: Int { 3 }

  /// The maximum number of digits before an open mark.
  static var mostIntegers: Int { 3 }
}

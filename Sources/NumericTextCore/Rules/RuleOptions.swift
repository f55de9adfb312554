// SPDX-License-Identifier: MIT

/// The direction in which typed digits fill a number.
public enum NumericTextEntry: Hashable, Sendable, CaseIterable {
  /// From left to right, as numbers are written.
  case natural

  /// From the right, as on a cash register: the keys `3` `4` `5` result in 3.45 in a currency with
  /// cents.
  case minorUnits
}

/// The time at which typed text is formatted.
public enum NumericTextFormatting: Hashable, Sendable, CaseIterable {
  /// After every edit.
  case live

  /// When the field loses focus. While editing, the field shows plain digits.
  case onCommit
}

/// The treatment of a number outside the bounds that more digits cannot bring back within them.
public enum NumericTextEnforcement: Hashable, Sendable, CaseIterable {
  /// The number is replaced by the bound.
  case clamp

  /// The edit is refused.
  case refuse

  /// The text stays as typed until the field loses focus. Meanwhile, the value is the bound.
  case onCommit

  /// The number stays as typed, even after the field loses focus. Its value isn't clamped to any
  /// bound, and `violation` names the rule that it violates.
  case reportOnly
}

/// The time at which the fraction is padded with zeros to its minimum number of digits.
public enum NumericTextTrailingZeros: Hashable, Sendable, CaseIterable {
  /// When the field loses focus.
  case onCommit

  /// After every edit, so that the text looks the same while editing and afterwards.
  case live
}

/// The meaning of a typed `.` or `,`.
public enum NumericTextSeparators: Hashable, Sendable, CaseIterable {
  /// The mark means the same as in the locale of the field or of the keyboard.
  case localized

  /// Both marks are the decimal separator.
  case any
}

/// The time at which a value set by the app is adjusted to the rules.
public enum NumericTextNormalizing: Hashable, Sendable, CaseIterable {
  /// At the first edit. Until then, the value is shown unchanged.
  case onEdit

  /// When the field receives focus.
  case onFocus
}

// SPDX-License-Identifier: MIT

/// The direction in which typed digits fill a number.
public enum NumericTextEntry: Hashable, Sendable, CaseIterable {
  /// From left to right, as numbers are written.
  case natural

  /// From the right, as on a cash register: `3` `4` `5` is 3.45 in a currency with cents.
  case minorUnits
}

/// The time at which typed text is formatted.
public enum NumericTextFormatting: Hashable, Sendable, CaseIterable {
  /// After every edit.
  case live

  /// When the field loses focus. While editing, the field shows plain digits.
  case onCommit
}

/// The treatment of a number past a bound, if more digits cannot bring it back within the bounds.
public enum NumericTextEnforcement: Hashable, Sendable, CaseIterable {
  /// The number is replaced by the bound.
  case clamp

  /// The edit is refused.
  case refuse

  /// The text stays until the field loses focus. Meanwhile, the value is the bound.
  case onCommit

  /// The number stays as typed, even after the field loses focus, and its value is not clamped to
  /// any bound. `violation` names the rule that the value violates.
  case reportOnly
}

/// The time at which the fraction is padded with zeros to its minimum number of digits.
public enum NumericTextTrailingZeros: Hashable, Sendable, CaseIterable {
  /// When the field loses focus.
  case onCommit

  /// After every edit, so that the text looks the same during and after editing.
  case live
}

/// The meaning of a typed `.` or `,`.
public enum NumericTextSeparators: Hashable, Sendable, CaseIterable {
  /// The mark has its meaning in the locale of the field or of the keyboard.
  case localized

  /// The mark is the decimal separator.
  case any
}

/// The time at which a value set by the app is adjusted to the rules.
public enum NumericTextNormalizing: Hashable, Sendable, CaseIterable {
  /// At the first edit. Until then, the value is shown unchanged.
  case onEdit

  /// When the field receives focus.
  case onFocus
}

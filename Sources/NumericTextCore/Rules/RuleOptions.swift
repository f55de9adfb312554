// SPDX-License-Identifier: MIT

/// The direction in which typed digits fill a number.
public enum NumericTextEntry: Hashable, Sendable, CaseIterable {
  /// Digits fill the number from left to right, as numbers are written.
  case natural

  /// Digits fill the number from the right, as on a cash register: the keys `3` `4` `5` result in
  /// 3.45 in a currency with cents.
  case minorUnits
}

/// The time at which typed text is formatted.
public enum NumericTextFormatting: Hashable, Sendable, CaseIterable {
  /// The text is formatted after every edit.
  case live

  /// The text is formatted when the field loses focus.
  ///
  /// While editing, the field shows plain digits, without grouping separators and currency symbols.
  case onCommit
}

/// The treatment of a number that is outside the bounds, and that no further digits can bring inside.
///
/// With the bounds 10 to 50, this is true of 60, but not of 3, which can become 30.
public enum NumericTextEnforcement: Hashable, Sendable, CaseIterable {
  /// The number is replaced by the nearest bound.
  case clamp

  /// The edit is refused.
  case refuse

  /// The text stays as typed until the field loses focus.
  ///
  /// Meanwhile, the value is the nearest bound.
  case onCommit

  /// The number stays as typed, even after the field loses focus.
  ///
  /// Its value isn't clamped to the style's bounds, and `violation` names the violated rule.
  case reportOnly
}

/// The time at which the fraction is padded with zeros to its minimum number of digits.
public enum NumericTextTrailingZeros: Hashable, Sendable, CaseIterable {
  /// The zeros are added when the field loses focus.
  case onCommit

  /// The zeros are added after every edit, so the text looks the same during and after editing.
  case live
}

/// The numbers whose fraction is padded with zeros to its minimum number of digits.
public enum NumericTextFraction: Hashable, Sendable, CaseIterable {
  /// The fraction of every number is padded: `5.00` and `5.50`.
  case always

  /// Only the fraction of a number that has one is padded: `5` and `5.50`.
  case whenPresent
}

/// The meaning of a typed `.` or `,`.
public enum NumericTextSeparators: Hashable, Sendable, CaseIterable {
  /// Typing `.` or `,` enters the decimal separator, with one exception.
  ///
  /// The grouping separator of the field's locale groups digits as soon as three digits follow it.
  /// Until then, the text shows the separator as typed, and it counts as the decimal separator: in
  /// the United States, `12,5` is 12.5, and `12,500` is 12,500.
  case localized

  /// Typing `.` or `,` enters the decimal separator, even if the typed character is the grouping
  /// separator.
  case any
}

/// The time at which a value set by the app is adjusted to the rules.
public enum NumericTextNormalizing: Hashable, Sendable, CaseIterable {
  /// The value is adjusted at the first edit.
  ///
  /// Until then, it is shown unchanged.
  case onEdit

  /// The value is adjusted when the field receives focus.
  case onFocus
}

// SPDX-License-Identifier: MIT

/// What may be typed into a field.
///
/// Its choices are made with the modifiers of a style.
///
/// ```swift
/// let style = NumericTextStyle<Int>.number.bounds(0...99).enforcement(.refuse)
/// var session = NumericTextSession(value: 9, style: style)
/// session.type("9")           // text "99"
/// session.type("9").refusal   // .outOfBounds
/// ```
public struct Rules: Sendable {
  package var precision = Precision()
  package var bounds = Bounds.open

  /// The rules that a number may break, nil unless the enforcement is `.reportOnly`.
  ///
  /// With them `bounds` are only the limits of the number type.
  package var reported: ReportedRules?

  /// Whether the field may be empty.
  ///
  /// If not, nothing typed means zero.
  package var allowsEmpty = false

  /// Whether a minus sign is shown and may be typed.
  package var allowsSign = true

  /// Returns whether the type of the values holds a number, nil if it holds every one that these
  /// rules allow.
  package var holds: (@Sendable (_ value: Numeral) -> Bool)?

  package var entry = Entry.natural
  package var formatting = Formatting.live

  /// The least number of fraction digits that an active field shows, 0 unless trailing zeros are live.
  package var liveFraction = 0

  package var enforcement = Enforcement.clamp
  package var separators = Separators.localized
  package var normalizing = Normalizing.onEdit
  package var rounding = Rounding.toNearestOrEven

  /// How a developer's own formatter shows numbers, nil if precision and rounding say all.
  package var presentation: Presentation?

  /// The text of an idle field where it is not the field's own notation; nil for a value that this
  /// notation shows all the same.
  package var idleText: (@Sendable (_ value: Numeral) -> String?)?

  /// The decimal separator of the keyboard, which is the system's rather than the field's.
  package var keyboardSeparator: Unicode.Scalar?

  /// The positive amount of one step in the shown number, one if not set.
  package var step: Numeral?

  /// Whether stepping lands on multiples of the step, counted from the origin.
  package var snapsToStep = false

  /// Where steps are counted from: the style's lower bound, or zero.
  package var stepOrigin = Numeral.zero

  /// Whether zero is shown as an empty field: when idle, when editing starts, and when deleting
  /// leads there.
  package var clearsZero = false

  /// What an idle field shows instead of zero.
  package var zeroText: Symbol?

  /// What an idle field shows instead of nothing.
  package var emptyText: Symbol?

  /// Rules that allow every number.
  package init() {}

  var allowsNegative: Bool { allowsSign && bounds.allowNegative }
}

extension Rules {
  /// From which end typed digits fill a number.
  public enum Entry: Hashable, Sendable, CaseIterable {
    /// Digits are typed from left to right, as they are written.
    case natural

    /// Digits fill from the right, as at a till: `3` `4` `5` is 3.45 in a currency with cents.
    case minorUnits
  }

  /// When typed text is formatted.
  public enum Formatting: Hashable, Sendable, CaseIterable {
    /// After every key.
    case live

    /// When the field is left. While it is edited it shows plain digits.
    case onCommit
  }

  /// What happens to a number past a bound that more digits cannot bring back.
  public enum Enforcement: Hashable, Sendable, CaseIterable {
    /// The bound takes its place.
    case clamp

    /// The edit is refused.
    case refuse

    /// The text stands until the field is left; the value is the bound meanwhile.
    case onCommit

    /// The number stands for good, as typed, and so does one short of the near bound. `violation`
    /// names the rule that it breaks.
    case reportOnly
  }

  /// When zeros fill the fraction up to its least number of digits.
  public enum TrailingZeros: Hashable, Sendable, CaseIterable {
    /// When the field is left.
    case onCommit

    /// After every key, so that the text looks as it does when the field is left.
    case live
  }

  /// What a lone typed `.` or `,` means.
  public enum Separators: Hashable, Sendable, CaseIterable {
    /// What it means in the locale of the field or of the keyboard.
    case localized

    /// Always the decimal separator.
    case any
  }

  /// When a number from outside is brought into the rules.
  public enum Normalizing: Hashable, Sendable, CaseIterable {
    /// With the first edit. Until then it is shown as it is.
    case onEdit

    /// When the field gets the focus.
    case onFocus
  }
}

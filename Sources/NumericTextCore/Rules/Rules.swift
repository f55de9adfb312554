// SPDX-License-Identifier: MIT

/// The rules for what can be typed into a field.
///
/// Set them with the modifiers of a style:
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

  /// The rules whose violations are reported, or nil unless the enforcement is `.reportOnly`.
  ///
  /// If not nil, `bounds` are the limits of the number type.
  package var reported: ReportedRules?

  /// Whether the field can be empty.
  ///
  /// If not, an empty field counts as zero.
  package var allowsEmpty = false

  /// Whether a minus sign is shown and can be typed.
  package var allowsSign = true

  /// Returns whether the type of the values holds a number, nil if it holds every one that these
  /// rules allow.
  package var holds: (@Sendable (_ value: Numeral) -> Bool)?

  package var entry = Entry.natural
  package var formatting = Formatting.live

  /// The minimum number of fraction digits while editing, 0 unless trailing zeros are live.
  package var liveFraction = 0

  package var enforcement = Enforcement.clamp
  package var separators = Separators.localized
  package var normalizing = Normalizing.onEdit
  package var rounding = Rounding.toNearestOrEven

  /// How a custom formatter shows numbers, or nil if `precision` and `rounding` describe it.
  package var presentation: Presentation?

  /// The text of an idle field where it is not the field's own notation; nil for a value that this
  /// notation shows all the same.
  package var idleText: (@Sendable (_ value: Numeral) -> String?)?

  /// The decimal separator of the keyboard, which is the system's rather than the field's.
  package var keyboardSeparator: Unicode.Scalar?

  /// Whether operator keys start an expression.
  package var allowsArithmetic = false

  /// The amount of one step in shown numbers, greater than zero; 1 if nil.
  package var step: Numeral?

  /// Whether stepping lands on multiples of the step, counted from `stepOrigin`.
  package var snapsToStep = false

  /// The number that steps are counted from: the style's lower bound, or zero.
  package var stepOrigin = Numeral.zero

  /// Whether zero is shown as an empty field: when idle, when editing starts, and when a deletion
  /// results in zero.
  package var clearsZero = false

  /// The text that an idle field shows instead of zero.
  package var zeroText: Symbol?

  /// The text that an idle field shows when it is empty.
  package var emptyText: Symbol?

  /// Creates rules that allow every number.
  package init() {}

  var allowsNegative: Bool { allowsSign && bounds.allowNegative }
}

extension Rules {
  /// The direction in which typed digits fill a number.
  public enum Entry: Hashable, Sendable, CaseIterable {
    /// From left to right, as numbers are written.
    case natural

    /// From the right, as on a cash register: `3` `4` `5` is 3.45 in a currency with cents.
    case minorUnits
  }

  /// When typed text is formatted.
  public enum Formatting: Hashable, Sendable, CaseIterable {
    /// After every edit.
    case live

    /// When the field loses focus. While editing, it shows plain digits.
    case onCommit
  }

  /// What happens to a number that is past a bound, where more digits cannot bring it back.
  public enum Enforcement: Hashable, Sendable, CaseIterable {
    /// The number is replaced by the bound.
    case clamp

    /// The edit is refused.
    case refuse

    /// The text stays until the field loses focus. Meanwhile the value is the bound.
    case onCommit

    /// The number stays as typed, for good, and is not clamped to a near bound either. `violation`
    /// names the rule that it violates.
    case reportOnly
  }

  /// When the fraction is padded with zeros to its minimum number of digits.
  public enum TrailingZeros: Hashable, Sendable, CaseIterable {
    /// When the field loses focus.
    case onCommit

    /// After every edit, so that the text looks the same during and after editing.
    case live
  }

  /// What a typed `.` or `,` means.
  public enum Separators: Hashable, Sendable, CaseIterable {
    /// Its meaning in the locale of the field or of the keyboard.
    case localized

    /// The decimal separator.
    case any
  }

  /// When a value set by the app is adjusted to the rules.
  public enum Normalizing: Hashable, Sendable, CaseIterable {
    /// At the first edit. Until then it is shown unchanged.
    case onEdit

    /// When the field receives focus.
    case onFocus
  }
}

/// The signs that a number may have.
enum AllowedSigns: Hashable, Sendable {
  case both, onlyPlus, onlyMinus

  /// Derives the signs from the bounds and the notation.
  init(_ rules: borrowing Rules) {
    if !rules.allowsNegative {
      self = .onlyPlus
    } else {
      self = rules.bounds.allowPositive ? .both : .onlyMinus
    }
  }
}

/// The numbers that are within every rule because they have few digits.
///
/// Most keystrokes lead from one short number to another, without comparing any digits (benchmark
/// "key at 11 digits").
struct ShortNumbers: Sendable {
  /// The maximum number of integer digits of such a number, per sign, or -1 if there is none.
  private let positive: Int
  private let negative: Int

  init(_ rules: borrowing Rules) {
    let bounds = rules.bounds
    let most = bounds.containsZero ? rules.precision.mostIntegers : -1
    let above = bounds.upper.map { $0.significantIntegerCount - 1 } ?? .max
    let below = bounds.lower.map { $0.significantIntegerCount - 1 } ?? .max
    positive = bounds.allowPositive ? min(most, above) : -1
    negative = rules.allowsNegative ? min(most, below) : -1
  }

  /// Whether `numeral` is within the bounds and its integer part is short enough.
  ///
  /// The fraction is not checked.
  func contains(_ numeral: borrowing Numeral) -> Bool {
    let most = numeral.isNegative ? negative : positive
    return numeral.integerCount <= most || numeral.significantIntegerCount <= most
  }
}

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
package struct Rules: Sendable {
  package var precision = Precision()
  package var bounds = Bounds.open

  /// The app's bounds and step in a field that only reports violations of them, or nil in a field
  /// that enforces them.
  ///
  /// In a field that only reports violations, `bounds` contains the limits of the number type.
  package var reported: ReportedRules?

  /// Whether the field can be empty.
  ///
  /// If not, an empty field counts as zero.
  package var allowsEmpty = false

  /// Whether a minus sign is shown and can be typed.
  package var allowsSign = true

  /// Whether the value type can represent every number that these rules allow.
  package var isComplete = true

  package var entry = NumericTextEntry.natural
  package var formatting = NumericTextFormatting.live

  /// The number of fraction digits that the field always shows while editing, such as 2 for `5.00`.
  ///
  /// It is 0 unless the style uses `.trailingZeros(.live)`.
  package var liveFraction = 0

  package var enforcement = NumericTextEnforcement.clamp
  package var separators = NumericTextSeparators.localized
  package var normalizing = NumericTextNormalizing.onEdit
  package var rounding = Rounding.toNearestOrEven

  /// The app's closures that the rules call, such as those of a custom formatter.
  package var functions = Functions()

  /// The decimal separator of the keyboard, or nil if it is unknown.
  ///
  /// It can differ from the field's decimal separator.
  package var keyboardSeparator: Unicode.Scalar?

  /// Whether typing an operator such as `+` starts an expression such as `2+3`.
  package var allowsArithmetic = false

  /// The amount that one step adds to the shown number, or nil for 1.
  ///
  /// The amount is greater than zero.
  package var step: Numeral?

  /// Whether each step ends at a multiple of `step`, counted from `stepOrigin`.
  package var snapsToStep = false

  /// The number from which steps are counted: the style's lower bound, or zero.
  package var stepOrigin = Numeral.zero

  /// Whether zero is shown as an empty field.
  ///
  /// This applies when the field has no focus, when editing starts, and when a deletion results in
  /// zero.
  package var clearsZero = false

  /// The text that a field without focus shows instead of zero.
  package var zeroText: Symbol?

  /// The text that a field without focus shows if it has no value.
  package var emptyText: Symbol?

  /// Creates rules that allow every number.
  package init() {}

  var allowsNegative: Bool { allowsSign && bounds.allowNegative }
}

/// The signs that a number in the field can have.
enum AllowedSigns: Hashable, Sendable {
  case both, onlyPlus, onlyMinus

  /// Creates the signs that the bounds and the notation allow.
  init(_ rules: borrowing Rules) {
    if !rules.allowsNegative {
      self = .onlyPlus
    } else {
      self = rules.bounds.allowPositive ? .both : .onlyMinus
    }
  }
}

/// The numbers that are within the bounds because they have few integer digits.
///
/// If the bounds are 0 and 5000, these are all positive numbers with up to three integer digits.
/// Most keystrokes result in such a number, so its digits need not be compared with the bounds
/// (benchmark "key at 11 digits").
struct ShortNumbers: Sendable {
  /// All positive numbers with at most this many integer digits are within the bounds.
  ///
  /// This is 3 for the bounds 0 and 5000. It is -1 if the number of digits alone never shows that a
  /// positive number is within the bounds.
  private let positive: Int

  /// All negative numbers with at most this many integer digits are within the bounds.
  ///
  /// This is -1 if the number of digits alone never shows that a negative number is within the
  /// bounds.
  private let negative: Int

  init(_ rules: borrowing Rules) {
    let bounds = rules.bounds
    let most = bounds.containsZero ? rules.precision.mostIntegers : -1
    let above = bounds.upper.map { $0.significantIntegerCount - 1 } ?? .max
    let below = bounds.lower.map { $0.significantIntegerCount - 1 } ?? .max
    positive = bounds.allowPositive ? min(most, above) : -1
    negative = rules.allowsNegative ? min(most, below) : -1
  }

  /// Returns whether the number of integer digits alone shows that `numeral` is within the bounds.
  ///
  /// The number of fraction digits is not checked.
  func contains(_ numeral: borrowing Numeral) -> Bool {
    let most = numeral.isNegative ? negative : positive
    return numeral.integerCount <= most || numeral.significantIntegerCount <= most
  }
}

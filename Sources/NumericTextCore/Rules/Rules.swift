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

  /// For the upper and the lower bound: whether the app set the bound, but no maximum number of
  /// integer digits or of digits in total.
  ///
  /// If so, a number with too many digits is treated like any other number past the bound.
  var upperBoundLimitsDigits = false
  var lowerBoundLimitsDigits = false

  /// The app's bounds in a field that only reports violations of them.
  ///
  /// In such a field, `bounds` contains the limits of the number type.
  package var reported = Bounds.open

  /// The least and the greatest number that steps can reach, or nil if these are `bounds`.
  var reach: Bounds?

  /// Whether a field that only reports violations reports every number that is not a multiple of
  /// `step`, counted from `stepOrigin`: if the origin is 1 and the step is 2, the numbers 1, 3 and 5
  /// are valid.
  package var reportsSteps = false

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

  /// Whether violations of the app's bounds, step and own rule are allowed, and only reported.
  package var onlyReports: Bool { enforcement == .reportOnly }

  /// Whether a typed number that is past a bound is clamped or refused immediately.
  var enforcesBounds: Bool { enforcement == .clamp || enforcement == .refuse }

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

  /// Whether typing `e` after a number starts an exponent, as in `1e6`.
  package var allowsExponents = false

  /// The words that multiply the number before them, such as `k` in `1.5k`.
  package var magnitudes: [Magnitude] = []

  /// Whether pasting several cells of a table inserts the first one, rather than being refused.
  package var allowsCells = false

  /// The amount that one step adds to the shown number, or nil for 1.
  ///
  /// The amount is greater than zero.
  package var step: Numeral?

  /// Whether each step ends at a multiple of `step`, counted from `stepOrigin`.
  package var snapsToStep = false

  /// The number from which steps are counted: the style's lower bound, or zero.
  package var stepOrigin = Numeral.zero

  /// The options of steps, apart from `step`.
  package var stepOptions = StepOptions()

  /// Whether the style sets the amount of a step, or any other option of steps.
  package var hasStep: Bool { step != nil || stepOptions != StepOptions() }

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

  /// The maximum number of fraction digits.
  ///
  /// In minor-unit entry, every number has exactly this number of fraction digits.
  var fractionDigits: Int { precision.fraction.upperBound }

  /// The number of fraction digits in minor-unit entry, or nil in natural entry.
  var minorDigits: Int? { entry == .minorUnits ? fractionDigits : nil }

  /// Whether the field can be empty, either because it has no value or because its value is zero.
  var canBeEmpty: Bool { allowsEmpty || clearsZero }

  /// The signs that the bounds and the notation allow.
  var signs: AllowedSigns {
    guard allowsSign, bounds.allowNegative else { return .onlyPlus }
    return bounds.allowPositive ? .both : .onlyMinus
  }
}

/// The signs that a number in the field can have.
enum AllowedSigns { case both, onlyPlus, onlyMinus }

extension Rules {
  /// The app's closures that the rules call.
  ///
  /// The web engine calls none: JavaScript formats the text of a field without focus, and no value
  /// type limits the numbers.
  package struct Functions: Sendable {
    /// Returns the number that the number type stores for a value, or nil if the type cannot
    /// represent the value.
    ///
    /// The stored number can differ from the value: a floating-point type rounds the result of an
    /// expression if it has more digits than can be typed. Without a number type, as in the web
    /// engine, this property is nil, and every value is stored unchanged.
    @OfApp package var stored: (@Sendable (_ value: Numeral) -> Numeral?)?

    /// Returns whether the app's own rule allows a value.
    ///
    /// This property is nil if the app has no such rule.
    @OfApp package var allows: (@Sendable (_ value: Numeral) -> Bool)?

    /// Returns the special text of a field without focus, such as `1.2K` for 1234, or nil for a
    /// value that is shown in the field's usual notation.
    ///
    /// This property is nil if every value is shown in the usual notation.
    @OfApp package var idleText: (@Sendable (_ value: Numeral) -> String?)?

    /// Returns the number that the field shows for `number`, rounded as by the app's own formatter
    /// and, in a field without focus, padded with zeros.
    ///
    /// This property is nil if the precision and the rounding rule are enough to format numbers.
    @OfApp package var shown: (@Sendable (_ number: Numeral, _ isIdle: Bool) -> Numeral)?

    /// Returns the nearest number that the app's own formatter can show.
    ///
    /// This property is nil if the formatter can show every number that can be typed. A field with
    /// this function also needs `shown`.
    @OfApp package var nearest: (@Sendable (_ number: Numeral) -> Numeral)?

    /// Returns `notation` with padding in its affixes, so that `text`, the text of a field without
    /// focus, reaches the width that the app's own formatter requires.
    ///
    /// This property is nil if the formatter doesn't pad numbers to a width.
    @OfApp package var padded: (@Sendable (_ notation: Notation, _ text: String) -> Notation)?

    init() {}
  }
}

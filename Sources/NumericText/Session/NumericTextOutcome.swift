// SPDX-License-Identifier: MIT

/// The state of a field after an event, and which parts of it changed.
///
/// If the event was refused, nothing changed: the text, the selection and the value are the same as
/// before.
///
/// ```swift
/// let outcome = session.type("1")
/// outcome.text      // "$1"
/// outcome.changes   // [.text, .selection, .value]
/// outcome.refusal   // nil
/// ```
public struct NumericTextOutcome<FieldValue: NumericTextBoundValue>: Equatable, Sendable {
  /// The text to show.
  public let text: String

  /// The selection to set, in UTF-16 offsets.
  public let selection: Range<Int>

  /// The field's value.
  ///
  /// If `changes` contains `.value`, the value is new, and the app should store it.
  public let value: FieldValue

  /// Which parts of the field changed.
  public let changes: NumericTextChanges

  /// The reason why the event was refused, or nil if it was accepted.
  public let refusal: NumericTextRefusal?

  /// The bound that replaced the number, or nil if the number was not clamped.
  ///
  /// ```swift
  /// let style = NumericTextStyle<Int>.number.bounds(0...100)
  /// var session = NumericTextSession(value: 99, style: style)
  /// session.type("9")  // text "100", clampedTo 100
  /// session.type("5")  // text "100", clampedTo 100
  /// ```
  ///
  /// The bound is a value, not the shown number: if a percent field clamps to 100 %, `clampedTo` is
  /// 1.
  public var clampedTo: FieldValue.Number? { isClamped ? value.number : nil }

  /// The rule that the value violates, or nil.
  ///
  /// This is nil unless the style uses `enforcement(.reportOnly)`.
  public let violation: NumericTextViolation?

  @usableFromInline
  let isClamped: Bool

  @inlinable
  init(
    _ result: Outcome,
    showing shown: (text: String, selection: Range<Int>),
    value: FieldValue,
    violation: NumericTextViolation?
  ) {
    (text, selection) = shown
    self.value = value
    changes = result.changes
    refusal = result.refusal
    self.violation = violation
    isClamped = result.isClamped
  }
}

/// The state of a field after an event in an ``AnyNumericTextSession``, and which parts of it
/// changed.
///
/// ```swift
/// let style = NumericTextStyle<Int>.number.bounds(1...99)
/// var quantity = AnyNumericTextSession(NumericTextSession(value: 9, style: style))
/// quantity.type("9").plainText    // "99"
/// quantity.type("9").clampedTo    // "99"
/// quantity.type("x").refusal      // .notANumber
/// ```
public struct AnyNumericTextOutcome: Equatable, Sendable {
  /// The text to show.
  public let text: String

  /// The selection to set, in UTF-16 offsets.
  public let selection: Range<Int>

  /// The value as plain ASCII text such as `-1234.5`, or an empty string if there is no value.
  public let plainText: String

  /// Which parts of the field changed.
  public let changes: NumericTextChanges

  /// The reason why the event was refused, or nil if it was accepted.
  public let refusal: NumericTextRefusal?

  /// The bound that replaced the number, in plain digits, or nil if the number was not clamped.
  public let clampedTo: String?

  /// The rule that the value violates, or nil.
  ///
  /// This is nil unless the style uses `enforcement(.reportOnly)`.
  public let violation: NumericTextViolation?

  init<FieldValue>(_ outcome: NumericTextOutcome<FieldValue>) {
    text = outcome.text
    selection = outcome.selection
    plainText = outcome.value.fieldNumeral.canonical.description
    changes = outcome.changes
    refusal = outcome.refusal
    clampedTo = outcome.clampedTo?.numeral?.canonical.description
    violation = outcome.violation
  }
}

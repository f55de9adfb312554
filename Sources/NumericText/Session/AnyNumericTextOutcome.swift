// SPDX-License-Identifier: MIT

/// What came of an event in an ``AnyNumericTextSession``.
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

  /// The value as plain ASCII digits such as `-1234.5`, empty if there is none.
  public let plainText: String

  /// What is new.
  public let changes: NumericTextChanges

  /// Why nothing is new, if the event was refused.
  public let refusal: NumericTextRefusal?

  /// The bound that was put in place of the number that was entered or shown, in plain digits.
  public let clampedTo: String?

  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  public let violation: NumericTextViolation?

  init<Bound>(_ outcome: NumericTextOutcome<Bound>) {
    text = outcome.text
    selection = outcome.selection
    plainText = outcome.value.number?.numeral?.canonical.description ?? ""
    changes = outcome.changes
    refusal = outcome.refusal
    clampedTo = outcome.clampedTo?.numeral?.canonical.description
    violation = outcome.violation
  }
}

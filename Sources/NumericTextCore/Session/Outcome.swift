// SPDX-License-Identifier: MIT

/// The parts of a field that an event changed.
///
/// ```swift
/// session.type("1").changes  // [.text, .selection, .value]
/// ```
public struct NumericTextChanges: OptionSet, Hashable, Sendable {
  /// The changes as bits.
  public let rawValue: UInt8

  /// Creates changes from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text.
  public static let text = NumericTextChanges(rawValue: 1)

  /// The selection.
  public static let selection = NumericTextChanges(rawValue: 2)

  /// The value.
  ///
  /// The caller should publish the new value, for example through a binding.
  public static let value = NumericTextChanges(rawValue: 4)
}

/// The result of an event.
package struct Outcome: Hashable, Sendable {
  /// The parts of the field that changed.
  package let changes: NumericTextChanges

  /// The reason for refusing the event, or nil if it wasn't refused.
  package let refusal: NumericTextRefusal?

  /// Whether the typed or shown number was replaced by a bound, which is now the session's value.
  package let isClamped: Bool

  package init(
    changes: NumericTextChanges,
    refusal: NumericTextRefusal? = nil,
    isClamped: Bool = false
  ) {
    self.changes = changes
    self.refusal = refusal
    self.isClamped = isClamped
  }
}

extension Session {
  /// The rule that the value violates.
  ///
  /// This is nil if the value violates no rule, or if the style enforces its rules.
  package var violation: NumericTextViolation? { field.violation(of: value) }
}

/// The text and the selection that a field shows, and its value.
package struct Snapshot: Sendable {
  package let text: String

  /// The selection in UTF-16 offsets.
  package let selection: Range<Int>

  let value: Numeral

  /// Returns which parts have changed since `before`.
  func changes(since before: borrowing Snapshot) -> NumericTextChanges {
    var changes: NumericTextChanges = []
    // Benchmark "key at 11 digits": comparing the lengths is usually enough.
    let hasOtherLength = before.text.utf8Length != text.utf8Length
    if hasOtherLength || !before.text.isSame(as: text) { changes.insert(.text) }
    if before.selection != selection { changes.insert(.selection) }
    if before.value != value { changes.insert(.value) }
    return changes
  }
}

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

  /// The text of an edit had several cells, and the first one was inserted.
  ///
  /// The `rest` of the session contains the other cells.
  public static let rest = NumericTextChanges(rawValue: 8)
}

/// The result of an event.
@usableFromInline
package struct Outcome: Hashable, Sendable {
  /// The parts of the field that changed.
  @usableFromInline
  package let changes: NumericTextChanges

  /// The reason for refusing the event, or nil if it wasn't refused.
  @usableFromInline
  package let refusal: NumericTextRefusal?

  /// Whether the typed or shown number was replaced by a bound, which is now the session's value.
  @usableFromInline
  package let isClamped: Bool

  @inlinable
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
  package var violation: NumericTextViolation? {
    guard field.rules.onlyReports else { return nil }
    return field.violation(of: value) ?? (isForbidden ? .notAllowed : nil)
  }

  /// Calls the app's own rule once for a new value or style, if the field only reports violations.
  mutating func askOwnRule() { isForbidden = field.rules.onlyReports && field.forbids(value) }

  /// Returns which parts of the field differ between this session and `other`, a copy from before
  /// an event.
  ///
  /// Events that call `show(_:)` just once need no copy, because `show(_:)` records the changes.
  func changes(since other: borrowing Session) -> NumericTextChanges {
    var changes: NumericTextChanges = text.isSame(as: other.text) ? [] : .text
    if selection != other.selection { changes.insert(.selection) }
    if value != other.value { changes.insert(.value) }
    return changes
  }
}

extension FieldState {
  /// Returns which parts have changed from `before` to this state: the text, the selection, or
  /// both.
  func changes(since before: borrowing FieldState) -> NumericTextChanges {
    var changes: NumericTextChanges = []
    if !before.text.isSame(as: text) { changes.insert(.text) }
    if before.offsets != offsets { changes.insert(.selection) }
    return changes
  }
}

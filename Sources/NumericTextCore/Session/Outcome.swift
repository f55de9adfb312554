// SPDX-License-Identifier: MIT

/// The parts of a field that an event changed.
///
/// ```swift
/// session.type("1").changes  // [.text, .selection, .value]
/// ```
public struct Changes: OptionSet, Hashable, Sendable {
  /// The changes as bits.
  public let rawValue: UInt8

  /// Changes from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text.
  public static let text = Changes(rawValue: 1)

  /// The selection.
  public static let selection = Changes(rawValue: 2)

  /// The value, which is to be published.
  public static let value = Changes(rawValue: 4)
}

/// The result of an event.
package struct Outcome: Hashable, Sendable {
  /// The parts of the field that differ from before.
  package let changes: Changes

  /// The reason why the event was refused, or nil.
  package let refusal: Refusal?

  /// Whether a bound was put in place of the number that was entered or shown.
  ///
  /// The session's value is that bound.
  package let isClamped: Bool

  package init(changes: Changes, refusal: Refusal? = nil, isClamped: Bool = false) {
    self.changes = changes
    self.refusal = refusal
    self.isClamped = isClamped
  }
}

extension Session {
  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  package var violation: NumericTextViolation? { field.violation(of: value) }
}

extension Session {
  /// The differences between what the field shows and publishes now and what it did as `other`.
  ///
  /// Most events show one state, whose differences are noted when it is shown. An event that passes
  /// through several is compared with its beginning.
  func changes(since other: borrowing Session) -> Changes {
    var changes = state.changes(since: other.state)
    if isComposing || other.isComposing {
      changes = text.isSame(as: other.text) ? [] : .text
      if selection != other.selection { changes.insert(.selection) }
    }
    if value != other.value { changes.insert(.value) }
    return changes
  }
}

extension FieldState {
  /// The differences between what this state and the one before show.
  func changes(since before: borrowing FieldState) -> Changes {
    var changes: Changes = []
    // Benchmark "key at 11 digits": most edits change the length, so no text is compared.
    let hasOtherLength = before.text.utf8.count != text.utf8.count
    if hasOtherLength || !before.text.isSame(as: text) { changes.insert(.text) }
    if before.offsets != offsets { changes.insert(.selection) }
    return changes
  }
}

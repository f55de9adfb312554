// SPDX-License-Identifier: MIT

/// What an outcome changed.
///
/// ```swift
/// session.type("1").changes  // [.text, .selection, .value]
/// ```
public struct Changes: OptionSet, Hashable, Sendable {
  /// The changes as bits.
  public let rawValue: UInt8

  /// Changes from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text is another one.
  public static let text = Changes(rawValue: 1)

  /// The selection is another one.
  public static let selection = Changes(rawValue: 2)

  /// The value is another one: publish it.
  public static let value = Changes(rawValue: 4)
}

/// What came of an event: what of the field is new.
package struct Outcome: Hashable, Sendable {
  package var changes: Changes

  /// Why the event was refused, if it was.
  package var refusal: Refusal?

  package init(changes: Changes, refusal: Refusal? = nil) {
    self.changes = changes
    self.refusal = refusal
  }
}

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

  package init(changes: Changes, refusal: Refusal? = nil) {
    self.changes = changes
    self.refusal = refusal
  }
}

extension Session {
  /// The parts of a field that outcomes compare.
  struct Snapshot {
    let text: String
    let selection: Range<Int>
    let value: Numeral
  }

  /// The field as it is now.
  var snapshot: Snapshot { Snapshot(text: text, selection: selection, value: value) }

  /// The outcome of an event that found the field as in `before`.
  func outcome(since before: borrowing Snapshot, refusal: Refusal? = nil) -> Outcome {
    var changes: Changes = []
    if before.selection != selection { changes.insert(.selection) }
    if before.value != value { changes.insert(.value) }
    if !text.isSame(as: before.text) { changes.insert(.text) }
    return Outcome(changes: changes, refusal: refusal)
  }
}

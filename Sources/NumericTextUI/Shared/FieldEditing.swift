// SPDX-License-Identifier: MIT

import NumericText

/// A field's model without the type of its value: all that an adapter needs.
///
/// It lets the adapters be plain classes. Objective-C cannot see the methods of a generic one's
/// extensions.
@MainActor
protocol FieldEditing: AnyObject {
  /// What the field shows.
  var text: String { get }

  /// The selection, in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Whether the field has the focus.
  var isActive: Bool { get }

  /// Whether an input method is composing text.
  var isComposing: Bool { get }

  /// What is selected, as it is shown.
  var selectedText: String { get }

  /// Whether the style has a step for the arrow keys.
  var hasStep: Bool { get }

  /// How many steps can be taken back.
  var undoCount: Int { get }

  /// Plays an event, tells who listens, and gives what to draw.
  @discardableResult
  func perform(_ event: FieldEvent) -> FieldOutcome
}

extension FieldOutcome {
  init<Bound>(_ outcome: NumericTextOutcome<Bound>) {
    self.init(
      text: outcome.text,
      selection: outcome.selection,
      changes: outcome.changes,
      refusal: outcome.refusal
    )
  }
}

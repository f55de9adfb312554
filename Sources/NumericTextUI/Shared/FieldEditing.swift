// SPDX-License-Identifier: MIT

import Foundation
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

  /// Whether the text is being edited.
  var isActive: Bool { get }

  /// Whether an input method is composing text.
  var isComposing: Bool { get }

  /// What is selected, as it is shown.
  var selectedText: String { get }

  /// The value in words, empty for nothing.
  var spokenText: String { get }

  /// The rule that the value breaks, nil if it keeps all of them or the style enforces them.
  var violation: NumericTextViolation? { get }

  /// The locale whose language the field speaks.
  var locale: Locale { get }

  /// What the style asks of the keyboard.
  var traits: FieldTraits { get }

  /// Whether there is a value from before editing to restore.
  var isEdited: Bool { get }

  /// How many times something can be undone.
  var undoCount: Int { get }

  /// The number of times that something undone can be redone.
  var redoCount: Int { get }

  /// Performs an event and calls the callbacks that its outcome asks for.
  @discardableResult
  func perform(_ event: Event) -> Outcome

  /// Reports the rule that the value breaks, if that has changed since it was reported last.
  func reportViolation()
}

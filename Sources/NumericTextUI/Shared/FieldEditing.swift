// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The part of the interface of `FieldModel` that doesn't depend on the value type.
///
/// Objective-C cannot call methods in extensions of generic classes. With this protocol, the
/// adapters can be nongeneric classes.
@MainActor
protocol FieldEditing: AnyObject {
  /// The text that the field shows.
  var text: String { get }

  /// The selection, in UTF-16 offsets.
  var selection: Range<Int> { get }

  /// Whether the field is being edited.
  var isActive: Bool { get }

  /// Whether an input method is composing text.
  var isComposing: Bool { get }

  /// The selected text.
  var selectedText: String { get }

  /// The value in words, or an empty text if there is no value.
  var spokenText: String { get }

  /// The rule that the value violates, or nil if the value is valid or the style enforces its
  /// rules.
  var violation: NumericTextViolation? { get }

  /// The locale for messages.
  var locale: Locale { get }

  /// The style's requirements for the keyboard.
  var traits: FieldTraits { get }

  /// Whether the Escape key would change the text or the value.
  var canCancel: Bool { get }

  /// The number of edits that can be undone.
  var undoCount: Int { get }

  /// The number of edits that can be redone.
  var redoCount: Int { get }

  /// Performs an event and calls the callbacks for its outcome.
  ///
  /// During a drag, only the first refusal is reported, both to the callback and in the outcomes.
  @discardableResult
  func perform(_ event: Event) -> Outcome

  /// Calls the callback for violations if the violation has changed since the last call of this
  /// method.
  func reportViolation()
}

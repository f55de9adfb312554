// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The part of the interface of `FieldModel` that doesn't depend on the value type.
///
/// Objective-C cannot call methods in extensions of generic classes. With this protocol, the
/// adapters can be nongeneric classes.
@MainActor
protocol FieldEditing: AnyObject {
  /// The session of the field.
  var engine: Session { get }

  /// The value in words, or an empty text if there is no value.
  var spokenText: String { get }

  /// The locale for messages.
  var locale: Locale { get }

  /// The style's requirements for the keyboard.
  var traits: FieldTraits { get }

  /// Whether the Escape key would change the text or the value.
  var canCancel: Bool { get }

  /// Performs an event and calls the callbacks for its outcome.
  ///
  /// During a drag, only the first refusal is reported, both to the callback and in the outcomes.
  @discardableResult
  func perform(_ event: Event) -> Outcome

  /// Calls the callback for violations if the violation has changed since the last call of this
  /// method.
  func reportViolation()
}

// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import NumericText

  /// A connection between a UIKit or AppKit text field and its model.
  @MainActor
  protocol FieldAdapter: Draggable {
    var model: any FieldEditing { get }
    var configuration: NumericTextFieldConfiguration { get }

    /// Shows the model's text and selection, unless an input method is composing.
    func draw()

    /// Performs an edit, and notifies observers as the system does after an edit by the user.
    ///
    /// If the field doesn't have focus, the edit is committed immediately.
    @discardableResult
    func edit(_ event: Event) -> Outcome?

    /// Begins an undo step for an edit.
    func beginUndoStep()

    /// Lets VoiceOver speak a message, if VoiceOver is on.
    func announce(_ message: String)

    /// Signals a refused edit by a sound or by haptic feedback, if the configuration asks for it.
    func signalRefusal()
  }

  extension FieldAdapter {
    /// Performs an event on the model, then shows the result and announces a refused edit, a
    /// clamped number or a newly violated rule.
    @discardableResult
    func perform(_ event: Event) -> Outcome {
      beginUndoStep()
      let violation = model.engine.violation
      let outcome = model.perform(event)
      draw()
      if let refusal = outcome.refusal, refusal.isWorthSaying { report(refusal) }
      if outcome.isClamped {
        let message = configuration.clampMessage?(model.spokenText)
        say(message ?? Sentence.clamped(to: model.spokenText).text(in: model.locale))
      } else if let new = model.engine.violation, new != violation {
        say(sentence(for: new))
      }
      return outcome
    }

    /// The value in words, followed by a sentence about the rule that the value violates, if any.
    ///
    /// This is nil if the field is empty, because an empty description would hide the placeholder.
    var describedText: String? {
      let words = model.spokenText
      guard let violation = model.engine.violation else { return words.isEmpty ? nil : words }
      return "\(words). \(sentence(for: violation))"
    }

    private func report(_ refusal: NumericTextRefusal) {
      signalRefusal()
      say(configuration.refusalMessage?(refusal) ?? model.message(for: refusal))
    }

    private func sentence(for violation: NumericTextViolation) -> String {
      configuration.violationMessage?(violation) ?? model.message(for: violation)
    }

    private func say(_ message: String) {
      if configuration.announcesRefusals { announce(message) }
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Updates the model after the caret or the selection of the text field has changed.
    func selectionChanged() {
      guard let textField, !turn.isProgrammatic, !undoSteps.isPerforming else { return }
      if turn.composition != nil || textField.markedTextRange != nil { return followComposition() }
      guard textField.shownText.isSame(as: model.engine.text) else { return }
      let selection = textField.selectedOffsets
      guard selection != model.engine.selection else { return }
      if let kept = turn.keptSelection {
        perform(.select(kept))
      } else if let caret = turn.systemCaret, selection == caret..<caret {
        endTurn()
        draw()
      } else {
        endTurn()
        select(selection)
      }
    }

    /// Selects the valid range that is nearest to `range`.
    ///
    /// UIKit moves the caret by a single character for an arrow key, for example past a grouping
    /// separator, and the nearest valid position can be the old one. Then the caret moves further
    /// in the same direction, so that an arrow key always has an effect.
    private func select(_ range: Range<Int>) {
      let old = model.engine.selection
      let length = model.engine.text.utf16Length
      let step = (
        lower: (range.lowerBound - old.lowerBound).signum(),
        upper: (range.upperBound - old.upperBound).signum()
      )
      var next = range
      repeat {
        model.perform(.select(next))
        let lower = min(max(0, next.lowerBound + step.lower), length)
        let upper = min(max(lower, next.upperBound + step.upper), length)
        if lower..<upper == next { break }
        next = lower..<upper
      } while model.engine.selection == old
      draw()
    }

    /// Keeps the model's selection when UIKit moves the caret after a tap that began editing, or
    /// after a paste.
    ///
    /// UIKit can move the caret one iteration of the run loop later. The adapter then restores the
    /// model's selection.
    func keepSelection() {
      turn = .begunWithSelection(model.engine.selection)
      Task { [weak self] in
        for _ in 0..<3 { await Task.yield() }
        if let self, turn.keptSelection != nil { endTurn() }
      }
    }

    /// Lets UIKit paste, then restores the model's caret.
    ///
    /// UIKit moves its caret during the paste, or one iteration of the run loop later.
    func pasting(_ paste: () -> Void) {
      turn = .pasting
      paste()
      turn = .waiting
      draw()
      keepSelection()
    }
  }

  extension TextFieldAdapter: Draggable {
    /// Whether a drag can change the number.
    ///
    /// The field must be enabled, and its pass-through delegate must allow editing.
    var allowsDrags: Bool {
      guard let textField, textField.isEnabled else { return false }
      return isBeingTyped || passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    var isBeingTyped: Bool { textField?.isEditing == true }

    func scrub(_ scrub: Scrub) {
      if scrub == .canceled { drag?.stop() }
      // Without a gesture of the user, the app's code changes the number.
      if drag != nil, case .by = scrub { editIfAllowed(.scrub(scrub)) } else { edit(.scrub(scrub)) }
    }

    /// Adds the drag gesture to a field if `isOn` is true, and removes it otherwise.
    func setScrubbing(_ isOn: Bool, of textField: UITextField) {
      // On tvOS, drags cannot change the number in a field.
      #if !os(tvOS)
        if isOn { textField.addPan(for: self) } else { textField.removePan(for: self) }
      #endif
    }
  }

  extension UITextField {
    /// The selection in UTF-16 offsets.
    var selectedOffsets: Range<Int> {
      get {
        selectedTextRange.map { offsets(of: $0) } ?? shownText.utf16Length..<shownText.utf16Length
      }
      set {
        guard newValue != selectedTextRange.map({ offsets(of: $0) }),
          let start = position(atOffset: newValue.lowerBound),
          let end = position(atOffset: newValue.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
      }
    }

    /// The range of marked text in UTF-16 offsets, or nil.
    var markedOffsets: Range<Int>? { markedTextRange.map { offsets(of: $0) } }

    var shownText: String { text ?? "" }

    /// Returns the position at an offset, after clamping the offset to the text.
    ///
    /// UIKit itself would return nil for an offset outside the text.
    private func position(atOffset offset: Int) -> UITextPosition? {
      let length = self.offset(from: beginningOfDocument, to: endOfDocument)
      return position(from: beginningOfDocument, offset: min(max(0, offset), length))
    }

    private func offsets(of range: UITextRange) -> Range<Int> {
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
  }

  extension TextFieldAdapter: FieldAdapter {
    /// Sets the accessibility value of the field to the number in words, if VoiceOver is on.
    ///
    /// During editing, the accessibility value is the text, because VoiceOver navigates by its
    /// characters. UIKit provides the accessibility value of an empty field.
    func describe() {
      guard let textField else { return }
      let isSpoken = UIAccessibility.isVoiceOverRunning && !textField.isEditing
      let words = isSpoken ? describedText : nil
      if words != nil || traces.isDescribed { textField.accessibilityValue = words }
      traces.isDescribed = words != nil
    }

    /// Whether VoiceOver swipes change the value by steps, if the field is a `NumericTextInput`.
    var stepsBySwipes: Bool {
      model.traits.hasStep && configuration.stepGesture.usesSwipes(isEditing: model.engine.isActive)
    }

    /// Adds VoiceOver actions that change the value by steps, if the style has a step and VoiceOver
    /// swipes don't already change the value.
    func describeSteps() {
      guard let textField else { return }
      textField.removeSteps()
      guard model.traits.hasStep, !(textField is NumericTextInput && stepsBySwipes) else { return }
      textField.accessibilityCustomActions =
        (textField.accessibilityCustomActions ?? []) + [
          stepAction(configuration.stepUpLabel, .increase, by: 1),
          stepAction(configuration.stepDownLabel, .decrease, by: -1),
        ]
    }

    private func stepAction(_ name: String?, _ other: Sentence, by count: Int) -> StepAction {
      StepAction(name: name ?? other.text(in: model.locale)) { [weak self] _ in
        self?.editIfAllowed(.step(by: count))
        return self != nil
      }
    }

    func signalRefusal() {
      // tvOS and visionOS have no haptic feedback.
      #if !os(tvOS) && !os(visionOS)
        if configuration.vibratesOnRefusal {
          UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
      #endif
    }

    /// Lets VoiceOver speak a message.
    ///
    /// VoiceOver would drop a plain announcement, because it speaks each typed character.
    /// Therefore, the announcement has a high priority. iOS before 17 has no priorities, so there
    /// the announcement is queued after the character.
    func announce(_ message: String) {
      guard UIAccessibility.isVoiceOverRunning else { return }
      var attributes: [NSAttributedString.Key: Any] = [:]
      if #available(iOS 17, tvOS 17, *) {
        attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.high
      } else {
        attributes[.accessibilitySpeechQueueAnnouncement] = true
      }
      let announcement = NSAttributedString(string: message, attributes: attributes)
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  extension UITextField {
    /// Removes the VoiceOver actions that change the value by steps.
    func removeSteps() { accessibilityCustomActions?.removeAll { $0 is StepAction } }
  }

  /// A VoiceOver action that the adapter has added, as opposed to the app's own actions.
  private final class StepAction: UIAccessibilityCustomAction {}
#endif

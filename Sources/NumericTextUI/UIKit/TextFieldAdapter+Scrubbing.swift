// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

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
      edit(.scrub(scrub))
    }

    /// Adds `count` steps to the value as part of a drag gesture.
    ///
    /// All changes of a drag are undone together. A drag doesn't give the field focus. Call
    /// `endScrubbing()` when the drag ends. If the field doesn't have focus, `endScrubbing()` also
    /// commits the number.
    ///
    /// ```swift
    /// delegate.scrub(by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative to subtract.
    ///   - size: The size of each step.
    public func scrub(by count: Int, _ size: NumericTextStepSize = .regular) {
      scrub(.by(count, size))
    }

    /// Ends a drag, so that the next one is undone separately.
    public func endScrubbing() { scrub(.ended) }

    /// Cancels a drag in progress, and restores the number from before the drag.
    ///
    /// If the finger continues to move, the number no longer changes.
    public func cancelScrubbing() { scrub(.canceled) }
  }

  extension TextFieldAdapter {
    /// Adds or removes the drag gesture of a field.
    func setScrubbing(_ isOn: Bool, of textField: UITextField) {
      // On tvOS, drags cannot change the number in a field.
      #if !os(tvOS)
        if isOn { textField.addPan(for: self) } else { textField.removePan(for: self) }
      #endif
    }
  }
#endif

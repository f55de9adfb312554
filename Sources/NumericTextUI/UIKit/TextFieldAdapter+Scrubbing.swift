// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter: Draggable {
    /// Whether the field is enabled, and its delegate lets the user edit it.
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
    /// All changes of a drag are undone together. Call `endScrubbing()` when the drag ends, which
    /// also commits the number of a field without focus. A drag doesn't give the field focus.
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

    /// Cancels a drag in progress, and restores the number from before it.
    ///
    /// The gesture that is in progress has no further effect.
    public func cancelScrubbing() { scrub(.canceled) }
  }

  extension TextFieldAdapter {
    /// Adds or removes the gesture of the field.
    func applyScrubbing(to textField: UITextField) {
      // tvOS has no fields that can be dragged.
      #if !os(tvOS)
        if configuration.allowsScrubbing {
          textField.addPan(for: self)
        } else {
          textField.removePan(for: self)
        }
      #endif
    }

    func removeScrubbing(of textField: UITextField) {
      // tvOS has no fields that can be dragged.
      #if !os(tvOS)
        textField.removePan(for: self)
      #endif
    }
  }
#endif

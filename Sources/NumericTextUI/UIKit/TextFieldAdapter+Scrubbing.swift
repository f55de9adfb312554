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

    /// Adds steps to the value by a drag, whose changes are undone together.
    ///
    /// A field without focus stays as it is. `endScrubbing()` ends the drag, and commits the number
    /// of a field without focus.
    ///
    /// ```swift
    /// delegate.scrub(by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative to subtract.
    ///   - size: The size of the steps.
    public func scrub(by count: Int, _ size: NumericTextStepSize = .regular) {
      scrub(.by(count, size))
    }

    /// Ends a drag, so that the next one is undone separately.
    public func endScrubbing() { scrub(.ended) }

    /// Restores the number from before a drag that is still in progress.
    ///
    /// A gesture that is still in progress has no further effect.
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

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

    /// Adds or removes the drag gesture of a field.
    func setScrubbing(_ isOn: Bool, of textField: UITextField) {
      // On tvOS, drags cannot change the number in a field.
      #if !os(tvOS)
        if isOn { textField.addPan(for: self) } else { textField.removePan(for: self) }
      #endif
    }
  }
#endif

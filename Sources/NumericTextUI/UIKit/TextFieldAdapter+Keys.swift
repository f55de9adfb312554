// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import UIKit

  /// A key of a hardware keyboard with what it does.
  struct HardwareKey {
    let input: String
    let flags: UIKeyModifierFlags
    let event: Event
  }

  extension TextFieldAdapter {
    /// The keys that mean something now; all others are left to the system.
    var keys: [HardwareKey] {
      (model.traits.hasStep ? Self.stepKeys : []) + (model.isEdited ? [Self.escape] : [])
    }

    private static var stepKeys: [HardwareKey] {
      [
        HardwareKey(input: UIKeyCommand.inputUpArrow, flags: [], event: .step(by: 1)),
        HardwareKey(input: UIKeyCommand.inputDownArrow, flags: [], event: .step(by: -1)),
        HardwareKey(input: UIKeyCommand.inputUpArrow, flags: .shift, event: .step(by: 10)),
        HardwareKey(input: UIKeyCommand.inputDownArrow, flags: .shift, event: .step(by: -10)),
        HardwareKey(input: UIKeyCommand.inputPageUp, flags: [], event: .step(by: 10)),
        HardwareKey(input: UIKeyCommand.inputPageDown, flags: [], event: .step(by: -10)),
      ]
    }

    private static var escape: HardwareKey {
      HardwareKey(input: UIKeyCommand.inputEscape, flags: [], event: .cancel)
    }
  }
#endif

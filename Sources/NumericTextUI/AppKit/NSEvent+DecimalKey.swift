// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  extension NSEvent {
    /// Whether this is a press of the decimal key of the numeric keypad, whatever its character.
    ///
    /// The key code is `kVK_ANSI_KeypadDecimal` of the Carbon framework. AppKit raises an exception
    /// for the key code of an event that is not a key.
    var isOfDecimalKey: Bool { type == .keyDown && keyCode == 65 }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  extension NSEvent {
    /// Whether this is a press of the decimal key of the numeric keypad, whatever its character.
    ///
    /// The key code is `kVK_ANSI_KeypadDecimal` of the Carbon framework. The type is checked first,
    /// because AppKit raises an exception when the key code of an event of another type is read.
    var isOfDecimalKey: Bool { type == .keyDown && keyCode == 65 }
  }
#endif

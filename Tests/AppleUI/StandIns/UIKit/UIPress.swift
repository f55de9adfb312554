// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The position of a key on a hardware keyboard, independent of the character that the key types.
public enum UIKeyboardHIDUsage: Sendable {
  case keyboard1, keyboardComma, keypadPeriod, keypadComma
}

@preconcurrency @MainActor
open class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage

  public init(_ keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

/// A press of a button or of a key on a hardware keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public let key: UIKey?

  public init(_ key: UIKey?) { self.key = key }
}

open class UIPressesEvent: UIEvent {}

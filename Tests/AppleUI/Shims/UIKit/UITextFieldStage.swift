// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The state of a text field, as tests set and read it.
@MainActor
public final class UITextFieldStage {
  /// The delegate method with which the system asks about a change.
  public enum RangeMethod: Sendable {
    /// The method with a single range, before iOS 26.
    case single

    /// The iOS 26 method with several ranges, if the delegate implements it.
    case several
  }

  /// The delegate method with which the system asks about a change.
  public var rangeMethod = RangeMethod.single

  /// The position of the caret that the system sets after a paste, or nil for the end of the pasted
  /// text.
  public var caretAfterPaste: Int?

  /// The calls of the delegate in order.
  public var calls: [String] = []

  /// The number of times that code has set the text since the last reset by a test.
  public var writes = 0

  /// The mistakes that would cause a crash on a device.
  public var faults: [String] = []

  /// The keyboard and the accessory view on screen.
  ///
  /// They do not change until the field reloads its input views.
  @MainActor
  public struct Input {
    public let keyboardType: UIKeyboardType
    public let returnKeyType: UIReturnKeyType
    public let accessoryView: UIView?

    init(_ field: UITextField) {
      keyboardType = field.keyboardType
      returnKeyType = field.returnKeyType
      accessoryView = field.inputAccessoryView
    }
  }

  /// The keyboard and the accessory view on screen, or nil without focus.
  public internal(set) var shownInput: Input?

  /// The undo manager of the field.
  public let undoManager = UndoManager()

  var string = ""
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false

  var length: Int { string.utf16.count }
}

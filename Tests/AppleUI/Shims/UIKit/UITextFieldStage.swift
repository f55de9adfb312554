// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What a text field holds, and what a test may set and see of it.
@MainActor
public final class UITextFieldStage {
  /// Which range method the system asks a delegate with.
  public enum RangeMethod: Sendable {
    /// The one with a single range: before iOS 26.
    case single

    /// The one with several ranges, if the delegate answers it: iOS 26.
    case several
  }

  /// Which range method the system asks with.
  public var rangeMethod = RangeMethod.single

  /// Where the system puts the caret after a paste, nil for behind the pasted text.
  public var caretAfterPaste: Int?

  /// What the system asked the delegate and told it, in order.
  public var calls: [String] = []

  /// How often code has set the text since a test emptied it.
  public var writes = 0

  /// What would have been a crash on a device.
  public var faults: [String] = []

  /// The keyboard and the bar that are on screen.
  ///
  /// They stay as they are until the field reloads its input views.
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

  /// The keyboard and the bar that are on screen, nil without the focus.
  public internal(set) var shownInput: Input?

  /// The undo manager of the field's text.
  public let undoManager = UndoManager()

  var string = ""
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false

  var length: Int { string.utf16.count }
}

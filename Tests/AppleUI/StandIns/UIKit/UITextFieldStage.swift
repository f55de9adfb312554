// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of a text field's state that tests set and read.
@preconcurrency @MainActor
public final class UITextFieldStage {
  /// The delegate method that the system calls to ask about a change.
  public enum RangeMethod: Sendable {
    /// The method with a single range, called before iOS 26.
    case single

    /// The method with several ranges, called since iOS 26 if the delegate implements it.
    case several
  }

  public var rangeMethod = RangeMethod.single

  /// The caret that the system sets after a paste that the delegate has refused, or nil for the end
  /// of the pasted text.
  public var caretAfterPaste: Int?

  /// Whether the system records an undo step for a paste that the delegate has refused.
  ///
  /// Always true on devices, where the run loop runs between a paste and an undo. Therefore, only a
  /// test that waits before it undoes can set it.
  public var recordsRefusedPastes = false

  /// Whether the system sets the caret only one iteration of the run loop after a tap or a refused
  /// paste.
  public var setsCaretLater = false

  /// The texts that the delegate was asked to allow, in order.
  public internal(set) var proposals: [String] = []

  /// How often the field has sent `editingChanged`.
  public internal(set) var changes = 0

  /// The number of times that the app's code, not the user, has set the text.
  ///
  /// A test can reset this number to 0.
  public var writes = 0

  /// A keyboard and an accessory view.
  ///
  /// If a property such as `keyboardType` changes, the shown keyboard stays the same until the
  /// field reloads its input views.
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

  /// The keyboard and the accessory view that are shown, or nil if the field has no focus.
  public internal(set) var shownInput: Input?

  public let undoManager = UndoManager()

  /// The accessibility traits that the app has set, or nil.
  public internal(set) var ownTraits: UIAccessibilityTraits?

  var string = ""
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false

  var length: Int { string.utf16.count }
}

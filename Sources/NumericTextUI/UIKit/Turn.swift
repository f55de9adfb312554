// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.

  /// The stage of an edit that UIKit and the adapter perform together.
  ///
  /// UIKit reports a single edit in several callbacks, and the meaning of a callback depends on the
  /// stage.
  enum Turn {
    /// No edit is in progress.
    case waiting

    /// Editing has begun, and UIKit will move the caret to `systemCaret`, the end of the text.
    case begun(systemCaret: Int)

    /// Editing has begun with this selection, in UTF-16 offsets.
    ///
    /// If editing began with a tap, UIKit moves the caret to the tapped position. The adapter then
    /// restores this selection.
    case begunWithSelection(Range<Int>)

    /// UIKit will make this change itself and report it afterwards.
    case allowed(ReportedChange)

    /// The engine has made this change, and the delegate has told UIKit not to make it again.
    ///
    /// UIKit sometimes makes the change nevertheless. After a paste, UIKit moves the caret to
    /// `systemCaret`, even if it doesn't make the change. If the engine's caret is already there,
    /// `systemCaret` is nil.
    case made(ReportedChange, systemCaret: Int?)

    /// The field contains a placeholder that UIKit has inserted.
    ///
    /// The associated value is the whole text of the field, including the placeholder.
    case hosting(String)

    /// An input method is composing text.
    case composing(MarkedRange)

    /// The adapter is updating the text field.
    case drawing

    /// UIKit is pasting and will move the caret.
    case pasting

    /// Whether the adapter or UIKit, rather than the user, causes the current callbacks.
    var isProgrammatic: Bool {
      switch self {
      case .drawing, .pasting, .allowed: true
      case .waiting, .begun, .begunWithSelection, .made, .hosting, .composing: false
      }
    }

    /// The position to which UIKit will move the caret, or nil if no movement is expected.
    var systemCaret: Int? {
      switch self {
      case .begun(let caret): caret
      case .made(_, let caret): caret
      case .waiting, .begunWithSelection, .allowed, .hosting, .composing, .drawing, .pasting: nil
      }
    }
  }
#endif

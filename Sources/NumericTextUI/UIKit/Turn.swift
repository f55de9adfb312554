// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.

  /// The stage of the exchange between UIKit and the adapter, which determines what a callback
  /// means.
  ///
  /// UIKit reports a single edit in several callbacks. A turn stores what the later callbacks need,
  /// and ends with the next edit.
  enum Turn {
    /// No exchange is in progress.
    case waiting

    /// Editing has begun, and UIKit will move the caret to `systemCaret`, the end of the text.
    case begun(systemCaret: Int)

    /// Editing has begun with this selection, in UTF-16 offsets.
    ///
    /// If a tap in the same event places the caret elsewhere, the selection is restored.
    case begunWithSelection(Range<Int>)

    /// UIKit will make this change itself and report it afterwards.
    case allowed(ReportedChange)

    /// The engine has made this change, and UIKit was told not to make it.
    ///
    /// UIKit may make it anyway. After a paste, UIKit moves the caret to `systemCaret`. This is nil
    /// if the engine's caret is already there.
    case made(ReportedChange, systemCaret: Int?)

    /// The field contains a placeholder that UIKit has inserted.
    ///
    /// The associated value is the whole text of the field, including the placeholder.
    case hosting(String)

    /// An input method is composing text.
    case composing(Composition)

    /// The adapter is updating the text field.
    case drawing

    /// UIKit is pasting and will move the caret.
    case pasting

    /// Whether the adapter or UIKit, rather than the user, causes the current callbacks.
    var isOurs: Bool {
      switch self {
      case .drawing, .pasting, .allowed: true
      case .waiting, .begun, .begunWithSelection, .made, .hosting, .composing: false
      }
    }

    /// The position to which UIKit will move the caret, or nil.
    var systemCaret: Int? {
      switch self {
      case .begun(let caret): caret
      case .made(_, let caret): caret
      case .waiting, .begunWithSelection, .allowed, .hosting, .composing, .drawing, .pasting: nil
      }
    }
  }
#endif

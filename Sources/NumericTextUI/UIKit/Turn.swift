// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.

  /// The stage of an exchange between UIKit and the adapter.
  ///
  /// UIKit reports a single edit in several callbacks. A turn stores what the later callbacks need,
  /// and ends with the next edit.
  enum Turn {
    /// No exchange is in progress.
    case waiting

    /// Editing has begun, and UIKit will move the caret to `systemCaret`, the end of the text.
    case begun(systemCaret: Int)

    /// Editing has begun, and a tap that places the caret during the same event selects this range
    /// instead, in UTF-16 offsets.
    case begunWithSelection(Range<Int>)

    /// The system makes a change itself and reports it afterwards.
    case allowed(ReportedChange)

    /// The engine has made a change that UIKit was told not to make.
    ///
    /// UIKit may make it anyway, and after a paste it moves the caret to `systemCaret`, which is
    /// nil if the engine's caret is there.
    case made(ReportedChange, systemCaret: Int?)

    /// The field contains a placeholder that UIKit has inserted.
    ///
    /// The text includes it.
    case hosting(String)

    /// An input method is composing.
    case composing(Composition)

    /// The adapter is updating the text field.
    case drawing

    /// UIKit is pasting and will move the caret.
    case pasting

    /// Whether callbacks result from the adapter or UIKit rather than from the user.
    var isOurs: Bool {
      switch self {
      case .drawing, .pasting, .allowed: true
      case .waiting, .begun, .begunWithSelection, .made, .hosting, .composing: false
      }
    }

    /// The caret that UIKit will set, or nil.
    var systemCaret: Int? {
      switch self {
      case .begun(let caret): caret
      case .made(_, let caret): caret
      case .waiting, .begunWithSelection, .allowed, .hosting, .composing, .drawing, .pasting: nil
      }
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.

  /// The thing that a text field, the system and the engine are in the middle of.
  ///
  /// UIKit reports one edit with several callbacks. A turn carries what the later ones need, and ends
  /// with the next edit.
  enum Turn {
    /// Whatever comes next is new.
    case waiting

    /// Editing has begun, and the system moves the caret to `systemCaret`, after the text.
    case begun(systemCaret: Int)

    /// Editing has begun with the whole text selected, wherever the tap places the caret.
    case begunWithWhole

    /// The system makes a change itself and reports it afterwards.
    case allowed(ReportedChange)

    /// The engine made a change that the system was told not to make.
    ///
    /// The system may make it nevertheless, and after a paste it moves the caret to `systemCaret`,
    /// which is nil if that is where the engine has it.
    case made(ReportedChange, systemCaret: Int?)

    /// The system keeps a character in the field that is not for the engine; this is the text with it.
    case hosting(String)

    /// An input method is composing.
    case composing(Composition)

    /// The adapter writes to the text field.
    case drawing

    /// The system pastes and moves the caret by itself.
    case pasting

    /// Whether callbacks report what the adapter or the system does, not the person.
    var isOurs: Bool {
      switch self {
      case .drawing, .pasting, .allowed: true
      case .waiting, .begun, .begunWithWhole, .made, .hosting, .composing: false
      }
    }

    /// The caret that the system sets by itself, nil if none is expected.
    var systemCaret: Int? {
      switch self {
      case .begun(let caret): caret
      case .made(_, let caret): caret
      case .waiting, .begunWithWhole, .allowed, .hosting, .composing, .drawing, .pasting: nil
      }
    }
  }
#endif

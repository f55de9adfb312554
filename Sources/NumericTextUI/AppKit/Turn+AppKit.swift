// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.

  /// The stage of an edit or a focus change, which determines how to handle a callback from AppKit.
  ///
  /// AppKit reports focus late and some edits not at all, so the adapter must remember the stage.
  /// Most stages end with the event in which they began.
  indirect enum Turn {
    /// The field doesn't have focus.
    case away

    /// The field has focus, and no other stage applies.
    case waiting

    /// Editing has begun with this selection, in UTF-16 offsets.
    ///
    /// If AppKit changes the selection in the same event, for example because of a click, the
    /// adapter restores this selection.
    case begunWithSelection(Range<Int>)

    /// An input method is composing text.
    case composing(MarkedRange)

    /// Return has been pressed, and AppKit will remove the field editor.
    case returning

    /// AppKit is removing the field editor.
    ///
    /// `keepsFocus` is true after Return: AppKit then adds the field editor again, and selects the
    /// text. AppKit reports that editing has begun only with the next edit.
    case ending(keepsFocus: Bool)

    /// The adapter is updating the text field, which interrupts the stage `during`.
    case drawing(during: Turn)
  }

  extension Turn {
    /// Whether the field has focus.
    var hasFocus: Bool {
      switch self {
      case .away: false
      case .waiting, .begunWithSelection, .composing, .returning: true
      case .ending(let keepsFocus): keepsFocus
      case .drawing(let turn): turn.hasFocus
      }
    }

    /// Whether the adapter or AppKit, rather than the user, causes the current callbacks.
    var isProgrammatic: Bool {
      switch self {
      case .drawing, .ending: true
      case .away, .waiting, .begunWithSelection, .composing, .returning: false
      }
    }

    /// Whether Return has been pressed during this event.
    var isReturning: Bool {
      if case .returning = self { true } else { false }
    }

    /// The stage after the current event.
    var afterEvent: Turn {
      switch self {
      case .ending(let keepsFocus): keepsFocus ? .waiting : .away
      case .begunWithSelection, .returning: .waiting
      case .away, .waiting, .composing, .drawing: self
      }
    }
  }
#endif

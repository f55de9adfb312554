// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.

  /// The stage of an exchange between AppKit and the adapter.
  ///
  /// AppKit reports focus late and some edits not at all, so most turns end with the event in which
  /// they began.
  indirect enum Turn {
    /// The field doesn't have focus.
    case away

    /// The field has focus, and no exchange is in progress.
    case waiting

    /// Editing has begun, and a click that places the caret during the same event selects this
    /// range instead, in UTF-16 offsets.
    case begunWithSelection(Range<Int>)

    /// An input method is composing.
    case composing(Composition)

    /// Return has been pressed, and AppKit will remove the editor.
    case returning

    /// AppKit is removing the editor.
    ///
    /// After Return, AppKit adds it again with the text selected. The field then stays idle until
    /// it is edited.
    case ending(isBack: Bool)

    /// The adapter is updating the text field during another turn.
    case drawing(during: Turn)
  }

  extension Turn {
    /// Whether the field has focus.
    var hasFocus: Bool {
      switch self {
      case .away: false
      case .waiting, .begunWithSelection, .composing, .returning: true
      case .ending(let isBack): isBack
      case .drawing(let turn): turn.hasFocus
      }
    }

    /// Whether callbacks result from the adapter or AppKit rather than from the user.
    var isOurs: Bool {
      switch self {
      case .drawing, .ending: true
      case .away, .waiting, .begunWithSelection, .composing, .returning: false
      }
    }

    /// Whether Return has been pressed during this event.
    var isReturning: Bool {
      if case .returning = self { true } else { false }
    }

    /// The turn after the current event.
    var settled: Turn {
      switch self {
      case .ending(let isBack): isBack ? .waiting : .away
      case .begunWithSelection, .returning: .waiting
      case .away, .waiting, .composing, .drawing: self
      }
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.

  /// The thing that a text field, its window's editor and the engine are in the middle of.
  ///
  /// AppKit reports the focus late and some edits not at all, so most turns end with the event in
  /// which they began.
  indirect enum Turn {
    /// The person is elsewhere.
    case away

    /// The person is in the field, and whatever comes next is new.
    case waiting

    /// Editing has begun, and a click that places the caret in the same event selects this instead,
    /// in UTF-16 offsets.
    case begunWithSelection(Range<Int>)

    /// An input method is composing.
    case composing(Composition)

    /// Return has been pressed, and AppKit takes the editor away next.
    case returning

    /// The editor is being taken away.
    ///
    /// After Return AppKit gives it back with the text selected. The field stays idle then, until it
    /// is edited again.
    case ending(isBack: Bool)

    /// The adapter writes to the text field during another turn.
    case drawing(during: Turn)
  }

  extension Turn {
    /// Whether the person is in the field.
    var hasFocus: Bool {
      switch self {
      case .away: false
      case .waiting, .begunWithSelection, .composing, .returning: true
      case .ending(let isBack): isBack
      case .drawing(let turn): turn.hasFocus
      }
    }

    /// Whether callbacks report what the adapter or AppKit does, not the person.
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

    /// The turn once the event is over.
    var settled: Turn {
      switch self {
      case .ending(let isBack): isBack ? .waiting : .away
      case .begunWithSelection, .returning: .waiting
      case .away, .waiting, .composing, .drawing: self
      }
    }
  }
#endif

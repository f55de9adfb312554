// SPDX-License-Identifier: MIT

import NumericText

/// An event that a key of the demo causes in a field.
enum DemoEvent: Hashable, Sendable {
  case type(String)
  case paste(String)
  case deleteBackward, deleteForward, deleteToStart, deleteToEnd
  case move(NumericTextCaretMove, extending: Bool = false)
  case selectAll
  case step(by: Int, NumericTextStepSize = .regular)
  case scrub(by: Int, NumericTextStepSize = .regular)
  case endScrubbing
  case undo, redo, cancel
  case focus, blur
}

extension DemoEvent {
  /// Performs the event in the session of a field.
  func perform(in session: inout AnyNumericTextSession) -> AnyNumericTextOutcome {
    switch self {
    case .type(let text): session.type(text)
    case .paste(let text): session.paste(text)
    case .deleteBackward: session.deleteBackward()
    case .deleteForward: session.deleteForward()
    case .deleteToStart: session.deleteToStart()
    case .deleteToEnd: session.deleteToEnd()
    case .move(let move, let isExtending): session.move(move, extending: isExtending)
    case .selectAll: session.selectAll()
    case .step(let count, let size): session.step(by: count, size)
    case .scrub(let count, let size): session.scrub(by: count, size)
    case .endScrubbing: session.endScrubbing()
    case .undo: session.undo()
    case .redo: session.redo()
    case .cancel: session.cancel()
    case .focus: session.focus()
    case .blur: session.blur()
    }
  }

  /// The name of the key, as printed by the non-interactive demo (`DemoTour`).
  var keyName: String {
    switch self {
    case .type(let text): text
    case .paste(let text): "paste \(text)"
    case .deleteBackward: "backspace"
    case .deleteForward: "delete"
    case .deleteToStart: "delete to start"
    case .deleteToEnd: "delete to end"
    case .move(let move, let isExtending): (isExtending ? "shift " : "") + move.keyName
    case .selectAll: "select all"
    case .step(let count, _): count > 0 ? "up" : "down"
    case .scrub(let count, let size): "\(size.keyName) \(count > 0 ? "up" : "down")"
    case .endScrubbing: "drop"
    case .undo: "undo"
    case .redo: "redo"
    case .cancel: "escape"
    case .focus: "focus"
    case .blur: "leave"
    }
  }
}

extension NumericTextStepSize {
  fileprivate var keyName: String {
    switch self {
    case .fine: "alt"
    case .regular: "drag"
    case .coarse: "shift"
    }
  }
}

extension NumericTextCaretMove {
  fileprivate var keyName: String {
    switch self {
    case .backward: "left"
    case .forward: "right"
    case .start: "home"
    case .end: "end"
    }
  }
}

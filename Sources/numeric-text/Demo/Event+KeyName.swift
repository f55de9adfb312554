// SPDX-License-Identifier: MIT

import NumericText

extension Event {
  /// The name of the key or command that causes this event, as printed by the non-interactive demo
  /// (`DemoTour`).
  var keyName: String {
    switch self {
    case .edit(let request): request.keyName
    case .input(let text, _): "input \(text)"
    case .focus: "focus"
    case .blur: "leave"
    case .submit: "return"
    case .cancel: "escape"
    case .select(let range): "select \(range)"
    case .selectAll: "select all"
    case .move(let move, let isExtending): (isExtending ? "shift " : "") + move.keyName
    case .step(let count): count > 0 ? "up" : "down"
    case .scrub(let scrub): scrub.keyName
    case .undo: "undo"
    case .redo: "redo"
    case .mark(let text): "compose \(text)"
    case .confirmMarkedText: "confirm"
    }
  }
}

extension EditRequest {
  fileprivate var keyName: String {
    switch self {
    case .type(let text): text
    case .decimalKey: "decimal key"
    case .paste(let text): "paste \(text)"
    case .replace(let range, let text): "replace \(range) \(text)"
    case .delete(.backward): "backspace"
    case .delete(.forward): "delete"
    case .delete(.toStart): "delete to start"
    case .delete(.toEnd): "delete to end"
    case .toggleSign: "change sign"
    }
  }
}

extension Scrub {
  fileprivate var keyName: String {
    switch self {
    case .by(let count, .fine): count > 0 ? "alt up" : "alt down"
    case .by(let count, .regular): count > 0 ? "drag up" : "drag down"
    case .by(let count, .coarse): count > 0 ? "shift up" : "shift down"
    case .ended: "drop"
    case .canceled: "cancel drag"
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

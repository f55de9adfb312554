// SPDX-License-Identifier: MIT

import NumericText

/// What can be done in a field with keys.
enum FieldAction: Hashable, Sendable {
  case focus
  case submit
  case cancel
  case type(String)
  case paste(String)
  case deleteBackward
  case deleteForward
  case deleteToStart
  case deleteToEnd
  case move(CaretMove, extending: Bool)
  case step(Int)
  case undo
  case redo
}

extension FieldAction: CustomStringConvertible {
  /// What a person would call it.
  var description: String {
    switch self {
    case .focus: "focus"
    case .submit: "return"
    case .cancel: "escape"
    case .type(let text): text
    case .paste(let text): "paste \(text)"
    case .deleteBackward: "backspace"
    case .deleteForward: "delete"
    case .deleteToStart: "delete to start"
    case .deleteToEnd: "delete to end"
    case .move(let move, let extending): (extending ? "shift " : "") + move.key
    case .step(let count): count > 0 ? "up" : "down"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension CaretMove {
  /// The key that makes this move.
  fileprivate var key: String {
    switch self {
    case .backward: "left"
    case .forward: "right"
    case .start: "home"
    case .end: "end"
    }
  }
}

// SPDX-License-Identifier: MIT

@testable import NumericTextCore

/// A single action of a user in a field.
enum Press: Hashable, Sendable {
  case key(String)
  case paste(String)
  case backspace, delete
  case move(NumericTextCaretMove)
  case extend(NumericTextCaretMove)

  var event: Event {
    switch self {
    case .key(let text): .edit(.type(text))
    case .paste(let text): .edit(.paste(text))
    case .backspace: .edit(.delete(.backward))
    case .delete: .edit(.delete(.forward))
    case .move(let move): .move(move)
    case .extend(let move): .move(move, extending: true)
    }
  }

  func apply(to session: inout Session) -> Played { session.play(event) }

  /// The key presses that edit the number: digits, separator, sign and the two deletions.
  static let edits: [Press] = ["0", "1", "9", ".", "-", .backspace, .delete]

  /// The key presses that edit the number, and one that moves the caret to the previous slot.
  static let editsAndArrow: [Press] = edits + [.move(.backward)]
}

extension Press: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .key(value) }
}

extension Press: CustomStringConvertible {
  var description: String {
    switch self {
    case .key(let text): text
    case .paste(let text): "paste(\(text))"
    case .backspace: "⌫"
    case .delete: "⌦"
    case .move(let move): "move(\(move))"
    case .extend(let move): "extend(\(move))"
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

// Shorthands for the keys of a user.
extension Event {
  static let backspace = Event.edit(.delete(.backward))
  static let forwardDelete = Event.edit(.delete(.forward))
  static func paste(_ text: String) -> Event { .edit(.paste(text)) }

  /// The key presses that edit the number: digits, separator, sign and the two deletions.
  static let edits: [Event] = ["0", "1", "9", ".", "-", .backspace, .forwardDelete]

  /// The key presses that edit the number, and one that moves the caret to the previous slot.
  static let editsAndArrow: [Event] = edits + [.move(.backward)]
}

extension Event: ExpressibleByStringLiteral {
  /// Creates the event of a typed key.
  package init(stringLiteral key: String) { self = .edit(.type(key)) }
}

extension Event: CustomTestStringConvertible {
  /// The key of the user, such as `1` or `⌫`, for the traces of broken laws.
  package var testDescription: String {
    switch self {
    case .edit(.type(let text)): text
    case .edit(.paste(let text)): "paste(\(text))"
    case .backspace: "⌫"
    case .forwardDelete: "⌦"
    case .move(let move, extending: false): "move(\(move))"
    case .move(let move, extending: true): "extend(\(move))"
    default: "\(self)"
    }
  }
}

extension [Event] {
  /// The keys in the order in which they are pressed.
  var keys: String { map(\.testDescription).joined(separator: " ") }
}

// SPDX-License-Identifier: MIT

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

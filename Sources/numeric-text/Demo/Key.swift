// SPDX-License-Identifier: MIT

/// A key press or paste, as reported by a terminal.
enum Key: Hashable, Sendable {
  /// A typed character.
  case text(String)

  /// A complete paste, which terminals distinguish from typing.
  case paste(String)

  /// A letter pressed with the Control key, in lowercase.
  case control(Character)

  /// A named key.
  case named(Name, Modifiers)

  enum Name: Hashable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case backspace, delete, tab, enter, escape
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  /// Returns a named key without modifiers.
  static func named(_ name: Name) -> Key { .named(name, []) }
}

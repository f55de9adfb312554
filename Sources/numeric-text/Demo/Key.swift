// SPDX-License-Identifier: MIT

/// What a person pressed or pasted, as a terminal reports it.
enum Key: Hashable, Sendable {
  /// One typed character.
  case text(String)

  /// A whole paste, which a terminal brackets so that it is not taken for typing.
  case paste(String)

  /// A lower case letter with Control.
  case control(Character)

  /// A key with a name.
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

  /// A named key without modifiers.
  static func named(_ name: Name) -> Key { .named(name, []) }
}

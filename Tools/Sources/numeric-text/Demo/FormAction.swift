// SPDX-License-Identifier: MIT

import NumericText

/// The action of a key in the demo's form.
enum FormAction: Hashable, Sendable {
  case field(DemoEvent)
  case nextField
  case previousField
  case nextPage
  case nextLocale
  case nextCurrency
  case quit

  /// Creates the action of a key, or nil if the key has none.
  init?(_ key: Key) {
    switch key {
    case .text(let text): self = .field(.type(text))
    case .paste(let text): self = .field(.paste(text))
    case .control(let letter):
      guard let action = Self.letters[letter] else { return nil }
      self = action
    case .named(let name, let modifiers): self.init(name, modifiers)
    }
  }

  private static let letters: [Character: FormAction] = [
    "a": .field(.selectAll), "e": .field(.move(.end)),
    "b": .field(.move(.backward)),
    "f": .field(.move(.forward)),
    "u": .field(.deleteToStart), "w": .field(.deleteToStart),
    "k": .field(.deleteToEnd),
    "z": .field(.undo), "y": .field(.redo),
    "n": .nextPage, "l": .nextLocale, "g": .nextCurrency, "c": .quit, "d": .quit,
  ]

  private init(_ name: Key.Name, _ modifiers: Key.Modifiers) {
    let extending = modifiers.contains(.shift)
    // A number is a single word, so moving or deleting by word reaches its start or end.
    let isWord = !modifiers.isDisjoint(with: [.alt, .control])
    switch name {
    case .left: self = .field(.move(isWord ? .start : .backward, extending: extending))
    case .right: self = .field(.move(isWord ? .end : .forward, extending: extending))
    case .home: self = .field(.move(.start, extending: extending))
    case .end: self = .field(.move(.end, extending: extending))
    case .up: self = .field(Self.step(1, modifiers))
    case .down: self = .field(Self.step(-1, modifiers))
    case .pageUp: self = .field(.step(by: 1, .coarse))
    case .pageDown: self = .field(.step(by: -1, .coarse))
    case .backspace: self = .field(isWord ? .deleteToStart : .deleteBackward)
    case .delete: self = .field(isWord ? .deleteToEnd : .deleteForward)
    case .tab: self = extending ? .previousField : .nextField
    // Moving to the next field also commits the number, as Return does in other apps.
    case .enter: self = .nextField
    case .escape: self = .field(.cancel)
    }
  }

  /// Returns the event for `count` steps.
  ///
  /// The steps are coarse with Shift, and fine with Alt.
  private static func step(_ count: Int, _ modifiers: Key.Modifiers) -> DemoEvent {
    if modifiers.contains(.alt) { return .scrub(by: count, .fine) }
    return .step(by: count, modifiers.contains(.shift) ? .coarse : .regular)
  }
}

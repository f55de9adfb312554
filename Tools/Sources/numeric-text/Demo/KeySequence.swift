// SPDX-License-Identifier: MIT

/// A control sequence such as `ESC [ 1 ; 2 C`: numbers and a final byte, which together identify
/// the key and its modifiers.
///
/// The sequences are those of xterm, which kitty, tmux, the Linux console and Apple's Terminal use,
/// too.
struct KeySequence {
  private let numbers: [Int]
  private let last: Character

  /// Creates a sequence, or nil if a parameter is not a number.
  ///
  /// Only reports from the terminal have such parameters. Keys never do.
  init?(_ parameters: [UInt8], _ last: UInt8) {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard let number = part.isEmpty ? 0 : Int(String(decoding: part, as: UTF8.self)) else {
        return nil
      }
      numbers.append(number)
    }
    self.numbers = numbers
    self.last = Character(Unicode.Scalar(last))
  }

  /// Whether this sequence marks the start of a paste.
  var startsPaste: Bool { last == "~" && number(0) == 200 }

  /// The key, or nil if the demo doesn't use it.
  var key: Key? {
    switch last {
    case "A": named(.up)
    case "B": named(.down)
    case "C": named(.right)
    case "D": named(.left)
    case "H": named(.home)
    case "F": named(.end)
    case "Z": .named(.tab, .shift)
    case "u": Self.key(number(0), modifiers)
    case "~" where number(0) == 27: Self.key(number(2), modifiers)
    case "~": Self.numbered[number(0)].map { named($0) }
    default: nil
    }
  }

  private static let numbered: [Int: Key.Name] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private func named(_ name: Key.Name) -> Key { .named(name, modifiers) }

  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

  /// The modifier keys that were pressed with the key.
  ///
  /// The second number of the sequence is one more than the bit set of the modifiers. Caps Lock and
  /// Num Lock are ignored.
  private var modifiers: Key.Modifiers {
    Key.Modifiers(rawValue: max(0, number(1) - 1) & 0b111)
  }

  /// Returns the key for a character code, or nil if the demo doesn't use it.
  private static func key(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 8, 127: return .named(.backspace, modifiers)
    case 9: return .named(.tab, modifiers)
    case 13: return .named(.enter, modifiers)
    case 27: return .named(.escape, modifiers)
    default:
      guard modifiers == .control, let byte = UInt8(exactly: code), 0x61...0x7A ~= byte else {
        return nil
      }
      return .control(Character(Unicode.Scalar(byte)))
    }
  }
}

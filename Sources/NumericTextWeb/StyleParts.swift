// SPDX-License-Identifier: MIT

import NumericTextCore

/// A style as JavaScript hands it over: a row of parts, each its number, its length and its units.
///
///     units       7 1 $ 2 1 .
///     part        positivePrefix "$", decimalSeparator "."
///
/// Of a part that comes several times the last one counts; words are collected.
struct StyleParts {
  private var texts = [String?](repeating: nil, count: StylePart.allCases.count + 1)
  private(set) var words: [Symbol] = []

  /// The parts in a row of units.
  ///
  /// - Throws: `BadStyle` for a number that no part has, and for a length past the end.
  init(_ units: UnsafeBufferPointer<UInt16>) throws(BadStyle) {
    var index = 0
    while index < units.count {
      guard let part = StylePart(rawValue: units[index]), index + 1 < units.count else {
        throw BadStyle(number: Int32(units[index]))
      }
      let start = index + 2
      index = start + Int(units[index + 1])
      guard index <= units.count else { throw BadStyle(part) }
      add(part, String(decoding: units[start..<index], as: UTF16.self))
    }
  }

  private mutating func add(_ part: StylePart, _ text: String) {
    if part == .word { words.append(Symbol(text)) } else { texts[Int(part.rawValue)] = text }
  }

  func has(_ part: StylePart) -> Bool { texts[Int(part.rawValue)] != nil }

  func text(_ part: StylePart) -> String? { texts[Int(part.rawValue)] }

  func symbol(_ part: StylePart) -> Symbol? { text(part).map { Symbol($0) } }

  /// A number in plain digits, with one digit at least.
  func numeral(_ part: StylePart) throws(BadStyle) -> Numeral? {
    guard let text = text(part) else { return nil }
    guard let numeral = Numeral(text), !numeral.digits.isEmpty else { throw BadStyle(part) }
    return numeral.canonical
  }

  /// A count, which is the number of the only unit.
  func count(_ part: StylePart) throws(BadStyle) -> Int? {
    guard let text = text(part) else { return nil }
    guard let unit = text.utf16.first, text.utf16.count == 1 else { throw BadStyle(part) }
    return Int(unit)
  }

  /// A choice from a list.
  func choice<Choice>(_ part: StylePart, _ list: [Choice]) throws(BadStyle) -> Choice? {
    guard let index = try count(part) else { return nil }
    guard list.indices.contains(index) else { throw BadStyle(part) }
    return list[index]
  }
}

/// A part of a style that cannot be used.
struct BadStyle: Error {
  let number: Int32

  init(number: Int32) { self.number = number }
  init(_ part: StylePart) { number = Int32(part.rawValue) }
}

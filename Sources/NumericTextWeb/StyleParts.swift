// SPDX-License-Identifier: MIT

import NumericTextCore

/// A style as JavaScript hands it over: a row of parts, each its number, its length and its units.
///
///     units       7 1 $ 2 1 .
///     part        positivePrefix "$", decimalSeparator "."
///
/// Of a part that comes several times the last one counts; words are collected.
struct StyleParts {
  private let units: UnsafeBufferPointer<UInt16>

  /// The parts in a row of units, which must stay as they are while the parts are read.
  ///
  /// - Throws: `BadStyle` for a number that no part has, and for a length past the end.
  init(_ units: UnsafeBufferPointer<UInt16>) throws(BadStyle) {
    self.units = units
    var index = 0
    while index < units.count {
      guard let part = StylePart(rawValue: units[index]), index + 1 < units.count else {
        throw BadStyle(number: Int32(units[index]))
      }
      index += 2 + Int(units[index + 1])
      guard index <= units.count else { throw BadStyle(part) }
    }
  }

  /// Hands out each part of a kind.
  private func forEach(_ part: StylePart, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    var index = 0
    while index < units.count {
      let start = index + 2
      let end = start + Int(units[index + 1])
      if units[index] == part.rawValue { body(UnsafeBufferPointer(rebasing: units[start..<end])) }
      index = end
    }
  }

  private func units(_ part: StylePart) -> UnsafeBufferPointer<UInt16>? {
    var last: UnsafeBufferPointer<UInt16>?
    forEach(part) { last = $0 }
    return last
  }

  var words: [Symbol] {
    var words: [Symbol] = []
    forEach(.word) { words.append(Symbol(String(utf16: $0))) }
    return words
  }

  func has(_ part: StylePart) -> Bool { units(part) != nil }

  func text(_ part: StylePart) -> String? {
    guard let units = units(part) else { return nil }
    return String(utf16: units)
  }

  func symbol(_ part: StylePart) -> Symbol? { text(part).map { Symbol($0) } }

  /// A number in plain digits, with at least one digit.
  func numeral(_ part: StylePart) throws(BadStyle) -> Numeral? {
    guard let text = text(part) else { return nil }
    guard let numeral = Numeral(text), !numeral.digits.isEmpty else { throw BadStyle(part) }
    return numeral.canonical
  }

  /// A count, which is the number of the only unit.
  func count(_ part: StylePart) throws(BadStyle) -> Int? {
    guard let units = units(part) else { return nil }
    guard units.count == 1 else { throw BadStyle(part) }
    return Int(units[0])
  }

  /// A choice from a list.
  func choice<Choice>(_ part: StylePart, _ list: [Choice]) throws(BadStyle) -> Choice? {
    guard let place = try place(part, in: list.count) else { return nil }
    return list[place]
  }

  private func place(_ part: StylePart, in count: Int) throws(BadStyle) -> Int? {
    guard let place = try self.count(part) else { return nil }
    guard place < count else { throw BadStyle(part) }
    return place
  }
}

/// A part of a style that cannot be used.
struct BadStyle: Error {
  let number: Int32

  init(number: Int32) { self.number = number }
  init(_ part: StylePart) { number = Int32(part.rawValue) }
}

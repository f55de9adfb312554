// SPDX-License-Identifier: MIT

import NumericTextCore

/// The encoding of a style for the engine: consecutive parts, each with its number, its length and
/// its code units.
///
///     units       7 1 $ 2 1 .
///     part        positivePrefix "$", decimalSeparator "."
///
/// If a part is repeated, the last one is used, except for words, all of which are used.
struct StyleParts {
  private let units: UnsafeBufferPointer<UInt16>

  /// Creates the parts of a style from their encoding, which is validated.
  ///
  /// The memory must not change while the parts are used.
  ///
  /// - Throws: `BadStyle` for an unknown part, or for a length past the end.
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

  /// Calls `body` with the code units of each part of a kind.
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

  /// Returns the plain number of a part, which must have a digit, or nil if the part is missing.
  func numeral(_ part: StylePart) throws(BadStyle) -> Numeral? {
    guard let text = text(part) else { return nil }
    guard let numeral = Numeral(text), !numeral.digits.isEmpty else { throw BadStyle(part) }
    return numeral.canonical
  }

  /// Returns the count of a part, encoded as a single code unit, or nil if the part is missing.
  func count(_ part: StylePart) throws(BadStyle) -> Int? {
    guard let units = units(part) else { return nil }
    guard units.count == 1 else { throw BadStyle(part) }
    return Int(units[0])
  }

  /// Returns the case of an enumeration that a part encodes as its index, or nil if the part is
  /// missing.
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

/// An error for an invalid part of a style.
struct BadStyle: Error {
  let number: Int32

  init(number: Int32) { self.number = number }
  init(_ part: StylePart) { number = Int32(part.rawValue) }
}

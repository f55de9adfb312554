// SPDX-License-Identifier: MIT

import NumericTextCore

/// The style of a field as JavaScript encodes it: a sequence of parts, each with its number, its
/// length and its code units.
///
///     units       6 1 $ 2 1 .
///     part        positivePrefix "$", decimalSeparator "."
///
/// If a part is repeated, the last one counts. Exceptions are `word` and `magnitude`: each such part
/// adds a word.
struct StyleParts {
  private let units: UTF16Units

  /// Creates the parts of a style from their code units.
  ///
  /// - Throws: `BadStyle` for an unknown part, or a part that is longer than the remaining units.
  init(_ units: UTF16Units) throws(BadStyle) {
    self.units = units
    var index = 0
    while index < units.count {
      let number = units[index]
      guard StylePart(rawValue: number) != nil, index + 1 < units.count,
        index + 2 + Int(units[index + 1]) <= units.count
      else { throw BadStyle(number: Int32(number)) }
      index += 2 + Int(units[index + 1])
    }
  }

  func has(_ part: StylePart) -> Bool { self[part] != nil }

  /// The code units of a part, or nil if the style doesn't have it.
  private subscript(part: StylePart) -> UTF16Units? {
    var found: UTF16Units?
    forEach(part) { found = $0 }
    return found
  }

  private func forEach(_ part: StylePart, _ body: (UTF16Units) -> Void) {
    var index = 0
    while index < units.count {
      let start = index + 2
      index = start + Int(units[start - 1])
      if units[start - 2] == part.rawValue { body(UTF16Units(rebasing: units[start..<index])) }
    }
  }
}

// Each of these methods decodes a part. Those with an optional result return nil if the style
// doesn't have the part.
extension StyleParts {
  /// A text, which is empty if the style doesn't have the part.
  func symbol(_ part: StylePart) -> Symbol { optionalSymbol(part) ?? Symbol() }

  func optionalSymbol(_ part: StylePart) -> Symbol? { self[part].map { Symbol(String(utf16: $0)) } }

  /// The texts of all occurrences of a part that can be repeated.
  func symbols(_ part: StylePart) -> [Symbol] {
    var symbols: [Symbol] = []
    forEach(part) { symbols.append(Symbol(String(utf16: $0))) }
    return symbols
  }

  /// A number such as `-1234.5`, which must have at least one digit.
  func numeral(_ part: StylePart) throws(BadStyle) -> Numeral? {
    guard let units = self[part] else { return nil }
    guard let numeral = Numeral(String(utf16: units)), !numeral.digits.isEmpty else {
      throw BadStyle(part)
    }
    return numeral.canonical
  }

  /// A count, encoded as a single code unit.
  func count(_ part: StylePart) throws(BadStyle) -> Int? {
    guard let units = try numbers(part, count: 1) else { return nil }
    return Int(units[0])
  }

  /// A range of counts, encoded as two code units.
  ///
  /// If the upper end is the greatest possible code unit, the range has no upper end.
  func range(_ part: StylePart) throws(BadStyle) -> ClosedRange<Int>? {
    guard let units = try numbers(part, count: 2) else { return nil }
    guard units[0] <= units[1], units[0] <= Self.mostFilledIn else { throw BadStyle(part) }
    return Int(units[0])...(units[1] == .max ? .max : Int(units[1]))
  }

  /// The maximum number of digits to which a number can be padded, as in Foundation's format
  /// styles.
  private static var mostFilledIn: Int { 999 }

  /// A case of an enumeration, encoded as its index.
  ///
  /// If the style doesn't have the part, this is the first case.
  func choice<Choice: CaseIterable>(_ part: StylePart) throws(BadStyle) -> Choice
  where Choice.AllCases == [Choice] {
    let index = try count(part) ?? 0
    guard index < Choice.allCases.count else { throw BadStyle(part) }
    return Choice.allCases[index]
  }

  /// Returns the code units of a part that must consist of `count` numbers.
  func numbers(_ part: StylePart, count: Int) throws(BadStyle) -> UTF16Units? {
    guard let units = self[part] else { return nil }
    guard units.count == count else { throw BadStyle(part) }
    return units
  }
}

/// An error for an invalid part of a style.
struct BadStyle: Error {
  let number: Int32

  init(number: Int32) { self.number = number }
  init(_ part: StylePart) { number = Int32(part.rawValue) }
}

// SPDX-License-Identifier: MIT

import NumericTextCore

/// Text on its way between JavaScript and the engine, as UTF-16 units.
///
/// JavaScript writes what goes in, and reads what comes out: the text of the field and right behind
/// it the value in plain digits.
struct SharedBuffer {
  /// The most units that the buffer holds: no number is longer, and no page should wait for more.
  static let limit = 1 << 20

  private(set) var units: UnsafeMutableBufferPointer<UInt16>

  /// The number of units that are filled.
  private(set) var count = 0

  init() { units = .allocate(capacity: 256) }

  /// Makes room for a number of units.
  ///
  /// - Returns: False if there are too many of them.
  mutating func reserve(_ capacity: Int) -> Bool {
    guard capacity >= 0, capacity <= Self.limit else { return false }
    if capacity > units.count { grow(to: max(capacity, units.count * 2)) }
    return true
  }

  /// The units in front, nil if there are not as many.
  func front(_ length: Int32) -> UnsafeBufferPointer<UInt16>? {
    guard length >= 0, length <= units.count else { return nil }
    return UnsafeBufferPointer(rebasing: units[..<Int(length)])
  }

  /// The units in front as text, nil if there are not as many.
  func text(_ length: Int32) -> String? {
    guard let units = front(length) else { return nil }
    return String(utf16: units)
  }

  /// Empties the buffer.
  mutating func clear() { count = 0 }

  mutating func append(_ unit: UInt16) {
    if count == units.count { grow(to: count * 2) }
    units[count] = unit
    count += 1
  }

  /// Appends a text.
  mutating func append(_ text: String) {
    text.forEachUnit { append($0) }
  }

  private mutating func grow(to capacity: Int) {
    let grown = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: capacity)
    for place in 0..<units.count { grown[place] = units[place] }
    units.deallocate()
    units = grown
  }
}

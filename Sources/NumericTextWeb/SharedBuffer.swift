// SPDX-License-Identifier: MIT

import NumericTextCore

/// The memory through which JavaScript and the engine exchange UTF-16 text.
///
/// JavaScript writes arguments and reads results: the text of the field, directly followed by the
/// value in plain digits.
struct SharedBuffer {
  /// The maximum capacity in code units, which is far more than any number needs.
  static let limit = 1 << 20

  private(set) var units: UnsafeMutableBufferPointer<UInt16>

  /// The number of code units that have been written.
  private(set) var count = 0

  init() { units = .allocate(capacity: 256) }

  /// Reserves capacity.
  ///
  /// - Returns: Whether the capacity is within the limit.
  mutating func reserve(_ capacity: Int) -> Bool {
    guard capacity >= 0, capacity <= Self.limit else { return false }
    if capacity > units.count { grow(to: max(capacity, units.count * 2)) }
    return true
  }

  /// Returns the first `length` code units, or nil if the buffer is shorter.
  func front(_ length: Int32) -> UTF16Units? {
    guard length >= 0, length <= units.count else { return nil }
    return UTF16Units(rebasing: units[..<Int(length)])
  }

  /// Returns the first `length` code units as a string, or nil if the buffer is shorter.
  func text(_ length: Int32) -> String? {
    guard let units = front(length) else { return nil }
    return String(utf16: units)
  }

  mutating func clear() { count = 0 }

  mutating func append(_ unit: UInt16) {
    if count == units.count { grow(to: count * 2) }
    units[count] = unit
    count += 1
  }

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

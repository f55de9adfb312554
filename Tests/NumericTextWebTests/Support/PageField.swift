// SPDX-License-Identifier: MIT

import NumericTextCore

@testable import NumericTextWeb

/// A field of the engine as JavaScript uses it: an integer handle, with texts in a shared buffer.
///
/// All fields of a process share the buffer, so a suite that uses them must be `.serialized`.
final class PageField {
  let handle: Int32

  /// The style of a field that shows numbers such as `-1234.5`.
  static let plain =
    units(.digits, "0123456789") + units(.decimalSeparator, ".") + units(.groupSeparator, ",")
    + units(.minus, "-") + units(.plus, "+") + units(.negativePrefix, "-")
    + units(.negativeZeroPrefix, "-")

  /// Opens a field with the style `plain`, in which `parts` replace the parts of the same kind.
  init(_ parts: [(StylePart, String)] = []) {
    handle = open(Self.write(parts.reduce(into: Self.plain) { $0 += Self.units($1.0, $1.1) }))
  }

  /// Encodes a part of a style for the engine: its number, the length of its text, and the text.
  static func units(_ part: StylePart, _ text: String) -> [UInt16] {
    [part.rawValue, UInt16(text.utf16.count)] + Array(text.utf16)
  }

  /// Writes code units to the shared buffer, and returns their count, or -1 if they don't fit.
  static func write(_ units: [UInt16]) -> Int32 {
    guard let start = buffer(Int32(units.count)) else { return -1 }
    for (index, unit) in units.enumerated() { start[index] = unit }
    return Int32(units.count)
  }

  static func write(_ text: String) -> Int32 { write(Array(text.utf16)) }

  func type(_ text: String) -> Int32 { perform(.type, 0, 0, text) }

  func paste(_ text: String) -> Int32 { perform(.paste, 0, 0, text) }

  func perform(
    _ event: EventNumber,
    _ first: Int32 = 0,
    _ second: Int32 = 0,
    _ text: String = ""
  ) -> Int32 {
    NumericTextWeb.perform(handle, event.rawValue, first, second, Self.write(text))
  }

  /// Performs an event with `length` as the length of its text, and returns the status.
  ///
  /// The text in the buffer can have a different length.
  func perform(_ event: EventNumber, length: Int32) -> Int32 {
    NumericTextWeb.perform(handle, event.rawValue, 0, 0, length)
  }

  func set(_ value: String) -> Int32 { setValue(handle, Self.write(value)) }

  deinit { _ = close(handle) }
}

/// The state of a field after a call, as seen by JavaScript.
struct PageState: Equatable, CustomStringConvertible {
  var text: String
  var value: String
  var selection: Range<Int32>

  /// The state after the last call.
  static var last: PageState {
    let lengths = (Int(entry(.textLength)), Int(entry(.valueLength)))
    let units = Page.current.buffer.units[..<(lengths.0 + lengths.1)]
    return PageState(
      text: String(decoding: units[..<lengths.0], as: UTF16.self),
      value: String(decoding: units[lengths.0...], as: UTF16.self),
      selection: entry(.selectionStart)..<entry(.selectionEnd)
    )
  }

  static func entry(_ entry: Record) -> Int32 { record()[entry.rawValue] }

  var description: String { "\(text) \(selection) \(value)" }
}

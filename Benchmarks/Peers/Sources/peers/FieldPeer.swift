// SPDX-License-Identifier: MIT

import Foundation

/// A library in the field test.
struct FieldPeer: Sendable {
  let name: String

  /// Creates a field without focus, or throws the reason why the library has no such field.
  let makeField: @Sendable (FieldCase) throws -> any TestedField

  static var all: [FieldPeer] { [.numericText, .diffableTextViews, .currencyText, .foundation] }
}

/// A field of one of the libraries, whose selection and ranges are UTF-16 offsets.
protocol TestedField {
  var text: String { get }
  var selection: Range<Int> { get set }

  /// The value that an app gets, or nil if there is no number.
  var value: Decimal? { get }

  mutating func enter()
  mutating func leave()

  /// Replaces a range with typed or pasted text, or deletes the range if `text` is empty.
  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool)
}

/// The state of a field, with the property names that the field test expects.
struct FieldState: Encodable {
  let text: String
  let value: String
  let start: Int
  let end: Int
  let decimal: String
  let digits: [String]
  let invalid = false
}

/// The states of a field in a case: before and after it lost the focus.
///
/// If the case enters the same text a second time in another way, `twin` contains the states of the
/// second time.
struct FieldReport: Encodable {
  struct Seen: Encodable {
    let before: FieldState
    let after: FieldState
  }

  let id: String
  let before: FieldState
  let after: FieldState
  let twin: Seen?
}

extension String {
  /// Returns the text with a range of UTF-16 units replaced.
  func replacingUnits(_ range: Range<Int>, with text: String) -> String {
    let units = Array(utf16)
    let edited = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
    return String(decoding: edited, as: UTF16.self)
  }
}

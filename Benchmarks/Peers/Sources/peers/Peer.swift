// SPDX-License-Identifier: MIT

/// A library that formats an amount of money after every key.
///
/// In each round, the digits `12345678901` are typed at the end of the text of a field in US
/// dollars, and deleted again with the backspace key. Drawing is not measured.
struct Peer: Sendable {
  let name: String

  /// The functions that are called for each key, in Markdown.
  let function: String

  /// Creates a field with focus.
  let makeField: @Sendable () -> any PeerField
}

/// A field of one of the libraries.
protocol PeerField {
  var text: String { get }

  /// Types a digit at the end of the text.
  mutating func type(_ digit: String)

  /// Deletes the last digit.
  mutating func deleteBackward()
}

extension Peer {
  static let digits = "12345678901".map { String($0) }

  /// The number of keys in a round, in which each digit is typed and deleted.
  static let keysPerRound = 2 * digits.count

  static let all = [numericText, foundation, currencyText, diffableTextViews]

  /// Types all digits and deletes them again, `rounds` times.
  func run(_ rounds: Int) {
    var field = makeField()
    for _ in 0..<rounds { Self.run(&field) }
  }

  private static func run(_ field: inout some PeerField) {
    for digit in digits { field.type(digit) }
    for _ in digits { field.deleteBackward() }
  }

  /// The text of a field in which all digits have been typed.
  var longestText: String {
    var field = makeField()
    for digit in Self.digits { field.type(digit) }
    return field.text
  }
}

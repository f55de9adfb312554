// SPDX-License-Identifier: MIT

import NumericText

/// The digits and the decimal point of a text, split at the selection.
struct Content {
  var before = ""
  var selected = ""
  var after = ""

  var all: String { before + selected + after }

  /// The digits before the point.
  var integer: Substring { all.prefix { $0 != "." } }

  /// Whether all digits are zeros.
  var showsZero: Bool { all.allSatisfy { $0 == "0" || $0 == "." } }
}

extension NumericTextSession {
  /// Returns the content of the text, which is in `notation`.
  func content(in notation: Notation) -> Content {
    let units = Array(text.utf16)
    var content = Content()
    for cell in cells where cell.role.isContent {
      guard let character = Self.character(cell, units, notation) else { continue }
      if cell.range.upperBound <= selection.lowerBound {
        content.before.append(character)
      } else if cell.range.lowerBound < selection.upperBound {
        content.selected.append(character)
      } else {
        content.after.append(character)
      }
    }
    return content
  }

  private static func character(_ cell: NumericTextCell, _ units: [UInt16], _ notation: Notation)
    -> Character?
  {
    if cell.role == .decimalSeparator { return "." }
    let digit = String(decoding: units[cell.range], as: UTF16.self).unicodeScalars.first
    return digit.flatMap { notation.digits.value(of: $0) }.flatMap { "\($0)".first }
  }

  /// Returns the shown number without its sign, or nil if there are no digits.
  func numeral(in notation: Notation) -> Numeral? {
    Numeral(content(in: notation).all).flatMap { $0.digits.isEmpty ? nil : $0 }
  }
}

extension Numeral {
  var magnitude: Numeral { isNegative ? negated : self }
}

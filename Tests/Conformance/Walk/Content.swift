// SPDX-License-Identifier: MIT

import NumericText

/// The digits and the decimal point of a text, before, in and after the selection.
///
/// If `3` is selected in `$1,234.50`, the parts are `12`, `3` and `4.50`.
struct Content {
  var before = ""
  var selected = ""
  var after = ""

  var all: String { before + selected + after }

  /// The digits before the decimal point.
  var integer: Substring { all.prefix { $0 != "." } }

  /// Whether all digits are zeros.
  var showsZero: Bool { all.allSatisfy { $0 == "0" || $0 == "." } }
}

extension NumericTextSession {
  /// Returns the digits and the decimal point of the text, which is formatted in `notation`.
  func content(in notation: Notation) -> Content {
    var content = Content()
    for cell in cells where cell.role.isContent {
      guard let character = character(of: cell, in: notation) else { continue }
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

  /// Returns whether a decimal separator is shown as a mark other than the separator of `notation`.
  ///
  /// Such a mark is open: it was typed, and can still group or start a fraction.
  func showsOpenMark(in notation: Notation) -> Bool {
    cells.contains {
      $0.role == .decimalSeparator && shown($0) != notation.decimalSeparator.text
    }
  }

  /// Returns the ASCII character for a digit or decimal separator.
  func character(of cell: NumericTextCell, in notation: Notation) -> Character? {
    if cell.role == .decimalSeparator { return "." }
    let digit = shown(cell).unicodeScalars.first
    return digit.flatMap { notation.digits.value(of: $0) }.flatMap { "\($0)".first }
  }

  /// Returns the text of a cell.
  ///
  /// A cell past the end of the text violates a different law, which `checkCells` checks.
  private func shown(_ cell: NumericTextCell) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[cell.range.clamped(to: 0..<units.count)], as: UTF16.self)
  }

  /// Returns the shown number without its sign, or nil if there are no digits.
  func numeral(in notation: Notation) -> Numeral? {
    Numeral(content(in: notation).all).flatMap { $0.digits.isEmpty ? nil : $0 }
  }
}

extension Numeral {
  var magnitude: Numeral { isNegative ? negated : self }
}

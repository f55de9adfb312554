// SPDX-License-Identifier: MIT

import NumericTextCore

/// The style of a field as JavaScript encodes it: a sequence of parts.
///
/// Each part is encoded as the raw value of its `StylePart`, its length, and its code units:
///
///     units       6 1 $ 2 1 .
///     part        positivePrefix "$", decimalSeparator "."
///
/// If a part is repeated, the last one counts. An exception is `word`: each such part adds a word.
struct PageStyle {
  var notation = Notation()
  var choices = RuleChoices()
  var limits = NumericTextLimits(isComplete: true)
  var suffix = Symbol()
  var keyboardSeparator = Symbol()
  var allowsEmpty = false

  /// Decodes all parts.
  ///
  /// - Throws: `BadStyle` for an unknown or invalid part, or a part that is longer than the
  ///   remaining code units.
  init(_ units: UTF16Units) throws(BadStyle) {
    choices.reportsAnyStep = true
    var index = 0
    while index < units.count {
      guard let part = StylePart(rawValue: units[index]), index + 1 < units.count else {
        throw BadStyle(number: Int32(units[index]))
      }
      let start = index + 2
      index = start + Int(units[start - 1])
      guard index <= units.count, read(part, UTF16Units(rebasing: units[start..<index])) else {
        throw BadStyle(part)
      }
    }
  }

  /// Creates the engine for this style.
  ///
  /// - Throws: `BadStyle` if the lower bound is greater than the upper one.
  func field() throws(BadStyle) -> Field {
    guard var rules = Rules(choices, within: limits, in: notation) else {
      throw BadStyle(.lowerBound)
    }
    rules.allowsEmpty = allowsEmpty
    rules.keyboardSeparator = keyboardSeparator.scalar
    return Field(notation, rules, suffix: suffix)
  }
}

/// An error for an invalid part of a style.
struct BadStyle: Error {
  let number: Int32

  init(number: Int32) { self.number = number }
  init(_ part: StylePart) { number = Int32(part.rawValue) }
}

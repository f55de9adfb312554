// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextCore

extension ScriptStyle {
  /// Returns a function that converts a plain number such as `-12.5` to the text that a field shows
  /// while it is not being edited.
  func textConverter() throws(ScriptError) -> (String) -> Result<String, UnreadableText> {
    try textConverter(for: ValueTypes.named(valueName))
  }

  private func textConverter<Value: NumericTextValue>(
    for type: Value.Type
  ) throws(ScriptError) -> (String) -> Result<String, UnreadableText> {
    let style = try style(for: type)
    let formatter = try formatter
    return { text in
      guard let numeral = Numeral(text), !numeral.digits.isEmpty else { return .failure(.notPlain) }
      guard let value = Value(numeral: numeral.canonical) else {
        return .failure(.notRepresentable(type: "\(type)", number: numeral.description))
      }
      return .success(formatter.map { $0.string(from: value) ?? "" } ?? style.format(value))
    }
  }

  /// Returns a function that converts a text to its value, as a plain number such as `-12.5`.
  func valueConverter() throws(ScriptError) -> (String) -> Result<String, UnreadableText> {
    try valueConverter(for: ValueTypes.named(valueName))
  }

  private func valueConverter<Value: NumericTextValue>(
    for type: Value.Type
  ) throws(ScriptError) -> (String) -> Result<String, UnreadableText> {
    let style = try style(for: type)
    return { text in
      do throws(NumericTextRefusal) {
        let value = try style.parse(text).numeral?.canonical ?? Numeral()
        if let loss = try style.loss(of: text, readAs: value) { return .failure(loss) }
        return .success(value.description)
      } catch {
        return .failure(.refused(error))
      }
    }
  }

  /// Returns the parts of the style's notation, such as its digits and separators, with their
  /// names.
  func notation() throws(ScriptError) -> [(name: String, text: String)] {
    let notation = try style(for: Decimal.self).field(allowsEmpty: false).notation
    let grouping = notation.grouping
    return [
      ("digits", String(decoding: notation.digits.utf8, as: UTF8.self)),
      ("decimal separator", notation.decimalSeparator.visible),
      ("grouping separator", notation.groupSeparator.visible),
      ("group sizes", grouping.primary == 0 ? "none" : "\(grouping.primary);\(grouping.secondary)"),
      (
        "grouped from",
        grouping.primary == 0 ? "-" : "\(grouping.primary + grouping.minimum) digits"
      ),
      ("minus, plus", "\(notation.minus.visible) \(notation.plus.visible)"),
      ("positive", notation.affixes.positive.visible),
      ("negative", notation.affixes.negative.visible),
      ("zero", notation.affixes.zero.visible),
      ("negative zero", notation.affixes.negativeZero.visible),
    ]
  }
}

extension Affixes {
  fileprivate var visible: String { "\(prefix.visible) … \(suffix.visible)" }
}

extension Symbol {
  /// This text in quotes, with escape sequences for invisible characters.
  fileprivate var visible: String {
    text.unicodeScalars.reduce(into: "\"") { $0 += $1.visible } + "\""
  }
}

extension Unicode.Scalar {
  /// This character, or its escape sequence `\u{…}` if it is invisible.
  var visible: String {
    let isSpace = properties.isWhitespace && self != " "
    let isInvisible = isSpace || properties.generalCategory == .format
    return isInvisible ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }
}

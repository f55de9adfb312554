// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextReplay
import TestSupport

extension StyleSpace {
  /// The styles of all locales and currencies.
  static let walks = StyleSpace(
    locales: Locale.availableIdentifiers.sorted(),
    codes: ["USD"] + Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }.sorted(),
    values: ["Decimal", "Decimal", "Double", "Float", "Int", "Int8", "UInt8", "UInt64"],
    without: ["native"],
    ownKeys: { style in
      let style: NumericTextStyle<Decimal>? = try? ScriptStyle(style).style(for: Decimal.self)
      return style?.field(allowsEmpty: true).notation.keys ?? []
    },
    limit: { style in
      // These options can contradict each other, or the number type.
      for key in ["snapping", "wraps", "step", "stepRange", "bounds", "precision", "code"]
      where !isValid(style) {
        style[key] = nil
        if key == "step" { style["page"] = nil }
        if key == "code" { style["kind"] = "number" }
      }
    }
  )

  private static func isValid(_ style: [String: JSON]) -> Bool {
    func check<Value: NumericTextValue>(_ style: ScriptStyle, _ type: Value.Type) throws {
      _ = try style.style(for: type)
    }
    do {
      let style = try ScriptStyle(style)
      try check(style, ValueTypes.named(style.valueName))
      return true
    } catch {
      return false
    }
  }
}

extension ScriptStyle {
  /// Creates a style from its options.
  init(_ options: [String: JSON]) throws {
    try self.init(JSONObject(line: JSON.object(options).description))
  }
}

extension Notation {
  /// The keys of a keyboard for this notation, each digit once.
  fileprivate var keys: [String] {
    [decimalSeparator.text, minus.text, groupSeparator.text].filter { !$0.isEmpty }
      + (0...9).map { String(digits[UInt8($0)]) }
  }
}

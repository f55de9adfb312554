// SPDX-License-Identifier: MIT

import Foundation
package import NumericText

/// The settings of a style in JSON, as used in scripts and on the command line.
package struct ScriptStyle {
  static let keys = optionKeys.union([
    "kind", "code", "locale", "value", "optional", "bounds", "precision", "grouping",
    "groupingMinimum", "rounding", "step", "snapping", "wraps", "page", "stepRange", "symbols",
    "idleFormat", "keyboardLocale", "settings", "allows",
  ])

  package let object: JSONObject

  package init(_ object: JSONObject) throws(ScriptError) {
    try object.check(known: Self.keys)
    self.object = object
  }

  /// Returns a copy of this style in which the settings in `changes` replace the existing settings.
  package func changing(_ changes: JSONObject) throws(ScriptError) -> ScriptStyle {
    for key in ["value", "optional"] where changes.has(key) {
      throw changes.error(key, "cannot be changed after the field is created")
    }
    return try ScriptStyle(object.merging(changes))
  }

  package var valueName: String {
    get throws(ScriptError) { try object.string("value") ?? "Decimal" }
  }

  /// The type of the field's value: the number type, or an optional of it.
  package var boundType: any NumericTextBoundValue.Type {
    get throws(ScriptError) {
      func optional<Value: NumericTextValue>(_: Value.Type) -> any NumericTextBoundValue.Type {
        Value?.self
      }
      let type = try ValueTypes.named(valueName)
      return try object.bool("optional") ?? false ? optional(type) : type
    }
  }

  package func style<Value: NumericTextValue>(
    for type: Value.Type
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = try kind(for: type, in: object.locale("locale") ?? Locale(identifier: "en_US"))
    style = try addingRules(to: style)
    style = try addingNumbers(to: style)
    style = try addingTexts(to: style)
    if let contradiction = style.contradiction {
      throw object.error("\(contradiction.description.dropLast())")
    }
    return style
  }

  private func kind<Value>(
    for type: Value.Type,
    in locale: Locale
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    switch try object.string("kind") ?? "number" {
    case "number": return .number.locale(locale)
    case "percent": return .percent.locale(locale)
    case "currencyFormatter":
      let settings = try settings
      return try settings.formatter(in: locale).style(
        for: type,
        clearsWhenValueIsZero: settings.clearsWhenValueIsZero
      )
    case "currency":
      guard let code = try object.string("code") else {
        throw object.error("code", "is missing. A currency needs an ISO 4217 code such as \"USD\"")
      }
      return .currency(code: try checked(code)).locale(locale)
    default:
      throw object.error("kind", "is not one of number, percent, currency, currencyFormatter")
    }
  }

  private var settings: FormatterSettings {
    get throws(ScriptError) { try FormatterSettings(object.object("settings") ?? JSONObject([:])) }
  }

  /// The formatter, or nil if the style's kind isn't `currencyFormatter`.
  var formatter: CurrencyFormatter? {
    get throws(ScriptError) {
      guard try object.string("kind") == "currencyFormatter" else { return nil }
      return try settings.formatter(in: object.locale("locale") ?? Locale(identifier: "en_US"))
    }
  }

  private func checked(_ code: String) throws(ScriptError) -> String {
    guard let currency = Currency(code: code) else {
      throw object.error("code", "is not an ISO 4217 currency code such as \"USD\": \"\(code)\"")
    }
    return currency.rawValue
  }
}

// MARK: - Modifiers

extension ScriptStyle {
  private func addingRules<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = try addingOptions(to: addingGrouping(to: style))
    if let rounding: Rounding = try object.option("rounding") {
      style = style.rounding(rounding.rule)
    }
    if let divisor = try object.numeral("allows") {
      guard !divisor.isZero else {
        throw object.error("allows", "is not a divisor other than zero")
      }
      style = style.allows("The number must be a multiple of \(divisor).") { value in
        value.numeral.map { $0.isMultiple(of: divisor) } ?? true
      }
    }
    // Without `keyboardLocale`, the keyboard is that of the style's locale.
    style = style.keyboard(try object.locale("keyboardLocale") ?? style.locale ?? .current)
    return style
  }

  private func addingNumbers<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = style
    if let (lower, upper) = try object.numerals("bounds") {
      if let lower, let upper, upper.isLess(than: lower) {
        throw object.error("bounds", "has a lower bound greater than its upper bound")
      }
      style = style.bounds(lower: try value(lower, "bounds"), upper: try value(upper, "bounds"))
    }
    style = try addingSteps(to: style)
    return try addingPrecision(to: style)
  }

  private func addingPrecision<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    guard let precision = try object.object("precision") else { return style }
    try precision.check(known: ["integer", "fraction", "total"])
    let total = try counts(precision, "total", least: 1)
    let integer = try counts(precision, "integer", least: 1)
    let fraction = try counts(precision, "fraction", least: 0)
    if total != nil, integer ?? fraction != nil {
      throw object.error("precision", "cannot combine total with integer or fraction")
    }
    if total?.upperBound == 0 || (integer?.upperBound == 0 && fraction?.upperBound == 0) {
      throw object.error("precision", "allows no digits")
    }
    var style = style
    if let total { style = style.precision(total) }
    if let integer { style = style.precision(integer: integer) }
    if let fraction { style = style.precision(fraction: fraction) }
    return style
  }

  /// The maximum number of digits to which a number can be padded, as in Foundation's format
  /// styles.
  private static var mostFilledIn: Int { 999 }

  private func counts(
    _ object: JSONObject,
    _ key: String,
    least: Int
  ) throws(ScriptError) -> ClosedRange<Int>? {
    guard let (lower, upper) = try object.ints(key) else { return nil }
    let range = (lower ?? min(least, upper ?? least), upper ?? Int.max)
    guard range.0 >= 0, range.0 <= range.1 else {
      throw object.error(
        key,
        "is not a range of digit counts: the minimum must be between 0 and the maximum"
      )
    }
    guard range.0 <= Self.mostFilledIn else {
      throw object.error(key, "has a minimum greater than \(Self.mostFilledIn)")
    }
    return range.0...range.1
  }

  private func addingTexts<Value>(
    to style: NumericTextStyle<Value>
  ) throws(ScriptError) -> NumericTextStyle<Value> {
    var style = style
    if let name: IdleFormatName = try object.option("idleFormat") {
      style = style.idleFormat(IdleFormat(name))
    }
    guard let symbols = try object.object("symbols") else { return style }
    try symbols.check(known: ["decimal", "grouping", "minus", "plus", "currency"])
    for name in ["decimal", "minus"] {
      guard let symbol = try symbols.string(name), !Symbol(symbol).isVisible else { continue }
      throw symbols.error(name, "has no visible character")
    }
    return style.symbols(
      decimal: try symbols.string("decimal"),
      grouping: try symbols.string("grouping"),
      minus: try symbols.string("minus"),
      plus: try symbols.string("plus"),
      currency: try symbols.string("currency")
    )
  }

  func value<Value: NumericTextValue>(
    _ numeral: Numeral?,
    _ key: String
  ) throws(ScriptError) -> Value? {
    guard let numeral else { return nil }
    guard let value = Value(numeral: numeral.canonical) else {
      throw object.error(key, "contains \(numeral), which \(Value.self) cannot represent")
    }
    return value
  }
}

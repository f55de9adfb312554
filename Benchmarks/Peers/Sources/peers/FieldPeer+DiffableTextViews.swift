// SPDX-License-Identifier: MIT

import DiffableTextKit
import DiffableTextKitXNumber
import Foundation

extension FieldPeer {
  /// `Context`, which its text field uses, configured as in Apps and Sources/DiffableTextKitXNumber/Style.swift.
  static let diffableTextViews = FieldPeer(name: "DiffableTextViews") { test in
    let field = test.field
    let min = field.bounds.min ?? Decimal(sign: .minus, exponent: 0, significand: limit)
    let bounds = min...(field.bounds.max ?? limit)
    if let currency = field.currency {
      var style = NumberTextStyle<Decimal>.Optional.Currency(code: currency, locale: field.place)
      style = style.bounds(bounds)
      return ContextField(field.fraction.map { style.precision(fraction: 0...$0) } ?? style, field.initialValue)
    }
    let fraction = 0...(field.fractionLimit ?? 0)
    guard field.kind != "percent" else {
      return ContextField(
        NumberTextStyle<Decimal>.Optional.Percent(locale: field.place).bounds(bounds).precision(fraction: fraction),
        field.initialValue)
    }
    return ContextField(
      NumberTextStyle<Decimal>.Optional(locale: field.place).bounds(bounds).precision(fraction: fraction),
      field.initialValue)
  }

  /// The largest number of the library: 38 nines.
  private static var limit: Decimal { Decimal(string: String(repeating: "9", count: 38)) ?? 0 }
}

private struct ContextField<Style: DiffableTextStyle>: TestedField where Style.Value == Decimal? {
  private var cache: Style.Cache
  private var context: DiffableTextKit.Context<Style>

  init(_ style: Style, _ value: Decimal?) {
    var update = Update()
    cache = style.cache()
    context = Context(Status(style, value, false), with: &cache, then: &update)
  }

  var text: String { context.text }
  var value: Decimal? { context.value }

  var selection: Range<Int> {
    get {
      let range = context.selection(as: UTF16.self)
      return Int(range.lowerBound)..<Int(range.upperBound)
    }
    set { _ = context.merge(Offset<UTF16>(newValue.lowerBound)..<Offset<UTF16>(newValue.upperBound), with: .max) }
  }

  mutating func enter() {
    focus(true)
    selection = 0..<text.utf16.count
  }

  mutating func leave() { focus(false) }

  private mutating func focus(_ focus: Focus) {
    _ = try? context.merge(Status(context.style, context.value, focus), with: &cache, and: [])
  }

  mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool) {
    let range = Offset<UTF16>(range.lowerBound)..<Offset<UTF16>(range.upperBound)
    _ = try? context.merge(text, in: range, with: &cache)
  }
}

// SPDX-License-Identifier: MIT

import DiffableTextKit
import DiffableTextKitXNumber
import Foundation

extension FieldPeer {
  /// A peer whose fields use the type `Context`, as the library's own text field does.
  ///
  /// As in the library's README.md, the value is a `Decimal` that is initially zero.
  static let diffableTextViews = FieldPeer(name: "DiffableTextViews") { test in
    let field = test.field
    let bounds = (field.bounds.min ?? -limit)...(field.bounds.max ?? limit)
    if let currency = field.currency {
      let style = NumberTextStyle<Decimal>.Currency(code: currency, locale: field.place)
        .bounds(bounds)
      return ContextField(field.fraction.map { style.precision(fraction: 0...$0) } ?? style, field)
    }
    let fraction = 0...(field.fractionLimit ?? 0)
    let number = NumberTextStyle<Decimal>(locale: field.place).bounds(bounds)
    guard field.kind == "percent" else {
      return ContextField(number.precision(fraction: fraction), field)
    }
    let percent = NumberTextStyle<Decimal>.Percent(locale: field.place).bounds(bounds)
    return ContextField(percent.precision(fraction: fraction), field)
  }

  /// The largest number that the library supports: 38 nines.
  private static var limit: Decimal { Decimal(string: String(repeating: "9", count: 38)) ?? 0 }
}

private struct ContextField<Style: DiffableTextStyle>: TestedField where Style.Value == Decimal {
  private var cache: Style.Cache
  private var context: DiffableTextKit.Context<Style>
  private var isUntouched: Bool

  init(_ style: Style, _ field: FieldCase.Field) {
    var update = Update()
    cache = style.cache()
    isUntouched = field.initialValue == nil
    context = Context(Status(style, field.initialValue ?? 0, false), with: &cache, then: &update)
  }

  var text: String { context.text }

  /// The number, or nil if the field started empty and was not edited.
  ///
  /// The value in the library is not optional. It is zero before the first edit.
  var value: Decimal? { isUntouched ? nil : context.value }

  var selection: Range<Int> {
    get {
      let range = context.selection(as: UTF16.self)
      return Int(range.lowerBound)..<Int(range.upperBound)
    }
    set {
      let range = Offset<UTF16>(newValue.lowerBound)..<Offset<UTF16>(newValue.upperBound)
      _ = context.merge(range, with: .max)
    }
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
    if (try? context.merge(text, in: range, with: &cache)) != nil { isUntouched = false }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension WalkStyle {
  /// Returns the style for numbers of type `Value`, without bounds that the type cannot represent.
  func style<Value: NumericTextValue>(for type: Value.Type) -> NumericTextStyle<Value> {
    var style: NumericTextStyle<Value> =
      switch kind {
      case .number: .number
      case .percent: .percent
      case .currency(let code): .currency(code: code)
      }
    style = style.locale(locale).keyboard(locale)
    if let bounds { style = style.bounds(lower: held(bounds.lower), upper: held(bounds.upper)) }
    if let total { style = style.precision(total) }
    if let integer { style = style.precision(integer: integer) }
    if let fraction { style = style.precision(fraction: fraction) }
    let isAdaptive = step == "adaptive"
    if isAdaptive || held(step) as Value? != nil {
      let isBounded = held(bounds?.lower) as Value? != nil && held(bounds?.upper) as Value? != nil
      let wraps = wraps && isBounded
      style = style.stepping(held(step), isSnapping, wraps, held(page), isAdaptive: isAdaptive)
    }
    if let stepRange {
      style = style.steps(lower: held(stepRange.lower), upper: held(stepRange.upper))
    }
    return addingTexts(to: addingRules(to: style))
  }

  private func held<Value: NumericTextValue>(_ number: String?) -> Value? {
    number.flatMap { Numeral($0) }.flatMap { Value(numeral: $0.canonical) }
  }

  private func addingRules<Value>(
    to plain: NumericTextStyle<Value>
  ) -> NumericTextStyle<Value> {
    var style = plain
    if let grouping { style = style.grouping(grouping) }
    if let groupSizes { style = style.grouping(sizes: groupSizes) }
    if let groupMinimum { style = style.grouping(minimum: groupMinimum) }
    if let padding { style = style.fraction(padding) }
    if let sign { style = style.sign(sign) }
    if let entry { style = style.entry(entry) }
    if let formatting { style = style.formatting(formatting) }
    if let trailingZeros { style = style.trailingZeros(trailingZeros) }
    if let enforcement { style = style.enforcement(enforcement) }
    if let separators { style = style.separators(separators) }
    if let normalizing { style = style.normalizing(normalizing) }
    if let rounding { style = style.rounding(rounding) }
    style = style.allowsArithmetic(allowsArithmetic).allowsMagnitudes(allowsMagnitudes)
      .allowsExponents(allowsExponents).allowsCells(allowsCells)
    guard let divisor = divisor.flatMap({ Numeral($0) }) else { return style }
    return style.allows("multiples of \(divisor)") { value in
      value.numeral.map { $0.isMultiple(of: divisor) } ?? true
    }
  }

  private func addingTexts<Value>(
    to plain: NumericTextStyle<Value>
  ) -> NumericTextStyle<Value> {
    var style = plain
    if let prefix { style = style.prefix(prefix) }
    if let suffix { style = style.suffix(suffix) }
    if let zero { style = style.zero(zero) }
    guard let symbols else { return style }
    return style.symbols(
      decimal: symbols.decimal,
      grouping: symbols.grouping,
      minus: symbols.minus,
      currency: symbols.currency
    )
  }
}

// MARK: - As a script

extension WalkStyle {
  /// The style as JSON for `numeric-text replay`.
  var json: String {
    let members = kindMembers + ruleMembers + textMembers
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private var kindMembers: [(String, String)] {
    let place =
      [("locale", locale.identifier.json), ("value", value.json)]
      + [("optional", "\(isOptional)")]
    return switch kind {
    case .number: [("kind", "\"number\"")] + place
    case .percent: [("kind", "\"percent\"")] + place
    case .currency(let code): [("kind", "\"currency\""), ("code", code.json)] + place
    }
  }

  private var ruleMembers: [(String, String)] {
    var members: [(String, String)] = []
    func add(_ name: String, _ option: Any?) {
      if let option { members.append((name, "\"\(option)\"")) }
    }
    if let bounds {
      let ends = [bounds.lower, bounds.upper].map { $0?.json ?? "null" }
      members.append(("bounds", "[\(ends.joined(separator: ","))]"))
    }
    let counts = [("total", total), ("integer", integer), ("fraction", fraction)].compactMap {
      name,
      range in range.map { "\"\(name)\":[\($0.lowerBound),\($0.upperBound)]" }
    }
    if !counts.isEmpty { members.append(("precision", "{\(counts.joined(separator: ","))}")) }
    add("grouping", grouping)
    if let groupSizes { members.append(("grouping", "\(groupSizes)")) }
    if let groupMinimum { members.append(("groupingMinimum", "\(groupMinimum)")) }
    add("fraction", padding)
    add("sign", sign)
    add("entry", entry)
    add("formatting", formatting)
    add("trailingZeros", trailingZeros)
    add("enforcement", enforcement)
    add("separators", separators)
    add("normalizing", normalizing)
    add("rounding", rounding)
    if allowsArithmetic { members.append(("allowsArithmetic", "true")) }
    if allowsMagnitudes { members.append(("allowsMagnitudes", "true")) }
    if allowsExponents { members.append(("allowsExponents", "true")) }
    if allowsCells { members.append(("allowsCells", "true")) }
    if let divisor { members.append(("allows", divisor.json)) }
    return members
  }

  private var textMembers: [(String, String)] {
    var members: [(String, String)] = []
    for (name, text) in [("prefix", prefix), ("suffix", suffix), ("zero", zero), ("step", step)] {
      if let text { members.append((name, text.json)) }
    }
    if isSnapping { members.append(("snapping", "true")) }
    if wraps { members.append(("wraps", "true")) }
    if let page { members.append(("page", page.json)) }
    if let stepRange {
      let ends = [stepRange.lower, stepRange.upper].map { $0?.json ?? "null" }
      members.append(("stepRange", "[\(ends.joined(separator: ","))]"))
    }
    guard let symbols else { return members }
    let texts = [
      ("decimal", symbols.decimal), ("grouping", symbols.grouping), ("minus", symbols.minus),
      ("currency", symbols.currency),
    ].compactMap { name, text in text.map { "\"\(name)\":\($0.json)" } }
    return members + [("symbols", "{\(texts.joined(separator: ","))}")]
  }
}

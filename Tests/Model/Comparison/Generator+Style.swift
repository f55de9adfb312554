// SPDX-License-Identifier: MIT

import ReferenceModel

private func pair(_ lower: Int?, _ upper: Int?) -> JSON {
  .array([lower.map { .number($0) } ?? .null, upper.map { .number($0) } ?? .null])
}

private func bounds(_ lower: String?, _ upper: String?) -> JSON {
  .array([lower.map { .string($0) } ?? .null, upper.map { .string($0) } ?? .null])
}

/// Returns a random locale, which is German in 45 percent of the cases.
private func drawLocale(_ random: inout SplitMix64) -> String {
  let others = ["fr_FR", "de_CH", "en_IN", "en_IN", "ar_EG", "pt_PT", "es_ES"]
  return random.happens(45) ? "de_DE" : random.pick(others)
}

/// Returns whether the model supports the sign option `accounting` in a locale.
///
/// The model supports it only in German and, without a locale, in American English.
private func modelsAccounting(_ locale: JSON?) -> Bool {
  locale == nil || locale == .string("de_DE")
}

/// Returns the JSON members of a random style.
func drawStyle(without: Set<String>, _ random: inout SplitMix64) -> [String: JSON] {
  var style: [String: JSON] = [:]
  let kind = random.pick(["number", "number", "number", "currency", "currency", "percent"])
  style["kind"] = .string(kind)
  if random.happens(65) { style["locale"] = .string(drawLocale(&random)) }
  if kind == "currency" {
    style["code"] = .string(random.pick(["USD", "USD", "EUR", "JPY", "BHD"]))
    if random.happens(35) { style["entry"] = .string("minorUnits") }
    if random.happens(25), modelsAccounting(style["locale"]) {
      style["sign"] = .string("accounting")
    }
  }
  drawNumberType(&style, kind, &random)
  drawBounds(&style, kind, without, &random)
  if style["sign"] == nil, random.happens(12) {
    // The sign strategy `never` hides the minus, so it is used only if the bounds exclude negative
    // numbers.
    let hasNegatives = style["bounds"] != bounds("0", "100") || style["normalizing"] != nil
    style["sign"] = .string(hasNegatives ? "always" : "never")
  }
  drawRest(&style, without, &random)
  return style.filter { !without.contains($0.key) }
}

private func drawNumberType(
  _ style: inout [String: JSON],
  _ kind: String,
  _ random: inout SplitMix64
) {
  let hasFraction = style["code"] != .string("JPY")
  if kind != "percent", random.happens(15) {
    style["value"] = .string("Int")
    if kind == "currency", hasFraction { style["precision"] = .object(["fraction": pair(0, 0)]) }
    if kind == "number", random.happens(20) {
      style["precision"] = .object(["integer": pair(4, nil)])
    }
    return
  }
  if random.happens(15) { style["value"] = .string("Double") }
  guard random.happens(kind == "currency" ? 20 : 55) else { return }
  var choices = [
    ["fraction": pair(0, 2)], ["fraction": pair(2, 2)], ["fraction": pair(0, 1)],
    ["fraction": pair(1, 3)], ["fraction": pair(2, 4)], ["fraction": pair(0, 0)],
    ["integer": pair(1, 4), "fraction": pair(0, 2)],
    ["integer": pair(4, nil), "fraction": pair(0, 2)],
  ]
  if kind == "number" { choices += [["total": pair(1, 7)], ["total": pair(1, 8)]] }
  if style["entry"] != nil { choices = [["fraction": pair(2, 2)], ["fraction": pair(3, 3)]] }
  style["precision"] = .object(random.pick(choices))
}

private func drawBounds(
  _ style: inout [String: JSON],
  _ kind: String,
  _ without: Set<String>,
  _ random: inout SplitMix64
) {
  if random.happens(45) {
    style["bounds"] =
      kind == "percent"
      ? random.pick([
        bounds("0", "1"), bounds("-1", "1"), bounds("0.1", nil), bounds("0.12755", "0.77775"),
      ])
      : random.pick([
        bounds("0", nil), bounds("0", "100"), bounds("5", "10"), bounds("-10", "10"),
        bounds(nil, "0"), bounds("-10", "-5"), bounds("-5", "3"), bounds("10", "2000"),
        bounds("0", "1000"), bounds(nil, "500"),
      ])
    let enforcements = ["refuse", "onCommit", "reportOnly"].filter { !without.contains($0) }
    if random.happens(45) { style["enforcement"] = .string(random.pick(enforcements)) }
    if random.happens(12) { style["normalizing"] = .string("onFocus") }
  }
  guard random.happens(30) else { return }
  let hasNoFraction =
    style["value"] == .string("Int") || style["code"] == .string("JPY")
    || style["precision"] != nil
  let steps =
    kind == "percent" ? ["0.01", "0.1"] : hasNoFraction ? ["1", "5"] : ["1", "5", "0.5"]
  style["step"] = .string(random.happens(20) ? "adaptive" : random.pick(steps))
  if random.happens(30) { style["snapping"] = .bool(true) }
  if case .array(let ends)? = style["bounds"], !ends.contains(.null), random.happens(40) {
    style["wraps"] = .bool(true)
  }
  if random.happens(20) { style["page"] = .string(kind == "percent" ? "0.5" : "4") }
  if style["bounds"] == nil, random.happens(40) {
    style["stepRange"] = random.pick([bounds("-3", "7"), bounds("0", nil), bounds(nil, "1000")])
  }
}

private func drawRest(
  _ style: inout [String: JSON],
  _ without: Set<String>,
  _ random: inout SplitMix64
) {
  if random.happens(40) { style["optional"] = .bool(true) }
  if random.happens(15) { style["formatting"] = .string("onCommit") }
  if random.happens(30) { style["trailingZeros"] = .string("live") }
  if style["trailingZeros"] == nil, random.happens(10) {
    style["fraction"] = .string("whenPresent")
  }
  if random.happens(10) { style["grouping"] = .string("never") }
  if style["grouping"] == nil, random.happens(10) {
    style["grouping"] = .array(random.pick([[3, 2], [4], [3]]).map { .number($0) })
  }
  if random.happens(6) { style["groupingMinimum"] = .number(2) }
  if random.happens(12) { style["separators"] = .string("any") }
  if random.happens(12) { style["keyboardLocale"] = .string(random.pick(["en_US", "de_DE"])) }
  if random.happens(6) { style["prefix"] = .string(random.pick(["≈ ", "ca. "])) }
  if random.happens(8) { style["suffix"] = .string(random.pick([" kg", " lbs. per day"])) }
  if random.happens(6) { style["zero"] = .string("Free") }
  if random.happens(25), style["entry"] == nil { style["allowsArithmetic"] = .bool(true) }
  if random.happens(12), style["entry"] == nil { style["allowsExponents"] = .bool(true) }
  if random.happens(10) { style["allowsCells"] = .bool(true) }
  if random.happens(6) { style["allows"] = .string("3") }
  if random.happens(12), style["allowsArithmetic"] == nil, style["allowsExponents"] == nil {
    style["allowsMagnitudes"] = .bool(true)
  }
}

/// Returns the JSON members of a random style change, or nil if the change doesn't suit `style`.
func drawChange(
  of style: [String: JSON],
  without: Set<String>,
  _ random: inout SplitMix64
) -> [String: JSON]? {
  let isPlain = style["sign"] == .string("accounting")
  switch Int.random(in: 0..<100, using: &random) {
  case ..<35:
    let locale = random.happens(50) || isPlain ? "en_US" : drawLocale(&random)
    return ["locale": .string(locale)]
  case ..<60:
    guard style["code"] != nil, style["step"] == nil, style["value"] != .string("Int") else {
      return nil
    }
    return ["code": .string(random.pick(["USD", "EUR", "JPY", "BHD"]))]
  case ..<70: return ["grouping": .string(style["grouping"] == nil ? "never" : "automatic")]
  case ..<80: return ["suffix": .string(random.pick(["", " kg"]))]
  case ..<90:
    guard style["bounds"] != nil, style["wraps"] == nil else { return nil }
    return ["bounds": random.pick([bounds(nil, nil), bounds("0", "1000"), bounds("-10", "10")])]
  default:
    guard style["enforcement"] == nil else { return nil }
    return ["enforcement": .string(random.pick(["refuse", "onCommit"]))]
  }
}

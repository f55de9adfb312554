// SPDX-License-Identifier: MIT

import ReferenceModel
import TestSupport

/// Generates a random script with 5 to 25 events, and plays it in the model.
struct Generator {
  private var random: SplitMix64
  private let options: Options

  init(seed: UInt64, options: Options) {
    random = SplitMix64(seed: seed)
    self.options = options
    _ = random.next()
  }

  mutating func play() throws -> Play {
    let space = StyleSpace.model(options)
    let style = options.style ?? space.style(&random)
    let isEmpty = style["optional"] == true && random.happens(40)
    let numbers = RandomNumbers(style, in: space)
    var player = try Player(
      RandomScript(style: style, initial: isEmpty ? nil : numbers.pick(&random))
    )
    if random.happens(85) { try player.perform(["focus": true]) }
    let count = 5 + random.below(21)
    var events = RandomEvents(
      random,
      in: space,
      style: style,
      ownTexts: try ownTexts(Style(style), numbers.all)
    )
    while player.play.script.events.count < count {
      for event in events.next(in: player.view) { try player.perform(event) }
    }
    return player.play
  }

  /// Returns the text that a field without focus shows for each of `numbers`.
  private func ownTexts(_ style: Style, _ numbers: [String]) -> [String] {
    numbers.map { Field(style: style, value: Number($0)).state.text }.filter { $0.count > 1 }
  }
}

extension Player {
  /// The state on which the next random event depends.
  fileprivate var view: FieldView {
    var view = FieldView(style: keys)
    let state = field.state
    (view.text, view.value) = (state.text, state.value)
    (view.isActive, view.isScrubbing) = (field.isActive, field.isScrubbing)
    return view
  }
}

extension StyleSpace {
  /// The styles and events that the model knows.
  fileprivate static func model(_ options: Options) -> StyleSpace {
    var left: Set = [
      "mark", "cancel", "toggleSign", "oddKeys", "freeNumbers", "freeSteps",
      "symbols",
    ]
    left.formUnion(options.without)
    if options.style != nil { left.insert("style") }
    return StyleSpace(
      locales: [
        "en_US", "en_US", "en_US", "de_DE", "de_DE", "de_DE", "fr_FR", "de_CH", "en_IN", "en_IN",
        "ar_EG", "pt_PT", "es_ES",
      ],
      codes: ["USD", "USD", "EUR", "JPY", "BHD"],
      values: ["Decimal", "Decimal", "Decimal", "Double", "Int"],
      without: left,
      changes: [
        "locale", "locale", "code", "code", "bounds", "suffix", "grouping", "enforcement",
      ],
      longestNumber: 9,
      limit: { style in
        if style["enforcement"]?.string.map(options.without.contains) == true {
          style["enforcement"] = nil
        }
        limit(&style)
      }
    )
  }

  /// Removes the options that the model doesn't know, or not together.
  private static func limit(_ style: inout [String: JSON]) {
    let kind = style["kind"]
    let isInGermanOrEnglish = style["locale"] == "en_US" || style["locale"] == "de_DE"
    if style["sign"] == "accounting", kind != "currency" || !isInGermanOrEnglish {
      style["sign"] = nil
    }
    // The sign strategy `never` hides the minus, so it is used only if the bounds exclude negative
    // numbers.
    let isPositive = style["bounds"] == ["0", "100"] && style["normalizing"] == nil
    if style["sign"] == "never", !isPositive { style["sign"] = "always" }
    if kind != "currency" { style["entry"] = nil }
    if let prefix = style["prefix"], prefix != "≈ " { style["prefix"] = "ca. " }
    if let suffix = style["suffix"], suffix != " kg" { style["suffix"] = " lbs. per day" }
    if kind != "percent", style["bounds"]?.description.contains(".") == true {
      style["bounds"] = nil
    }
    limitDigits(&style)
    // The model doesn't read marks that group two digits, or a lone first digit.
    if [[2], [1, 3]].contains(style["grouping"]) { style["grouping"] = nil }
    if style["entry"] != nil {
      for key in ["allowsArithmetic", "allowsExponents"] { style[key] = nil }
    }
    if style["allowsArithmetic"] ?? style["allowsExponents"] == true {
      style["allowsMagnitudes"] = nil
    }
    if style["trailingZeros"] == "live" { style["fraction"] = nil }
    while let unknown = unknownKey(of: style) { style[unknown] = nil }
  }

  private static func limitDigits(_ style: inout [String: JSON]) {
    let kind = style["kind"]
    let hasMinorUnits = kind == "currency" && style["code"] != "JPY"
    if kind == "percent", style["value"] == "Int" { style["value"] = "Decimal" }
    let total = style["precision"]?.object?["total"]
    if let total, kind != "number" || total != [1, 7] { style["precision"] = nil }
    if style["value"] == "Int", style["precision"] != nil || hasMinorUnits {
      style["precision"] = hasMinorUnits ? ["fraction": [0, 0]] : ["integer": [4, .null]]
    } else if style["entry"] != nil, style["precision"] != nil {
      let digits: JSON = style["precision"] == ["fraction": [0, 3]] ? [3, 3] : [2, 2]
      style["precision"] = ["fraction": digits]
    }
    if style["value"] == "Int", let step = style["step"]?.string, step.contains(".") {
      style["step"] = "5"
    }
    if kind == "percent", style["step"] != nil { style["step"] = "0.01" }
  }

  private static func unknownKey(of style: [String: JSON]) -> String? {
    do {
      _ = try Style(style)
      return nil
    } catch {
      return error.key
    }
  }
}

// SPDX-License-Identifier: MIT

/// The random styles and events that a program can play.
package struct StyleSpace: Sendable {
  /// The locales to choose from.
  ///
  /// A locale that is listed twice is chosen twice as often.
  package var locales: [String]

  package var codes: [String]

  /// The names of the number types to choose from, such as `Decimal`.
  package var values: [String]

  /// The options and the kinds of events that are left out, such as `symbols` and `mark`.
  ///
  /// There are three more names. Without `oddKeys`, keys and texts are ones that many fields read.
  /// Without `freeNumbers`, numbers come from a list. Without `freeSteps`, only fields with a step
  /// size have steps.
  package var without: Set<String>

  /// The options that a style change can change.
  package var changes: [String]

  /// The maximum length of a number to which a script sets the value.
  package var longestNumber: Int

  /// Returns digits, separators and signs of the style's locale, which are typed and pasted like
  /// the others.
  package var ownKeys: @Sendable ([String: JSON]) -> [String]

  /// Removes the options of a style that the program cannot play.
  package var limit: @Sendable (inout [String: JSON]) -> Void

  package init(
    locales: [String],
    codes: [String],
    values: [String],
    without: Set<String> = [],
    changes: [String] = allChanges,
    longestNumber: Int = 20,
    ownKeys: @escaping @Sendable ([String: JSON]) -> [String] = { _ in [] },
    limit: @escaping @Sendable (inout [String: JSON]) -> Void = { _ in }
  ) {
    self.locales = locales
    self.codes = codes
    self.values = values
    self.without = without
    self.changes = changes
    self.longestNumber = longestNumber
    self.ownKeys = ownKeys
    self.limit = limit
  }

  package static let allChanges = [
    "locale", "locale", "locale", "code", "code", "precision", "bounds", "entry", "formatting",
    "trailingZeros", "enforcement", "suffix", "grouping",
  ]

  /// The options whose values the number type must represent.
  private static let numbers: Set = ["bounds", "step", "page", "stepRange", "allows"]

  /// Returns a random style, as in a script for `numeric-text replay`.
  ///
  /// Most options have their default value.
  package func style(_ random: inout SplitMix64) -> [String: JSON] {
    var style: [String: JSON] = [
      "kind": .string(random.pick(["number", "number", "currency", "currency", "percent"])),
      "locale": .string(random.pick(locales)), "value": .string(random.pick(values)),
    ]
    if style["kind"] == "currency" { style["code"] = .string(random.pick(codes)) }
    for option in StyleOption.all where random.happens(option.percent) {
      style[option.key] = random.pick(option.values)
    }
    return limited(style)
  }

  /// Returns a random change of one option of `style`, or nil if the program cannot play the new
  /// style.
  package func change(
    of style: [String: JSON],
    _ random: inout SplitMix64
  ) -> [String: JSON]? {
    let key = random.pick(changes)
    let value: JSON
    switch key {
    case "locale": value = .string(random.pick(locales))
    case "code": value = .string(random.pick(codes))
    default:
      guard let option = StyleOption.all.first(where: { $0.key == key }) else { return nil }
      value = random.pick(option.values + option.resets)
    }
    guard key != "code" || style["kind"] == "currency" else { return nil }
    // A change of the precision is merged with the old precision.
    let parts = [style[key], value].map { $0?.object?.keys.sorted() }
    guard key != "precision" || style[key] == nil || parts[0] == parts[1] else { return nil }
    let changed = style.merging([key: value]) { $1 }
    return limited(changed) == changed ? [key: value] : nil
  }

  /// Returns `style` without the options that depend on a missing option, or that the program
  /// cannot play.
  private func limited(_ style: [String: JSON]) -> [String: JSON] {
    let type = NumberType(name: style["value"]?.string ?? "Decimal")
    var style = style.filter { key, value in
      let numbers = Self.numbers.contains(key) ? value.array ?? [value] : []
      return !without.contains(key)
        && numbers.compactMap(\.string).allSatisfy { type.represents($0) || $0 == "adaptive" }
    }
    limit(&style)
    if style["step"] == nil {
      for key in ["snapping", "page"] { style[key] = nil }
    }
    let ends = style["bounds"]?.array ?? [.null]
    if ends.contains(.null) || style["step"] == nil { style["wraps"] = nil }
    if style["bounds"] != nil { style["stepRange"] = nil }
    return style
  }
}

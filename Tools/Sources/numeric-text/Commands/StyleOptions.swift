// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericText
import NumericTextReplay

/// The command line options that describe a style.
struct StyleOptions: ParsableArguments {
  @Option(help: "A locale identifier such as sv_SE or ar_EG@numbers=arab.")
  var locale = "en_US"

  @Option(help: "The ISO 4217 code of a currency, such as SEK.")
  var currency: String?

  @Flag(help: "Show percentages: the value 0.125 as 12.5%.")
  var percent = false

  @Option(help: "The number type, such as Decimal, Double, Float, Int or UInt8.")
  var value = "Decimal"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The bounds: 0..., ...100 or -5...5.", valueName: "range")
  )
  var bounds: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of integer digits: 1...6.", valueName: "range")
  )
  var integer: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of fraction digits: 2 or 0...3.", valueName: "range")
  )
  var fraction: String?

  @Option(help: "How signs are shown: automatic, always, never, accounting, accountingAlways.")
  var sign: String?

  @Option(help: "How digits are grouped: automatic, never, or the group sizes, such as 3,2.")
  var grouping: String?

  @Option(help: "How values are rounded, such as toNearestOrEven, up, down or towardZero.")
  var rounding: String?

  @Option(parsing: .unconditional, help: "Text before the number.")
  var prefix: String?

  @Option(parsing: .unconditional, help: "Text after the number.")
  var suffix: String?

  @Option(
    help: ArgumentHelp(
      "The settings of a CurrencyFormatter as JSON, such as {\"groupingSize\": 2}.",
      valueName: "json"
    )
  )
  var formatter: String?

  @Option(help: ArgumentHelp("Other style keys of a replay script, as JSON.", valueName: "json"))
  var style: String?

  func validate() throws { _ = try replayStyle() }

  /// Returns the validated style that the options describe.
  func replayStyle() throws -> Replay.Style {
    var objects = [try members()]
    var replaced: Set<String> = []
    do {
      if let formatter {
        objects.append(["kind": "currencyFormatter", "settings": ["currency": currency ?? "USD"]])
        let settings = try Replay.Style.members(of: formatter, option: "--formatter")
        objects.append(["settings": settings])
      }
      if let style {
        let other = try Replay.Style.members(of: style, option: "--style")
        replaced = Set(other.keys)
        if currency != nil, let kind = other["kind"] as? String, !kind.hasPrefix("currency") {
          let kinds = "'--currency' and the kind '\(kind)' of '--style'"
          throw ValidationError("\(kinds) cannot be combined.")
        }
        objects.append(other)
      }
      return try Replay.Style(objects)
    } catch let error as Replay.Failure {
      throw ValidationError(Self.namingOptions(error.description, except: replaced))
    }
  }

  /// Replaces JSON keys in an error message with command-line options: `"code"` becomes
  /// `'--currency'`.
  ///
  /// The keys in `replaced` stay as they are, because their values come from `--style`.
  static func namingOptions(_ description: String, except replaced: Set<String> = []) -> String {
    let options = options.filter { path, _ in
      replaced.isDisjoint(with: path.split(separator: ".").map(String.init))
    }
    return options.reduce(description) { $0.replacingOccurrences(of: "\"\($1.0)\"", with: $1.1) }
  }

  /// The style keys for which there is a command-line option, as they appear in error messages, and
  /// the names of the options.
  private static let options = [
    ("locale", "'--locale'"), ("code", "'--currency'"), ("style.value", "'--value'"),
    ("bounds", "'--bounds'"), ("precision.integer", "'--integer'"),
    ("precision.fraction", "'--fraction'"), ("precision", "'--integer' with '--fraction'"),
    ("sign", "'--sign'"), ("grouping", "'--grouping'"), ("rounding", "'--rounding'"),
  ]

  private func members() throws -> [String: Any] {
    if percent, currency != nil {
      throw ValidationError("'--percent' and '--currency' cannot be combined.")
    }
    var members: [String: Any] = ["locale": locale, "value": value]
    members["kind"] = currency != nil ? "currency" : percent ? "percent" : "number"
    let texts = [
      "code": currency, "sign": sign, "rounding": rounding,
      "prefix": prefix, "suffix": suffix,
    ]
    for (key, text) in texts { members[key] = text }
    members["grouping"] = grouping.map { groupSizes(in: $0) ?? $0 }
    members["bounds"] = try bounds.map { try ends(of: $0, "bounds") { Numeral($0)?.description } }
    members["precision"] = try precision()
    return members
  }

  /// Returns the numbers in a text such as `3,2`, or nil if the text is not a list of numbers.
  private func groupSizes(in text: String) -> Any? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = parts.compactMap { Int($0) }
    return sizes.count == parts.count ? sizes : nil
  }

  private func precision() throws -> [String: Any]? {
    var precision: [String: Any] = [:]
    precision["integer"] = try integer.map { try ends(of: $0, "integer") { Int($0) } }
    precision["fraction"] = try fraction.map { try ends(of: $0, "fraction") { Int($0) } }
    return precision.isEmpty ? nil : precision
  }

  /// Returns both ends of a range such as `a...b`, `a...` or `...b`, with null for a missing end.
  ///
  /// A single number specifies both ends.
  private func ends(
    of text: String,
    _ option: String,
    _ convert: (String) -> Any?
  ) throws -> [Any] {
    let parts = text.components(separatedBy: "...")
    let ends = parts.count == 1 ? [text, text] : parts
    let error = ValidationError("'--\(option)' is not a range such as 0...2: '\(text)'.")
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else { throw error }
    return try ends.map { end in
      if end.isEmpty { return NSNull() }
      guard let value = convert(end) else { throw error }
      return value
    }
  }
}

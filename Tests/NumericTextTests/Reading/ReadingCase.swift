// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A line of `Scenarios/reading-*.jsonl`: a pasted text, and its expected number or refusal.
struct ReadingCase: Decodable {
  let id: String
  let rule: String
  let style: Style
  let events: [Event]
  let expect: Expectation

  /// The pasted text.
  var text: String { events.compactMap(\.paste).joined() }

  struct Event: Decodable {
    var paste: String?
  }

  /// The value as a text such as `-1234.5`, or the name of the refusal.
  struct Expectation: Decodable, Hashable, CustomStringConvertible {
    var value: String?
    var refused: String?

    var description: String { refused ?? value ?? "nothing" }
  }

  struct Style: Decodable {
    let kind: String
    let locale: String
    var code, value, sign, entry, prefix, suffix, zero: String?
    var bounds: [String?]?
    var precision: Precision?
    var symbols: Symbols?
  }

  struct Precision: Decodable {
    var integer, fraction: [Int]?
  }

  struct Symbols: Decodable {
    var decimal, grouping: String?
  }

  /// Returns all cases in all files.
  static func all() throws -> [ReadingCase] {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder = root.appendingPathComponent("Scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasPrefix("reading-") }.flatMap { name in
      let lines = try Data(contentsOf: folder.appendingPathComponent(name))
        .split(separator: UInt8(ascii: "\n"))
      return try lines.map { try JSONDecoder().decode(ReadingCase.self, from: $0) }
    }
  }
}

extension ReadingCase.Style {
  func style<Value: NumericTextValue & Comparable>(
    of type: Value.Type
  ) -> NumericTextStyle<Value> {
    var style = kindStyle(of: type).locale(Locale(identifier: locale))
    if sign == "accounting" { style = style.sign(.accounting) }
    if entry == "minorUnits" { style = style.entry(.minorUnits) }
    if bounds != nil, let zero = Value(numeral: .zero) { style = style.bounds(zero...) }
    if let prefix { style = style.prefix(prefix) }
    if let suffix { style = style.suffix(suffix) }
    if let zero { style = style.zero(zero) }
    if let symbols {
      style = style.symbols(decimal: symbols.decimal, grouping: symbols.grouping)
    }
    if let counts = precision?.integer { style = style.precision(integer: counts[0]...counts[1]) }
    if let counts = precision?.fraction { style = style.precision(fraction: counts[0]...counts[1]) }
    return style
  }

  private func kindStyle<Value>(of type: Value.Type) -> NumericTextStyle<Value> {
    if let code { return .currency(code: code) }
    return kind == "percent" ? .percent : .number
  }
}

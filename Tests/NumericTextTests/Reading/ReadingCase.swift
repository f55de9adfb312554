// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextReplay
import TestSupport

/// A line of `Scenarios/reading-*.jsonl`: a pasted text, and its expected number or refusal.
struct ReadingCase: Decodable {
  let id: String
  let rule: String
  let style: JSON
  let events: [Event]
  let expect: Expectation

  /// The pasted text.
  var text: String { events.compactMap(\.paste).joined() }

  var locale: String { style.object?["locale"]?.string ?? "en_US" }

  struct Event: Decodable {
    var paste: String?
  }

  /// The value as a text such as `-1234.5`, or the name of the refusal.
  struct Expectation: Decodable, Hashable, CustomStringConvertible {
    var value: String?
    var refused: String?

    var description: String { refused ?? value ?? "nothing" }
  }

  /// Returns all cases in all files.
  static func all() throws -> [ReadingCase] {
    try ScenarioFiles.names.filter { $0.hasPrefix("reading-") }
      .flatMap { try ScenarioFiles.lines(of: $0) }.filter { !$0.isEmpty }
      .map { try JSONDecoder().decode(ReadingCase.self, from: Data($0.utf8)) }
  }

  /// Returns the number that the style reads in the text, or the refusal.
  func parsed() throws -> Expectation {
    let style = try ScriptStyle(JSONObject(line: style.description))
    return try parsed(as: ValueTypes.named(style.valueName), style)
  }

  private func parsed<Value: NumericTextValue>(
    as type: Value.Type,
    _ script: ScriptStyle
  ) throws -> Expectation {
    let style = try script.style(for: type)
    do throws(NumericTextRefusal) {
      return Expectation(value: try style.parse(text).numeral?.canonical.description)
    } catch {
      return Expectation(refused: error.name)
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

@testable import NumericTextReplay

/// One line of `Scenarios/*.jsonl`: events in a field, with claims about the resulting states.
///
/// Every front end plays `script` in its own way, and compares its states with `claims`.
struct Scenario {
  let file: String
  let line: Int
  let id: String
  let rule: String

  /// The whole line as JSON, which `numeric-text replay` can play.
  let script: String

  /// The claims about the states after the events.
  let claims: ScriptClaims

  /// The file, line, id and rule of the scenario, for error messages.
  var place: String { "\(file):\(line) \(id) (\(rule))" }

  init(_ script: String, file: String, line: Int) throws(ScenarioError) {
    let place = "\(file):\(line)"
    let object = try Self.object(script, place)
    guard let id = object["id"] as? String, let rule = object["rule"] as? String,
      let events = object["events"] as? [Any], !events.isEmpty
    else { throw ScenarioError("\(place) lacks an id, a rule or events.") }
    self.file = file
    self.line = line
    self.id = id
    self.rule = rule
    self.script = script
    claims = try Self.claims(events.count, script, "\(place) \(id)")
    if claims.isEmpty { throw ScenarioError("\(place) \(id) claims nothing.") }
  }

  private static func object(
    _ script: String,
    _ place: String
  ) throws(ScenarioError) -> [String: Any] {
    let data = Data(SurrogateEscapes.repaired(script))
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ScenarioError("\(place) is not a JSON object.")
    }
    return object
  }

  private static func claims(
    _ count: Int,
    _ script: String,
    _ place: String
  ) throws(ScenarioError) -> ScriptClaims {
    do throws(ScriptError) {
      return try ScriptClaims(JSONObject(line: script), count: count)
    } catch {
      throw ScenarioError("\(place): \(error)")
    }
  }
}

/// A mistake in a scenario file.
struct ScenarioError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

// MARK: - Files

extension Scenario {
  /// The names of all scenario files.
  static var files: [String] { ScenarioFiles.names }

  /// Returns the scenario of each line of a file, or the mistake in the line.
  static func read(_ file: String) throws -> [Result<Scenario, ScenarioError>] {
    try ScenarioFiles.lines(of: file).enumerated().filter { !$0.element.isEmpty }
      .map { index, line in
        Result { () throws(ScenarioError) in
          try Scenario(String(line), file: file, line: index + 1)
        }
      }
  }
}

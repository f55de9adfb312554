// SPDX-License-Identifier: MIT

import AppKit
import NumericText
import Testing

@testable import NumericTextUI
@testable import numeric_text

/// Every scenario leads to the same states in a text field on a Mac as in the engine.
@MainActor
@Suite struct ScenarioTests {
  @Test func thereAreScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files)
  func statesAreAsClaimed(file: String) throws {
    for result in try Scenario.read(file) {
      let scenario = try result.get()
      for difference in try differences(scenario) { Issue.record("\(difference)") }
    }
  }

  private func differences(_ scenario: Scenario) throws -> [String] {
    let object = try JSONObject(line: scenario.script)
    let style = try ScriptStyle(object.required("style", object.object))
    let type = try ValueTypes.named(style.valueName)
    return try differences(scenario, object, style, type)
  }

  private func differences<Value: NumericTextValue>(
    _ scenario: Scenario,
    _ object: JSONObject,
    _ style: ScriptStyle,
    _ type: Value.Type
  ) throws -> [String] {
    if try style.isOptional { return try play(scenario, object, style, Value?.self) }
    return try play(scenario, object, style, Value.self)
  }

  private func play<Bound: NumericTextBoundValue>(
    _ scenario: Scenario,
    _ object: JSONObject,
    _ style: ScriptStyle,
    _ bound: Bound.Type
  ) throws -> [String] {
    var player = try ScenarioPlayer<Bound>(style, initial: object.numeral("initial"))
    let events = try object.required("events", object.objects).map { try ScriptEvent($0) }
    var differences: [String] = []
    for (index, (event, claim)) in zip(events, scenario.claims).enumerated() {
      let state = try player.play(event)
      for difference in claim.differences(from: state) {
        differences.append("\(scenario.place), event \(index): \(difference)")
      }
    }
    return differences
  }
}

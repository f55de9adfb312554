// SPDX-License-Identifier: MIT

import NumericText
import Testing

@testable import NumericTextReplay

@Suite struct ScenarioTests {
  @Test func findsTheScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files)
  func everyStateMeetsItsClaim(file: String) throws {
    for result in try Scenario.read(file) {
      switch result {
      case .failure(let error): Issue.record("\(error)")
      case .success(let scenario): play(scenario)
      }
    }
  }

  @Test func idsAreUnique() throws {
    var places: [String: String] = [:]
    for scenario in try Scenario.files.flatMap({ try Scenario.read($0) }).compactMap({
      try? $0.get()
    }) {
      if let other = places.updateValue(scenario.place, forKey: scenario.id) {
        Issue.record("\(scenario.place) has the id of \(other)")
      }
    }
  }

  @Test(arguments: [#""expect":{}"#, #""states":[{},{}]"#, #""expect":{"caret":3}"#])
  func rejectsMissingAndInvalidClaims(claims: String) {
    let line = #"{"id":"a","rule":"b","events":[{"focus":true},{"blur":true}],\#(claims)}"#
    #expect(throws: ScenarioError.self) { try Scenario(line, file: "a.jsonl", line: 1) }
  }

  private func play(_ scenario: Scenario) {
    do throws(ScriptError) {
      let states = try Script(JSONObject(line: scenario.script)).play()
      for difference in scenario.claims.differences(from: states) {
        Issue.record("\(scenario.place), \(difference)")
      }
    } catch {
      Issue.record("\(scenario.place): \(error)")
    }
  }
}

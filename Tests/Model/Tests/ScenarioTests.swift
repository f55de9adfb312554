// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ReferenceModel

/// Plays the scenarios in the model.
///
/// Scenarios with a style or an event that the model doesn't know are skipped. The file
/// `left-out.json` contains the ids of others that the model plays differently, with the reasons.
@Suite struct ScenarioTests {
  @Test func everyStateMeetsItsClaim() throws {
    let leftOut = try Self.leftOut
    let scenarios = try ScenarioFiles.names.flatMap { try PlayedScenario.all(in: $0) }
    for scenario in scenarios {
      let problems = scenario.problems
      if !leftOut.contains(scenario.id) {
        #expect(problems.isEmpty, "\(scenario.id): \(problems)")
      } else if problems.isEmpty {
        Issue.record("\(scenario.id) should differ, but does not.")
      }
    }
    #expect(scenarios.count > 2_800)
    #expect(leftOut.subtracting(scenarios.map(\.id)).isEmpty)
  }

  private static var leftOut: Set<String> {
    get throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let file = tests.appendingPathComponent("left-out.json")
      let reasons = try JSON(parsing: String(contentsOf: file, encoding: .utf8)).object ?? [:]
      return Set(reasons.values.flatMap { $0.array ?? [] }.compactMap(\.string))
    }
  }
}

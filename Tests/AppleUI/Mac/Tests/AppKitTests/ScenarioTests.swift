// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Every scenario leads to the same states in a text field on a Mac as in the engine.
@MainActor
@Suite struct ScenarioTests {
  @Test func thereAreScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files)
  func fieldPlaysAsTheEngine(file: String) throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), in: file, forced: [:])
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test func randomEventsPlayAsInTheEngine() throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), seeds: 0..<300)
    for problem in problems.prefix(3) { Issue.record("\(problem)") }
  }
}

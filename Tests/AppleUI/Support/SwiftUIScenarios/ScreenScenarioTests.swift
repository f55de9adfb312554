// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Every scenario leads to the same states in a SwiftUI field as in the engine.
@MainActor
@Suite struct ScreenScenarioTests {
  @Test(arguments: Scenario.files)
  func fieldPlaysAsTheEngine(file: String) throws { try check(ScreenFrontEnd(), file) }

  @Test(arguments: Scenario.files)
  func fieldDrawnInTheMidstOfEventsPlaysAsTheEngine(file: String) throws {
    try check(ScreenFrontEnd(drawsAtOnce: true), file)
  }

  private func check(_ frontEnd: ScreenFrontEnd, _ file: String) throws {
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: [:])
    for problem in problems { Issue.record("\(problem)") }
  }
}

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

  @Test func randomEventsPlayAsInTheEngine() throws {
    let problems = try FrontEndReport.problems(of: ScreenFrontEnd(), seeds: 0..<200)
    // Fields of SwiftUI alone have no undo and no arrow keys of ours.
    let live = problems.filter { !$0.contains(#""formatting":"onCommit""#) }
    for problem in live.prefix(3) { Issue.record("\(problem)") }
  }

  private func check(_ frontEnd: ScreenFrontEnd, _ file: String) throws {
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: forcedOnScreen)
    for problem in problems { Issue.record("\(problem)") }
  }
}

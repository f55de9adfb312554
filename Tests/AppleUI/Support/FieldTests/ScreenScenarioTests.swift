// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Tests that a SwiftUI field reaches the same states as the engine in every scenario.
@Suite struct ScreenScenarioTests {
  @Test(arguments: Scenario.files, [false, true])
  func fieldMatchesTheEngine(file: String, drawsAtOnce: Bool) throws {
    var forced = forcedOnScreen.merging(Self.forcedBySwiftUI) { forced, _ in forced }
    // This scenario formats on commit, so it uses SwiftUI's own text field, which doesn't differ
    // from the engine here.
    forced["on-commit-tap"] = nil
    let frontEnd = ScreenFrontEnd(drawsAtOnce: drawsAtOnce)
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: forced)
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test func randomEventsMatchTheEngine() throws {
    // Formatting on commit uses SwiftUI's own text field, whose undo and arrow keys work
    // differently from the engine's.
    let problems = try FrontEndReport.problems(
      of: ScreenFrontEnd(),
      seeds: 0..<200,
      skipsOnCommit: true
    )
    for problem in problems.prefix(3) { Issue.record("\(problem)") }
  }

  /// The ids of the scenarios in which SwiftUI's own text field differs from the engine, with the
  /// reasons.
  private static let forcedBySwiftUI = [
    "on-commit-minus-restored": "SwiftUI's own text field undoes edits itself.",
    "scrubbing-on-commit-formatting": "SwiftUI's own text field is not dragged.",
  ]
}

// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import ScenarioSupport

@Suite struct TouchScenarioTests {
  @Test(
    arguments: Scenario.files,
    [
      TouchFrontEnd(), TouchFrontEnd(isPlain: true),
      TouchFrontEnd(rangeMethod: .several, isPlain: true),
    ]
  )
  func fieldMatchesTheEngine(file: String, frontEnd: TouchFrontEnd) throws {
    let problems = try FrontEndReport.problems(
      of: frontEnd,
      in: file,
      forced: FrontEndReport.forcedByTextFields
    )
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test(arguments: [
    TouchFrontEnd(), TouchFrontEnd(rangeMethod: .several), TouchFrontEnd(isPlain: true),
  ])
  func randomEventsMatchTheEngine(frontEnd: TouchFrontEnd) throws {
    for seed in 0..<300 as Range<UInt64> {
      let problems = try FrontEndReport.problems(of: frontEnd, seeds: seed..<seed + 1)
      for problem in problems.prefix(3) where !isForced(problem, frontEnd) {
        Issue.record("\(problem)")
      }
    }
  }

  /// Returns whether UIKit, rather than the adapter, causes a difference in a random scenario.
  private func isForced(_ problem: String, _ frontEnd: TouchFrontEnd) -> Bool {
    // A typed space stays in the text for one event, because QuickType may replace it.
    if problem.contains(#"{"type":" "}"#) { return true }
    // UIKit registers an undo step for marked text, which clears the redo history.
    let isRedone = problem.contains(#""redo""#) && problem.contains(#""mark""#)
    return frontEnd.isPlain && isRedone
  }
}

// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import ScenarioSupport

@MainActor
@Suite struct TouchScenarioTests {
  @Test(arguments: Scenario.files)
  func ownFieldPlaysAsTheEngine(file: String) throws {
    try check(TouchFrontEnd(), file)
  }

  @Test(arguments: Scenario.files)
  func plainFieldPlaysAsTheEngine(file: String) throws {
    try check(TouchFrontEnd(isPlain: true), file)
  }

  @Test(arguments: Scenario.files)
  func fieldAskedWithSeveralRangesPlaysAsTheEngine(file: String) throws {
    try check(TouchFrontEnd(rangeMethod: .several, isPlain: true), file)
  }

  @Test(arguments: [
    TouchFrontEnd(), TouchFrontEnd(rangeMethod: .several), TouchFrontEnd(isPlain: true),
  ])
  func randomEventsPlayAsInTheEngine(frontEnd: TouchFrontEnd) throws {
    for seed in 0..<300 as Range<UInt64> {
      let problems = try FrontEndReport.problems(of: frontEnd, seeds: seed..<seed + 1)
      for problem in problems.prefix(3) where !isForced(problem, frontEnd) {
        Issue.record("\(problem)")
      }
    }
  }

  /// Whether UIKit makes a random scenario different.
  private func isForced(_ problem: String, _ frontEnd: TouchFrontEnd) -> Bool {
    // The system's lone space stays for an event, as above.
    if problem.contains(#"{"type":" "}"#) { return true }
    // What the system has registered of a composition takes what could be done again with it.
    let isRedone = problem.contains(#""redo""#) && problem.contains(#""mark""#)
    return frontEnd.isPlain && isRedone
  }

  private func check(_ frontEnd: TouchFrontEnd, _ file: String) throws {
    let problems = try FrontEndReport.problems(
      of: frontEnd,
      in: file,
      forced: FrontEndReport.forcedByTextFields
    )
    for problem in problems { Issue.record("\(problem)") }
  }
}

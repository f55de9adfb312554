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
    let problems = try FrontEndReport.problems(of: frontEnd, seeds: 0..<300)
    for problem in problems.prefix(3) { Issue.record("\(problem)") }
  }
}

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

  private func check(_ frontEnd: TouchFrontEnd, _ file: String) throws {
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: [:])
    for problem in problems { Issue.record("\(problem)") }
  }
}

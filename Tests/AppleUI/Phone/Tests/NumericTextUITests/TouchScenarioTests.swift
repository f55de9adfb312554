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
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: Self.forced)
    for problem in problems { Issue.record("\(problem)") }
  }

  /// Scenarios that UIKit makes different, by their ids, with the reasons.
  static let forced = [
    "composition-object": keptPlace,
    "composition-object-replace": keptPlace,
    "composition-lone-space": keptPlace,
    "composition-lone-space-then-suggestion": keptPlace,
    "focus-typed-after-submit": "A field that has the focus cannot be given it.",
    "stepping-idle": "A field without the focus is committed at once: nobody will leave it.",
  ]

  private static let keptPlace =
    "The system's own character stays until the system puts text in its place."
}

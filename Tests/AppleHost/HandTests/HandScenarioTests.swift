// SPDX-License-Identifier: MIT

import Hands
import Testing
import UIKit

/// Plays the scenarios in UIKit text fields, or in stand-ins for them on Linux.
@MainActor
@Suite(.serialized) struct HandScenarioTests {
  @Test(arguments: HandReport.files)
  func plainFieldMatchesTheEngine(file: String) async throws {
    let window = try await Window.current()
    let problems = try HandReport.problems(in: file, window: window, isPlain: true)
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test(arguments: HandReport.files)
  func numericTextInputMatchesTheEngine(file: String) async throws {
    let window = try await Window.current()
    let problems = try HandReport.problems(in: file, window: window, isPlain: false)
    for problem in problems { Issue.record("\(problem)") }
  }
}

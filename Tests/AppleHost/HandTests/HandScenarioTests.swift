// SPDX-License-Identifier: MIT

import Hands
import Testing
import UIKit

/// Plays the scenarios in UIKit text fields, or in stand-ins for them on Linux.
@MainActor
@Suite(.serialized) struct HandScenarioTests {
  @Test(arguments: HandReport.files, [true, false])
  func fieldMatchesTheEngine(file: String, isPlain: Bool) async throws {
    let window = try await Window.current()
    let problems = try HandReport.problems(in: file, window: window, isPlain: isPlain)
    for problem in problems { Issue.record("\(problem)") }
  }
}

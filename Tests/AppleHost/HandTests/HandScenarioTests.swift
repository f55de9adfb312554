// SPDX-License-Identifier: MIT

import Hands
import Testing
import UIKit

/// The scenarios in text fields of the real UIKit, or of the one that a test package has in its place.
@MainActor
@Suite(.serialized) struct HandScenarioTests {
  @Test(arguments: HandReport.files)
  func plainFieldPlaysAsTheEngine(file: String) async throws {
    let window = try await Window.current()
    let problems = try HandReport.problems(in: file, window: window, isPlain: true)
    for problem in problems { Issue.record("\(problem)") }
  }

  @Test(arguments: HandReport.files)
  func ownFieldPlaysAsTheEngine(file: String) async throws {
    let window = try await Window.current()
    let problems = try HandReport.problems(in: file, window: window, isPlain: false)
    for problem in problems { Issue.record("\(problem)") }
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Every scenario leads to the same states in a text field on a Mac as in the engine.
@MainActor
@Suite struct ScenarioTests {
  @Test func thereAreScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files)
  func fieldPlaysAsTheEngine(file: String) throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), in: file, forced: Self.forced)
    for problem in problems { Issue.record("\(problem)") }
  }

  /// Scenarios that AppKit makes different, by their ids, with the reasons.
  static let forced = [
    "focus-typed-after-submit": selected,
    "focus-submit-active": selected,
    "focus-submit-caret": selected,
    "focus-submit-history": selected,
    "focus-submit-escape": selected,
    "focus-submit-till": selected,
    "deleting-zeros-ungrouped-yen": "A paste of the text that is there already changes nothing.",
    "outside-values-idle-replace": needsFocus,
    "outside-values-idle-replace-zero": needsFocus,
    "outside-values-idle-input": needsFocus,
  ]

  private static let selected = "AppKit selects the text after Return, so the next key replaces it."
  private static let needsFocus = "A person edits a field of AppKit only with the focus."

  @Test func randomEventsPlayAsInTheEngine() throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), seeds: 0..<300)
    for problem in problems.prefix(3) { Issue.record("\(problem)") }
  }
}

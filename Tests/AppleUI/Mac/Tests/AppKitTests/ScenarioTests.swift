// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Tests that a text field on a Mac reaches the same states as the engine in every scenario.
@Suite struct ScenarioTests {
  @Test func findsTheScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files)
  func fieldMatchesTheEngine(file: String) throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), in: file, forced: Self.forced)
    for problem in problems { Issue.record("\(problem)") }
  }

  /// The ids of the scenarios in which AppKit differs from the engine, with the reasons.
  static let forced = FrontEndReport.forcedByTaps.merging([
    "focus-typed-after-submit": selected,
    "focus-submit-active": selected,
    "focus-submit-caret": selected,
    "focus-submit-history": selected,
    "focus-submit-escape": selected,
    "focus-submit-till": selected,
    "open-marks-can-start-a-fraction-after-commit": selected,
    "exponents-in-whole-numbers": selected,
    "magnitudes-refused-commit-leaves-separator": selected,
    "deleting-zeros-ungrouped-yen": "Pasting the same text changes nothing.",
    "minor-units-own-text-over-itself": "Pasting the same text changes nothing.",
    "affixes-replaced-by-the-same-prefix": replaced,
    "arithmetic-replaced-by-the-same-operator": replaced,
    "separators-any-replaced-by-the-same-mark": replaced,
  ]) { _, reason in reason }

  private static let replaced = "AppKit moves the caret after the replaced text."
  private static let selected = "AppKit selects the text after Return, so the next key replaces it."

  @Test func randomEventsMatchTheEngine() throws {
    let problems = try FrontEndReport.problems(of: DeskFrontEnd(), seeds: 0..<300)
    for problem in problems.prefix(3) { Issue.record("\(problem)") }
  }
}

// SPDX-License-Identifier: MIT

import TestSupport

/// Compares a front end, such as a UIKit text field, with the engine, by playing scenarios in both.
@MainActor
enum FrontEndReport {
  /// Plays the scenarios in a file, and returns the problems.
  ///
  /// A problem is an unexpected difference from the engine, or an expected difference that did not
  /// occur.
  ///
  /// - Parameters:
  ///   - frontEnd: The front end.
  ///   - file: The file of scenarios.
  ///   - forced: The ids of the scenarios with expected differences, with the reasons.
  ///   - converted: Returns the scenario to play, or nil to skip it.
  /// - Returns: The problems, each with its scenario.
  /// - Throws: An error for an invalid scenario.
  static func problems(
    of frontEnd: any FrontEnd,
    in file: String,
    forced: [String: String],
    converted: (Scenario) throws -> Scenario? = { $0 }
  ) throws -> [String] {
    var problems: [String] = []
    for scenario in try Scenario.read(file).compactMap({ try converted($0.get()) }) {
      let play = try ScenarioPlay(scenario.script, place: scenario.place)
      let differences = try play.differences(in: frontEnd)
      if forced[scenario.id] == nil {
        problems += differences
      } else if differences.isEmpty {
        problems.append("\(scenario.place) should differ, but does not.")
      }
    }
    return problems
  }
}

extension FrontEndReport {
  /// Plays random scenarios until the front end differs from the engine, and returns the first
  /// differences, because a broken front end can differ after every event.
  ///
  /// Scenarios that depend on an event that the system doesn't report are skipped.
  ///
  /// - Parameters:
  ///   - frontEnd: The front end.
  ///   - seeds: The seeds of the scenarios.
  ///   - skipsOnCommit: Whether to skip scenarios with formatting on commit.
  /// - Returns: At most three differences, each with the script.
  /// - Throws: `ScriptError` if a script cannot be played.
  static func problems(
    of frontEnd: any FrontEnd,
    seeds: Range<UInt64>,
    skipsOnCommit: Bool = false
  ) throws -> [String] {
    for script in seeds.map({ RandomScript.inField(seed: $0) }) {
      let play = try ScenarioPlay(script.line, place: script.line)
      if play.hidesAnEvent || skipsOnCommit && script.style["formatting"] != nil { continue }
      let problems = try play.differences(in: frontEnd)
      if !problems.isEmpty { return Array(problems.prefix(3)) }
    }
    return []
  }
}

extension FrontEndReport {
  /// The ids of the scenarios that edit a field without focus, which a user cannot do.
  ///
  /// Each id is stored with this reason.
  static let forcedByFocus = Dictionary(
    uniqueKeysWithValues: [
      "after-the-fact-deleted-filling-zero-of-a-negative-number",
      "cells-row-that-begins-like-the-idle-text",
      "idle-format-fraction-over-a-whole-number",
      "idle-format-fraction-over-an-integer",
      "outside-values-idle-replace",
      "outside-values-idle-replace-zero",
      "outside-values-idle-input",
      "outside-values-idle-replace-fraction",
      "outside-values-idle-input-zero",
      "idle-format-replace",
      "idle-format-replace-deletion",
      "idle-format-replace-all",
      "idle-format-input",
      "idle-format-refused",
      "idle-format-refused-range",
    ].map { ($0, "A user edits a field only with the focus.") }
  )
}

extension FrontEndReport {
  /// The ids of the scenarios in which UIKit or AppKit handles the focus differently from the
  /// engine, with the reasons.
  static let forcedByTaps = [
    "focus-tap-leading-zeros", "focus-tap-zero-text", "on-commit-tap",
  ].reduce(into: forcedByFocus) {
    $0[$1] = "The system finds the tapped character in the text while editing."
  }

  /// The ids of the scenarios in which UIKit's text fields differ from the engine, with the
  /// reasons.
  static let forcedByTextFields = forcedByTaps.merging([
    "composition-object": keptPlace,
    "composition-object-replace": keptPlace,
    "composition-lone-space": keptPlace,
    "composition-lone-space-then-suggestion": keptPlace,
    "idle-format-outside": "A step without the focus commits at once.",
    "open-marks-zero-cents-before-a-caret-key": "UIKit doesn't report a caret that hasn't moved.",
    "stepping-idle": "A field without the focus is committed at once: nobody will leave it.",
  ]) { _, reason in reason }

  private static let keptPlace =
    "The system's own character stays until the system puts text in its place."
}

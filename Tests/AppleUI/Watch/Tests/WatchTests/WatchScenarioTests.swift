// SPDX-License-Identifier: MIT

import NumericText
import SwiftUI
import Testing

@testable import ScenarioSupport

/// Tests SwiftUI's own text field, which is the only text field on a watch.
///
/// In each scenario, the field must show the same text and have the same value as an engine that
/// formats on commit.
@Suite struct WatchScenarioTests {
  /// The parts of scripts that these tests do not play, with the reasons.
  ///
  /// A user cannot perform these parts in SwiftUI's own text field, or another test covers them. A
  /// scenario is skipped if its script contains one of these parts.
  private static let missing = [
    #"{"undo":"#: "SwiftUI's field undoes by itself.",
    #"{"redo":"#: "SwiftUI's field undoes by itself.",
    #"{"cancel":"#: "SwiftUI's field has no Escape.",
    #"{"toggleSign":"#: "SwiftUI's field has no such button.",
    #"{"decimalKey":"#: "A watch has no such key.",
    #"{"scrub":"#: "SwiftUI's field is not dragged.",
    #"{"mark":"#: "SwiftUI does not report marked text.",
    #"{"step":1000"#: "No user swipes that often.",
    #"{"step":-1000"#: "No user swipes that often.",
    #""normalizing":"onFocus""#: "It has its own test.",
  ]

  /// The ids of the scenarios in which SwiftUI's text field differs from the engine, with the
  /// reasons.
  private static let forced = FrontEndReport.forcedByFocus.merging([
    "after-the-fact-forward": "SwiftUI does not report the caret.",
    "after-the-fact-spaces-of-operators-in-another-place": "SwiftUI does not report the caret.",
    "arithmetic-grouped-part-pasted-over-itself": "SwiftUI does not report the selection.",
    "arithmetic-space-over-selection": "SwiftUI does not report the selection.",
    "arithmetic-spaced-minus-pasted-over-factor": "SwiftUI does not report the selection.",
    "arithmetic-till-open-mark-pasted-back": "SwiftUI does not report the selection.",
    "arithmetic-till-paste-factor-before-amount": "SwiftUI does not report the caret.",
    "arithmetic-zeros-of-groups-pasted-over-themselves": "SwiftUI does not report the selection.",
    "bounds-keep-the-counted-number": "SwiftUI does not report the selection.",
    "currencies-fa-ir-irr-typed": "SwiftUI does not report the caret.",
    "currencies-ja-jp-jpy-typed": "SwiftUI does not report the caret.",
    "currencies-ff-adlm-gnf-typed": "SwiftUI does not report the caret.",
    "deleting-uncovered-zero-after-caret-keys": "SwiftUI does not report the caret.",
    "deleting-uncovered-zero-moved": "SwiftUI does not report the caret.",
    "deleting-zero-before-uncovered-zeros": "SwiftUI does not report the caret.",
    "exponents-off-in-suffix": "SwiftUI does not report the selection.",
    "fraction-padding-pasted": "SwiftUI does not report the selection.",
    "idle-format-outside": "A step without the focus commits at once.",
    "limits-exponent-integer": "SwiftUI does not report the selection.",
    "minor-units-plus-pasted-over-itself": "SwiftUI does not report the selection.",
    "open-marks-zero-cents-before-a-caret-key": "SwiftUI does not report the caret.",
    "own-rule-steps": "Each swipe is a step of its own.",
    "stepping-outside-by-many": "Each swipe is a step of its own.",
    "stepping-idle": "A step without the focus commits at once.",
    "trailing-zeros-paste-over-zero": "SwiftUI does not report the caret.",
  ]) { _, reason in reason }

  @Test(arguments: Scenario.files)
  func fieldMatchesTheEngine(file: String) throws {
    var count = 0
    let frontEnd = ScreenFrontEnd()
    let problems = try FrontEndReport.problems(of: frontEnd, in: file, forced: Self.forced) {
      guard Self.applies($0) else { return nil }
      count += 1
      return try Self.onCommit($0)
    }
    for problem in problems { Issue.record("\(problem)") }
    // In these two files, every scenario is skipped, because it contains a part from `missing`.
    #expect(count > 0 || ["undo.jsonl", "scrubbing.jsonl"].contains(file))
  }

  private static func applies(_ scenario: Scenario) -> Bool {
    missing.keys.allSatisfy { !scenario.script.contains($0) }
  }

  /// Returns the scenario with a style that formats on commit, unless its style already specifies
  /// the formatting.
  private static func onCommit(_ scenario: Scenario) throws -> Scenario {
    let keys = [#""style":{"#, #""style": {"#]
    guard !scenario.script.contains(#""formatting""#),
      let key = keys.first(where: { scenario.script.contains($0) }),
      let style = scenario.script.range(of: key)
    else { return scenario }
    let script = scenario.script.replacingCharacters(
      in: style,
      with: key + #""formatting":"onCommit","#
    )
    return try Scenario(script, file: scenario.file, line: scenario.line)
  }
}

/// Returns nil, because a watch has neither UIKit nor AppKit fields.
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? { nil }

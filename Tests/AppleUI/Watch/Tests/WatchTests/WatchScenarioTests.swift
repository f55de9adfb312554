// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import SwiftUI
import Testing

@testable import ScenarioSupport

/// Every scenario that a field of SwiftUI alone can play leads to the same texts and values as in
/// the engine that formats on commit.
@MainActor
@Suite struct WatchScenarioTests {
  /// What no person can do to such a field, or what it does by itself, with the reasons.
  private static let missing = [
    #"{"undo":"#: "SwiftUI's field undoes by itself.",
    #"{"redo":"#: "SwiftUI's field undoes by itself.",
    #"{"cancel":"#: "SwiftUI's field has no Escape.",
    #"{"toggleSign":"#: "SwiftUI's field has no such button.",
    #"{"mark":"#: "SwiftUI does not tell of marked text.",
    #"{"step":1000"#: "Nobody swipes that often.",
    #"{"step":-1000"#: "Nobody swipes that often.",
    #""normalizing":"onFocus""#: "It is covered by a test of its own.",
  ]

  private static let needsFocus = "A person edits a field of SwiftUI only with the focus."

  /// Scenarios that SwiftUI makes different, with the reasons.
  private static let forced = [
    "after-the-fact-forward": "SwiftUI does not tell of the caret.",
    "deleting-uncovered-zero-moved": "SwiftUI does not tell of the caret.",
    "outside-values-idle-replace": needsFocus,
    "outside-values-idle-replace-zero": needsFocus,
    "outside-values-idle-input": needsFocus,
    "limits-exponent-integer": "SwiftUI does not tell what was selected.",
    "stepping-idle": "A step without the focus is committed at once.",
  ]

  @Test(arguments: Scenario.files)
  func fieldPlaysAsTheEngine(file: String) throws {
    var count = 0
    for scenario in try Scenario.read(file).map({ try $0.get() }) where Self.applies(scenario) {
      let onCommit = try Self.onCommit(scenario)
      let differences = try ScenarioPlay(onCommit).differences(in: ScreenFrontEnd())
      count += 1
      if Self.forced[scenario.id] == nil {
        for difference in differences { Issue.record("\(difference)") }
      } else if differences.isEmpty {
        Issue.record("\(scenario.place) is said to differ, but does not.")
      }
    }
    #expect(count > 0 || file == "undo.jsonl")
  }

  private static func applies(_ scenario: Scenario) -> Bool {
    missing.keys.allSatisfy { !scenario.script.contains($0) }
  }

  /// The scenario as it is where all fields format on commit.
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

/// A watch has no fields but SwiftUI's own.
@MainActor
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? { nil }

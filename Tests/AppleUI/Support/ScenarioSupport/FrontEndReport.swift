// SPDX-License-Identifier: MIT

/// How a front end plays all scenarios.
@MainActor
enum FrontEndReport {
  /// Where a front end differs from the engine although nothing forces it to, or does not differ
  /// where it is said to.
  ///
  /// - Parameters:
  ///   - frontEnd: The front end.
  ///   - file: The file of scenarios.
  ///   - forced: The ids of scenarios that the platform makes different, with the reasons.
  /// - Returns: The problems, each with its scenario.
  /// - Throws: What is wrong with a scenario.
  static func problems(
    of frontEnd: any FrontEnd,
    in file: String,
    forced: [String: String]
  ) throws -> [String] {
    var problems: [String] = []
    for scenario in try Scenario.read(file).map({ try $0.get() }) {
      let differences = try ScenarioPlay(scenario).differences(in: frontEnd)
      if forced[scenario.id] == nil {
        problems += differences
      } else if differences.isEmpty {
        problems.append("\(scenario.place) is said to differ, but does not.")
      }
    }
    return problems
  }
}

extension FrontEndReport {
  /// Where a front end differs from the engine in random scenarios, up to the first that does.
  ///
  /// - Parameters:
  ///   - frontEnd: The front end.
  ///   - seeds: What the scenarios are made of.
  /// - Returns: What is different, with the script.
  /// - Throws: `ScriptError` if a script cannot be played.
  static func problems(of frontEnd: any FrontEnd, seeds: Range<UInt64>) throws -> [String] {
    for seed in seeds {
      let scenario = try RandomScenario.scenario(seed: seed, count: 40)
      let problems = try ScenarioPlay(scenario).differences(in: frontEnd)
      if !problems.isEmpty { return problems }
    }
    return []
  }
}

extension FrontEndReport {
  /// Scenarios that text fields of UIKit make different, by their ids, with the reasons.
  static let forcedByTextFields = [
    "composition-object": keptPlace,
    "composition-object-replace": keptPlace,
    "composition-lone-space": keptPlace,
    "composition-lone-space-then-suggestion": keptPlace,
    "outside-values-idle-replace": needsFocus,
    "outside-values-idle-replace-zero": needsFocus,
    "outside-values-idle-input": needsFocus,
    "stepping-idle": "A field without the focus is committed at once: nobody will leave it.",
  ]

  private static let needsFocus = "A person edits a field of UIKit only with the focus."

  private static let keptPlace =
    "The system's own character stays until the system puts text in its place."
}

// SPDX-License-Identifier: MIT

public import UIKit

@testable import ScenarioSupport

/// Plays all scenarios in UIKit text fields with a simulated user.
@MainActor
public enum HandReport {
  /// The names of the files with scenarios.
  nonisolated public static var files: [String] { Scenario.files }

  /// Plays the scenarios of a file in UIKit text fields, and returns the problems.
  ///
  /// A problem is an unexpected difference from the engine, or an expected difference that did not
  /// occur.
  ///
  /// - Parameters:
  ///   - file: The file of scenarios.
  ///   - window: The window for the fields.
  ///   - isPlain: Whether to use plain UIKit text fields.
  /// - Returns: The problems, each with its scenario.
  /// - Throws: An error for an invalid scenario.
  public static func problems(
    in file: String,
    window: UIView,
    isPlain: Bool
  ) throws -> [String] {
    try FrontEndReport.problems(
      of: HandFrontEnd(in: window, isPlain: isPlain),
      in: file,
      forced: FrontEndReport.forcedByTextFields
    )
  }
}

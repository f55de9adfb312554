// SPDX-License-Identifier: MIT

public import UIKit

@testable import ScenarioSupport

/// How text fields of UIKit play all scenarios under the hands of the system.
@MainActor
public enum HandReport {
  /// The names of the files with scenarios.
  nonisolated public static var files: [String] { Scenario.files }

  /// Where a field differs from the engine although nothing forces it to.
  ///
  /// - Parameters:
  ///   - file: The file of scenarios.
  ///   - window: The window of the fields.
  ///   - isPlain: Whether the fields are plain ones of UIKit.
  /// - Returns: The problems, each with its scenario.
  /// - Throws: What is wrong with a scenario.
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

// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioSupport

/// Tests that each kind of field reaches the same states as the engine, in every scenario and in
/// random ones.
@Suite struct ScenarioTests {
  @Test func findsTheScenarios() {
    #expect(Scenario.files.count > 20)
  }

  @Test(arguments: Scenario.files, await PlatformFrontEnd.played)
  func fieldMatchesTheEngine(file: String, frontEnd: PlatformFrontEnd) throws {
    let forced = PlatformFrontEnd.forced
    report(try FrontEndReport.problems(of: frontEnd, in: file, forced: forced))
  }

  @Test(arguments: await PlatformFrontEnd.playedAtRandom)
  func randomEventsMatchTheEngine(frontEnd: PlatformFrontEnd) throws {
    report(try FrontEndReport.problems(of: frontEnd, seeds: 0..<300))
  }

  @Test(arguments: Scenario.files, [false, true])
  func fieldInSwiftUIMatchesTheEngine(file: String, drawsAtOnce: Bool) throws {
    var forced = PlatformFrontEnd.forced.merging(Self.forcedBySwiftUI) { forced, _ in forced }
    // This scenario formats on commit, so it uses SwiftUI's own text field, which doesn't differ
    // from the engine here.
    forced["on-commit-tap"] = nil
    let frontEnd = ScreenFrontEnd(drawsAtOnce: drawsAtOnce)
    report(try FrontEndReport.problems(of: frontEnd, in: file, forced: forced))
  }

  @Test func randomEventsInSwiftUIMatchTheEngine() throws {
    // Formatting on commit uses SwiftUI's own text field, whose undo and arrow keys work
    // differently from the engine's.
    let frontEnd = ScreenFrontEnd()
    report(try FrontEndReport.problems(of: frontEnd, seeds: 0..<200, skipsOnCommit: true))
  }

  private func report(_ problems: [String]) {
    for problem in problems { Issue.record("\(problem)") }
  }

  /// The ids of the scenarios in which SwiftUI's own text field differs from the engine, with the
  /// reasons.
  private static let forcedBySwiftUI = [
    "on-commit-minus-restored": "SwiftUI's own text field undoes edits itself.",
    "scrubbing-on-commit-formatting": "SwiftUI's own text field is not dragged.",
  ]
}

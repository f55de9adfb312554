// SPDX-License-Identifier: MIT

import Foundation
import ReferenceModel

/// Runs the engine in another process, `model replay`, because the engine could crash.
///
/// Without an executable, only the laws of the model are checked.
struct Engine {
  var executable: URL?

  enum Answer: Equatable {
    case states([State])
    case error(String)
    case crash
  }

  private struct Line: Decodable {
    var states: [State]?
    var error: String?
  }

  /// Returns the difference of each script whose states differ.
  func differences(from plays: [Play], ignoring ignored: Set<String>) throws -> [Difference] {
    zip(plays, try answers(to: plays)).compactMap { Difference($0, $1, ignoring: ignored) }
  }

  /// Returns the engine's answer to each script.
  ///
  /// If the engine crashes, the list of scripts is halved until it contains only the script at
  /// fault.
  func answers(to plays: [Play]) throws -> [Answer] {
    guard !plays.isEmpty else { return [] }
    guard let executable else { return plays.map { .states($0.states) } }
    let input = plays.map(\.line).joined(separator: "\n") + "\n"
    let (output, status) = try run(executable, input)
    let lines = output.split(separator: "\n")
    if lines.count == plays.count, status <= 1 {
      return try lines.map { try Self.answer(String($0)) }
    }
    guard plays.count > 1 else { return [.crash] }
    let half = plays.count / 2
    return try answers(to: Array(plays[..<half])) + answers(to: Array(plays[half...]))
  }

  private static func answer(_ line: String) throws -> Answer {
    let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    if let states = line.states { return .states(states) }
    return .error(line.error ?? "")
  }

  /// Runs the executable on `input`, and returns its output and its exit status.
  ///
  /// The input is a file, because two full pipes could block both processes.
  private func run(_ executable: URL, _ input: String) throws -> (output: String, status: Int32) {
    let scripts = FileManager.default.temporaryDirectory
      .appendingPathComponent("numeric-text-model-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: scripts) }
    try Data(input.utf8).write(to: scripts)
    let process = Process()
    process.executableURL = executable
    process.arguments = ["replay", scripts.path]
    let states = Pipe()
    process.standardOutput = states
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = states.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isCrash = process.terminationReason == .uncaughtSignal
    return (String(decoding: output, as: UTF8.self), isCrash ? 255 : process.terminationStatus)
  }
}

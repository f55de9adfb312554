// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the command as a process and checks its output and exit status.
@Suite struct ReplayCommandTests {
  private let good = #"{"id":"a","style":{"kind":"number"},"initial":"0","events":[]}"#
  private let bad = #"{"id":"b","events":[]}"#
  private let goodAnswer = #"{"id":"a","states":[]}"#

  @Test func continuesAfterAnError() throws {
    let (lines, status) = try replay("\(good)\n\(bad)\n\(good)\n")
    #expect(
      lines == [goodAnswer, #"{"id":"b","line":2,"error":"\"style\" is missing."}"#, goodAnswer]
    )
    #expect(status == 1)
  }

  @Test func skipsBlankLinesButCountsThem() throws {
    let (lines, status) = try replay("\n\(good)\n  \t\n\r\n\(good)\r\n\(bad)")
    #expect(lines.dropLast() == [goodAnswer, goodAnswer])
    #expect(lines.last?.contains(#""line":6"#) ?? false)
    #expect(status == 1)
  }

  @Test func acceptsEmptyInput() throws {
    let (lines, status) = try replay("")
    #expect(lines.isEmpty)
    #expect(status == 0)
  }

  @Test(arguments: [
    (#""expect":{"text":"$50"}"#, nil),
    (#""expect":{"text":"$50","selection":[3,3],"value":"50","refused":null}"#, nil),
    (#""states":[{"text":"$5"},{"text":"$50"}]"#, nil),
    (#""expect":{"text":"$51"}"#, "after event 2: expected $51, got $50"),
    (
      #""expect":{"text":"$51","selection":[2,2]}"#, "after event 2: expected $5|1, got $50|"
    ),
    (#""expect":{"selection":[1,3]}"#, "after event 2: expected $|50|, got $50|"),
    (
      #""expect":{"selection":[9,9]}"#,
      "after event 2: expected $50 with the selection [9, 9], got $50|"
    ),
    (#""expect":{"value":null}"#, "after event 2: value: expected null, got 50"),
    (#""expect":{"refused":true}"#, "after event 2: refused: expected a refusal, got null"),
    (#""states":[{"text":"$6"},{}]"#, "after event 1: expected $6, got $5"),
    (#""expect":{"text":"$50\u00a0"}"#, #"after event 2: expected $50\u{A0}, got $50"#),
  ])
  func reportsWhereAStateDiffersFromItsClaim(claims: String, difference: String?) throws {
    let script =
      #"{"id":"my-bug","style":{"kind":"currency","code":"USD"},"initial":"5","#
      + #""events":[{"focus":true},{"type":"0"}],"# + claims + "}"
    let (lines, status) = try replay("\(script)\n\(good)\n")
    #expect(status == (difference == nil ? 0 : 1))
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(object?["differs"] as? [String] == difference.map { [$0] })
    #expect((object?["states"] as? [Any])?.count == 2)
    #expect(lines.last == goodAnswer)
  }

  @Test func playsAFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("\(good)\n\(good)".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (lines, status) = try replay("", file.path)
    #expect(lines == [goodAnswer, goodAnswer])
    #expect(status == 0)
  }

  @Test func failsForAMissingFile() throws {
    #expect(try replay("", "/no/such/file").status != 0)
  }

  @Test func failsIfTheInputCannotBeRead() throws {
    let (message, status) = try shell(#""$0" replay 0>/dev/null 2>&1"#)
    #expect(message.hasPrefix("Error: Standard input cannot be read."), "\(message)")
    #expect(status != 0)
  }

  @Test func failsIfTheOutputCannotBeWritten() throws {
    let (message, status) = try shell(#"echo "$1" | "$0" replay 2>&1 1</dev/null"#, good)
    #expect(message == "Error: The output cannot be written.\n")
    #expect(status != 0)
  }

  /// The folder that contains the built executables.
  private var products: URL {
    // On macOS, the tests are a bundle that the toolchain loads. On Linux, they are an executable.
    #if os(macOS)
      Bundle(for: TestBundle.self).bundleURL.deletingLastPathComponent()
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  private func replay(_ input: String, _ file: String = "-") throws -> (
    lines: [String], status: Int32
  ) {
    let (output, status) = try shell(#"printf %s "$1" | "$0" replay "$2""#, input, file)
    return (output.split(separator: "\n").map(String.init), status)
  }

  /// Runs a shell command, in which `$0` is the program and `$1` is the first argument.
  private func shell(
    _ command: String,
    _ arguments: String...
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = products.appendingPathComponent("numeric-text").path
    process.arguments = ["-c", command, program] + arguments
    let stdout = Pipe()
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

// `Bundle(for:)` finds the test bundle by a class that it contains.
#if os(macOS)
  private final class TestBundle {}
#endif

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import numeric_text

/// Tests of the messages for invalid command-line arguments.
@Suite struct NumericTextCommandTests {
  @Test(arguments: [
    (["format", "abc"], "format"), (["format", "1", "--currency", "dollars"], "format"),
    (["format", "300", "--value", "UInt8"], "format"), (["format"], "format"),
    (["format", "1", "--bounds", "x"], "format"), (["parse"], "parse"),
    (["parse", "1", "--locale", "zz"], "parse"), (["notation", "--locale", "zz"], "notation"),
    (["notation", "--percent", "--currency", "USD"], "notation"),
    (["replay", "/no/such"], "replay"), (["replay", "a", "b"], "replay"),
    (["demo", "--locale", "zz"], "demo"),
  ])
  func errorsReferToTheHelpOfTheCommand(_ arguments: [String], _ command: String) {
    parserLock.lock()
    defer { parserLock.unlock() }
    let error = #expect(throws: (any Error).self) { try NumericTextCommand.parseAsRoot(arguments) }
    guard let error else { return }
    let message = NumericTextCommand.fullMessage(for: error)
    #expect(message.contains("See 'numeric-text \(command) --help'"), "\(message)")
    #expect(NumericTextCommand.exitCode(for: error) == .validationFailure)
  }

  @Test func printsTheVersion() {
    parserLock.lock()
    defer { parserLock.unlock() }
    let error = #expect(throws: (any Error).self) {
      try NumericTextCommand.parseAsRoot(["--version"])
    }
    guard let error else { return }
    #expect(NumericTextCommand.message(for: error) == Version.current)
    #expect(NumericTextCommand.exitCode(for: error) == .success)
  }

  @Test(arguments: [
    (["fromat", "1"], "fromat"), (["help", "format"], nil), (["--locale", "x"], nil), ([], nil),
    (["demo"], nil),
  ])
  func recognizesAnUnknownCommand(_ arguments: [String], _ unknown: String?) {
    parserLock.lock()
    defer { parserLock.unlock() }
    #expect(NumericTextCommand.unknownCommand(in: arguments) == unknown)
    #expect(NumericTextCommand.commandList == "demo, format, parse, notation and replay")
  }
}

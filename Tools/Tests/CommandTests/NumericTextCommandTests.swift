// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import numeric_text

/// Tests of the messages for invalid command-line arguments.
@Suite struct NumericTextCommandTests {
  @Test(arguments: [
    (["format", "1", "--currency", "dollars"], "format"),
    (["format", "1", "--bounds", "x"], "format"), (["format", "--locale"], "format"),
    (["parse", "1", "--locale", "zz"], "parse"), (["notation", "--locale", "zz"], "notation"),
    (["notation", "--percent", "--currency", "USD"], "notation"),
    (["replay", "/no/such"], "replay"), (["replay", "a", "b"], "replay"),
    (["demo", "--locale", "zz"], "demo"),
  ])
  func errorsReferToTheHelpOfTheCommand(_ arguments: [String], _ command: String) throws {
    try expectError(of: arguments) { error in
      let message = NumericTextCommand.fullMessage(for: error)
      #expect(message.contains("See 'numeric-text \(command) --help'"), "\(message)")
      #expect(NumericTextCommand.exitCode(for: error) == .validationFailure)
    }
  }

  @Test(arguments: [
    (["--fraction", "3...1"], "'--fraction' is not a range of digit counts"),
    (["--fraction", "-1"], "'--fraction' is not a range of digit counts"),
    (["--integer", "99999"], "'--integer' has a minimum greater than 999."),
    (["--integer", "0", "--fraction", "0"], "'--integer' with '--fraction' allows no digits."),
    (["--bounds", "-5...-6"], "'--bounds' has a lower bound greater than its upper bound."),
    (["--style", "{"], "'--style' is not valid JSON."),
    (["--style", "5"], "'--style' is not a JSON object."),
    (["--formatter", "x"], "'--formatter' is not valid JSON."),
    (["--style", #"{"bounds":[1]}"#], #""bounds" is not two decimal strings or nulls."#),
    (
      ["--fraction", "2", "--style", #"{"precision":{"fraction":[3,1]}}"#],
      #""precision.fraction" is not a range of digit counts"#
    ),
    (["--style", #"{"value":"Complex"}"#], #""style.value" is not a number type"#),
    (["--value", "Complex"], "'--value' is not a number type"),
    (
      ["--currency", "USD", "--style", #"{"kind":"percent"}"#],
      "'--currency' and the kind 'percent' of '--style' cannot be combined."
    ),
    (["--grouping", "3,x"], "'--grouping' is not automatic, never, or one or two group sizes"),
  ])
  func errorsNameTheOption(_ options: [String], _ start: String) throws {
    try expectError(of: ["format", "1"] + options) { error in
      let message = NumericTextCommand.message(for: error)
      #expect(message.hasPrefix(start), "\(message)")
    }
  }

  @Test(arguments: [
    (["--bounds", "-5...5"], "9", "5"), (["--bounds", "...-5"], "-5", "-5"),
    (["--prefix", "-"], "9", "9"), (["--suffix", "--"], "9--", "9"),
  ])
  func optionsCanStartWithAMinus(_ options: [String], _ text: String, _ value: String) throws {
    try parserLock.withLock {
      let command = try NumericTextCommand.parsed(["parse", text] + options)
      let converting = try #require(command as? ParseCommand)
      #expect(converting.texts == [text])
      #expect(try converting.converter()(text) == .success(value))
    }
  }

  @Test func printsTheVersion() throws {
    try expectError(of: ["--version"]) { error in
      #expect(NumericTextCommand.message(for: error) == Version.current)
      #expect(NumericTextCommand.exitCode(for: error) == .success)
    }
  }

  @Test(arguments: [
    (["fromat", "1"], "fromat"), (["help", "format"], nil), (["--locale", "x"], nil), ([], nil),
    (["demo"], nil),
  ])
  func recognizesAnUnknownCommand(_ arguments: [String], _ unknown: String?) {
    #expect(NumericTextCommand.unknownCommand(in: arguments) == unknown)
    #expect(NumericTextCommand.commandList == "demo, format, parse, notation and replay")
  }
}

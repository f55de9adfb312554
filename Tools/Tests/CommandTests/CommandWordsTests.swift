// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing

@testable import numeric_text

@Suite struct CommandWordsTests {
  @Test(arguments: [
    (["-5", "-$5", "-.5"], ["-5", "-$5", "-.5"]),
    (["-kr 5", "−5", "-", "--5"], ["-kr 5", "−5", "-", "--5"]),
    (["1", "--", "--locale", "-x"], ["1", "--locale", "-x"]),
    (["--locale", "sv_SE", "5", "--percent", "6"], ["5", "6"]), (["--prefix", "-", "5"], ["5"]),
    (["--suffix=--", "5"], ["5"]), (["--bounds", "-5...5", "--json", "7"], ["7"]), ([], []),
  ])
  func textsAreSeparatedFromOptions(_ arguments: [String], _ texts: [String]) {
    let words = CommandWords(arguments)
    #expect(words.texts == texts)
    #expect(words.unknownOption == nil)
  }

  @Test(arguments: [
    ("--loc", "--locale"), ("--curency", "--currency"), ("-currency", "--currency"),
    ("--bound", "--bounds"), ("--precent", "--percent"), ("--fractoin", "--fraction"),
    ("--jsn", "--json"),
  ])
  func misspelledOptionIsNamedWithTheNearest(_ option: String, _ nearest: String) {
    #expect(CommandWords(["5", option, "SEK"]).unknownOption == option)
    let message = CommandWords.message(aboutUnknown: option)
    #expect(message == "Unknown option '\(option)'. Did you mean '\(nearest)'?")
    let error = #expect(throws: UnknownOption.self) {
      try NumericTextCommand.parsed(["format", "5", option, "SEK"])
    }
    #expect(error?.description.contains("See 'numeric-text format --help'") == true)
  }

  @Test(arguments: ["-x", "--frobnicate", "--x"])
  func optionWithoutANearestIsNamedAlone(_ option: String) {
    #expect(CommandWords.message(aboutUnknown: option) == "Unknown option '\(option)'.")
  }

  @Test(arguments: ["format", "parse"])
  func everyOptionOfTheHelpIsKnown(_ command: String) throws {
    let help = command == "format" ? FormatCommand.helpMessage() : ParseCommand.helpMessage()
    let names = help.split { !$0.isLetter && $0 != "-" }.map(String.init).filter {
      $0.hasPrefix("--") && $0.count > 2
    }
    #expect(names.count > 10)
    for name in names { #expect(CommandWords([name, "5"]).unknownOption == nil, "\(name)") }
  }
}

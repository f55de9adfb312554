// SPDX-License-Identifier: MIT

import ArgumentParser
import NumericTextReplay

/// `numeric-text parse`: parses text as a field parses pasted text.
struct ParseCommand: ConvertingCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Parse text as a field parses pasted text, and print the values.",
    discussion: """
      Without texts, or with -, the lines of standard input are parsed. If the style refuses a text, \
      or the number type cannot hold its number, the reason is printed to standard error, the other \
      values are still printed, and the exit status is 1. A number past a bound is replaced by the \
      bound.

      Examples:
        numeric-text parse '1.234,56' --locale en_US
        cut -f 3 prices.tsv | numeric-text parse --currency EUR --locale de_DE
      """
  )

  @Argument(help: ArgumentHelp("Texts such as '1 234,56 kr'.", valueName: "text"))
  var texts: [String] = []

  @Flag(name: .customLong("json"), help: "Print each text and its value as a line of JSON.")
  var isJSON = false

  @OptionGroup var style: StyleOptions

  func converter() throws -> (String) -> Result<String, Replay.Failure> {
    try style.replayStyle().parse
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import NumericTextReplay

/// `numeric-text format`: prints numbers as a field shows them while it is not being edited.
struct FormatCommand: ConvertingCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Print numbers as a field shows them.",
    discussion: """
      Without numbers, or with -, the lines of standard input are formatted. A number that cannot be \
      formatted is reported on standard error, the others are still printed, and the exit status is 1.

      Examples:
        numeric-text format 1234.5 --currency SEK --locale sv_SE
        numeric-text format --locale de_DE < numbers.txt
      """
  )

  @Argument(
    help: ArgumentHelp("Plain decimal numbers such as -1234.5.", valueName: "number")
  )
  var texts: [String] = []

  @Flag(name: .customLong("json"), help: "Print each number and its text as a line of JSON.")
  var isJSON = false

  @OptionGroup var style: StyleOptions

  func converter() throws -> (String) -> Result<String, Replay.Failure> {
    try style.replayStyle().format
  }
}

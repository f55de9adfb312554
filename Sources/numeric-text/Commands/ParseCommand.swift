// SPDX-License-Identifier: MIT

import ArgumentParser
import NumericText

/// `numeric-text parse`: parses text as a field parses pasted text.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Parse text as a field parses pasted text, and print the values.",
    discussion: """
      If the style refuses a text, or the number type cannot hold its number, the reason is \
      printed to standard error, and the exit status is 1.

      Example:
        numeric-text parse '1.234,56' --locale en_US
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Texts such as '1 234,56 kr'.", valueName: "text")
  )
  var texts: [String]

  @OptionGroup var style: StyleOptions

  func validate() throws {
    guard !texts.isEmpty else { throw ValidationError("Specify at least one text to parse.") }
    _ = try style.scriptStyle()
  }

  func run() throws {
    let style = try style.scriptStyle()
    var isRead = true
    for text in texts where text != "--" {
      switch try style.value(of: text) {
      case .success(let value): try StandardOutput.print(value)
      case .failure(let reason):
        isRead = false
        StandardError.print("'\(text)': \(reason.description)")
      }
    }
    if !isRead { throw ExitCode(1) }
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import NumericText

/// `numeric-text parse`: reads texts as a field reads what is pasted into it.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Read texts as a field reads what is pasted into it, and print their values.",
    discussion: """
      A text that is no number of the style, or a number that its type cannot hold, is answered on \
      standard error with the reason, and the exit status is 1.

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
    guard !texts.isEmpty else { throw ValidationError("Name at least one text to read.") }
    _ = try style.scriptStyle()
  }

  func run() throws {
    let style = try style.scriptStyle()
    var isRead = true
    for text in texts where text != "--" {
      switch try style.value(of: text) {
      case .success(let value): print(value)
      case .failure(let reason):
        isRead = false
        StandardError.print("'\(text)': \(reason.description)")
      }
    }
    if !isRead { throw ExitCode(1) }
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import NumericText

/// `numeric-text format`: prints numbers as a field shows them while it is not being edited.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Print numbers as a field shows them.",
    discussion: "Example:\n  numeric-text format 1234.5 --currency SEK --locale sv_SE"
  )

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Plain decimal numbers such as -1234.5.", valueName: "number")
  )
  var numbers: [String]

  @OptionGroup var style: StyleOptions

  func validate() throws {
    guard !numbers.isEmpty else { throw ValidationError("Specify at least one number to format.") }
    _ = try texts()
  }

  func run() throws {
    for text in try texts() { try StandardOutput.print(text) }
  }

  private func texts() throws -> [String] {
    let style = try style.scriptStyle()
    return try numbers.filter { $0 != "--" }.map { number in
      guard let numeral = Numeral(number), !numeral.digits.isEmpty else {
        throw ValidationError("'\(number)' is not a plain decimal number such as -1234.5.")
      }
      do throws(ScriptError) {
        return try style.text(of: numeral)
      } catch {
        throw ValidationError(error.description)
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `numeric-text replay`: runs scripts of edits.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play edit scripts, one JSON object a line, and print the states they lead to.",
    discussion: """
      Each line holds a style, an initial value and events; each answer holds the text, the \
      selection (UTF-16 offsets) and the value after each event. A line that is not a valid script \
      is answered by an error in its place; the rest is played, and the exit status is 1.

      Example:
        echo '{"id":"a","style":{"kind":"currency","code":"USD"},"initial":"0",
        "events":[{"focus":true},{"type":"1"}]}' | tr -d '\\n' | numeric-text replay
      """
  )

  @Argument(help: "A file of scripts. Without one, or with -, they are read from standard input.")
  var file: String?

  func run() throws {
    var lines = try LineReader(of: file)
    var isValid = true
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let (answer, isValidLine) = ScriptLine.play(line, number: number)
      print(answer)
      isValid = isValid && isValidLine
    }
    if !isValid { throw ExitCode(1) }
  }
}

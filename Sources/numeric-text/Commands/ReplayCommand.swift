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

      A script may claim what its field shows: `expect` the last state, `states` the state after \
      each event. If something differs, the answer has it in `differs`, standard error tells it with \
      | for the caret and two of them around a selection, and the exit status is 1.

      Example:
        echo '{"id":"a","style":{"kind":"currency","code":"USD"},"initial":"0",
        "events":[{"focus":true},{"type":"1"}]}' | tr -d '\\n' | numeric-text replay
      """
  )

  @Argument(help: "A file of scripts. Without one, or with -, they are read from standard input.")
  var file: String?

  func validate() throws { _ = try LineReader(of: file) }

  func run() throws {
    var lines = try LineReader(of: file)
    var isAsClaimed = true
    var number = 0
    while let line = try lines.next() {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let answer = ScriptLine.play(line, number: number)
      print(answer.answer)
      for difference in answer.differences { StandardError.print("line \(number), \(difference)") }
      isAsClaimed = isAsClaimed && answer.isValid && answer.differences.isEmpty
    }
    if !isAsClaimed { throw ExitCode(1) }
  }
}

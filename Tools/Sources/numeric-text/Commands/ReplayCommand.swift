// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericTextReplay

/// `numeric-text replay`: runs scripts of edits.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play edit scripts, one JSON object per line, and print the resulting states.",
    discussion: """
      Each line contains a style, an initial value and events. The answer contains the text, the \
      selection (in UTF-16 offsets) and the value after each event. If a line is not a valid \
      script, its answer is an error, the other lines are still played, and the exit status is 1.

      A script can contain the expected states: the last one in `expect`, or one for each event in \
      `states`. If a state differs, the answer lists the difference in `differs`, standard error \
      shows it with | for the caret or two of them around the selection, and the exit status is 1.

      The keys of a style are \(Replay.styleKeys.joined(separator: ", ")).

      Example:
        echo '{"id":"a","style":{"kind":"currency","code":"USD"},"initial":"0",
        "events":[{"focus":true},{"type":"1"}]}' | tr -d '\\n' | numeric-text replay
      """
  )

  @Argument(help: "A file of scripts. The default, or -, is standard input.")
  var file: String?

  func validate() throws { _ = try LineReader(of: file) }

  func run() throws {
    var lines = try LineReader(of: file)
    var isAsClaimed = true
    while let line = try lines.next() {
      let number = lines.number
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let answer = Replay.play(line, number: number)
      try StandardOutput.print(answer.json)
      for difference in answer.differences { StandardError.print("line \(number), \(difference)") }
      isAsClaimed = isAsClaimed && answer.isValid && answer.differences.isEmpty
    }
    if !isAsClaimed { throw ExitCode(1) }
  }
}

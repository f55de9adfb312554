// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericTextReplay

/// `numeric-text notation`: shows how a locale writes numbers.
struct NotationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notation",
    abstract: "Show how a locale writes numbers: digits, separators, grouping, signs, affixes.",
    discussion: """
      Invisible characters are written as \\u{…}.

      Example:
        numeric-text notation --locale de_CH --currency CHF
      """
  )

  @OptionGroup var style: StyleOptions

  func run() throws {
    for (name, text) in try style.replayStyle().notation {
      try StandardOutput.print(name.padding(toLength: 20, withPad: " ", startingAt: 0) + text)
    }
  }
}

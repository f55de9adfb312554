// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command `numeric-text`.
@main
struct NumericTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numeric-text",
    abstract: "Type numbers that are formatted as you type, in any locale.",
    subcommands: [
      DemoCommand.self, FormatCommand.self, ParseCommand.self, NotationCommand.self,
      ReplayCommand.self,
    ],
    defaultSubcommand: DemoCommand.self
  )
}

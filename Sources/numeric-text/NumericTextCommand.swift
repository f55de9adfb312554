// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `numeric-text` command.
@main
struct NumericTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numeric-text",
    abstract: "Number fields that format as you type, in any locale.",
    subcommands: [
      DemoCommand.self, FormatCommand.self, ParseCommand.self, NotationCommand.self,
      ReplayCommand.self,
    ],
    defaultSubcommand: DemoCommand.self
  )
}

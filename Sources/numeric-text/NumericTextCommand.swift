// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `numeric-text` command.
@main
struct NumericTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numeric-text",
    abstract: "Number fields that format as you type, in any locale.",
    version: Version.current,
    subcommands: [
      DemoCommand.self, FormatCommand.self, ParseCommand.self, NotationCommand.self,
      ReplayCommand.self,
    ],
    defaultSubcommand: DemoCommand.self
  )

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Without this the default command would take the word for an argument of its own.
    if let word = unknownCommand(in: arguments) {
      exit(withError: ValidationError("There is no command '\(word)'. There are \(commandList)."))
    }
    main(arguments)
  }

  /// The first argument if it should be a command and is none.
  static func unknownCommand(in arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    return commands.contains(first) || first == "help" ? nil : first
  }

  /// The commands in a sentence.
  static var commandList: String {
    "\(commands.dropLast().joined(separator: ", ")) and \(commands.last ?? "")"
  }

  private static var commands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}

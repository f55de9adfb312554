// SPDX-License-Identifier: MIT

import ArgumentParser

/// The `numeric-text` command.
@main
struct NumericTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numeric-text",
    abstract: "Number fields that format after every key, in any locale.",
    version: Version.current,
    subcommands: [
      DemoCommand.self, FormatCommand.self, ParseCommand.self, NotationCommand.self,
      ReplayCommand.self,
    ],
    defaultSubcommand: DemoCommand.self
  )

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Without this check, the default command would accept a misspelled command as its argument.
    if let word = unknownCommand(in: arguments) {
      exit(withError: ValidationError("Unknown command '\(word)'. Commands: \(commandList)."))
    }
    main(arguments)
  }

  /// Returns the first argument if it is neither an option nor the name of a command.
  static func unknownCommand(in arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    return commands.contains(first) || first == "help" ? nil : first
  }

  /// The names of all commands, formatted as a list for an error message.
  static var commandList: String {
    "\(commands.dropLast().joined(separator: ", ")) and \(commands.last ?? "")"
  }

  private static var commands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser

/// An error about an option that a command doesn't have, which suggests the most similar option.
///
/// The argument parser's own error would suggest `--json` instead of `--locale` for `--loc`.
struct UnknownOption: Error, CustomStringConvertible {
  let description: String

  init(_ option: String, of command: String) {
    description = """
      Error: \(CommandWords.message(aboutUnknown: option))
      See 'numeric-text \(command) --help' for more information.
      """
  }
}

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
    do {
      var command = try parsed(arguments)
      try command.run()
    } catch let error as UnknownOption {
      StandardError.print(error.description)
      exit(withError: ExitCode.validationFailure)
    } catch {
      exit(withError: error)
    }
  }

  /// Parses the arguments of the program.
  ///
  /// - Returns: The command, including the texts to convert.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let isConverting = arguments.first.map { ["format", "parse"].contains($0) } ?? false
    guard isConverting else { return try parseAsRoot(arguments) }
    let words = CommandWords(arguments.dropFirst())
    if let option = words.unknownOption { throw UnknownOption(option, of: arguments[0]) }
    let command = try parseAsRoot(arguments.prefix(1) + words.options)
    guard var converting = command as? any ConvertingCommand else { return command }
    converting.texts = words.texts
    return converting
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

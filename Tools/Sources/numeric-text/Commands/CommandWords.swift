// SPDX-License-Identifier: MIT

import ArgumentParser

/// The arguments of a command that converts texts, separated into options and texts.
///
/// Texts can begin with a minus sign, such as `-5`, `-$5` and `-.5`. All arguments after `--` are
/// texts.
///
/// The texts are not passed to the argument parser, because its time is quadratic in their number.
struct CommandWords {
  private(set) var options: [String] = []
  private(set) var texts: [String] = []

  /// The first option that doesn't exist, or nil.
  private(set) var unknownOption: String?

  /// The options of `FormatCommand`, read from its help text, and whether each option takes a
  /// value.
  ///
  /// `ParseCommand` has the same options.
  private static let options: [String: Bool] = {
    var options: [String: Bool] = [:]
    for line in FormatCommand.helpMessage().split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.hasPrefix("  -"), words[0].hasPrefix("-") else { continue }
      let names = words.prefix { $0.hasPrefix("-") }
      let hasValue = words.dropFirst(names.count).first?.hasPrefix("<") ?? false
      for name in names { options[name.filter { $0 != "," }] = hasValue }
    }
    return options
  }()

  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--" {
        while let text = rest.next() { texts.append(text) }
      } else if Self.isOption(argument) {
        options.append(argument)
        let name = argument.prefix { $0 != "=" }
        if Self.options[String(name)] == nil { unknownOption = unknownOption ?? String(name) }
        let hasValue = name == argument && Self.options[argument] ?? true
        if hasValue, let value = rest.next() { options.append(value) }
      } else {
        texts.append(argument)
      }
    }
  }

  /// Returns whether an argument is an option: it starts with `--` and a letter, or it starts with
  /// `-` and a letter and contains no digit.
  private static func isOption(_ argument: String) -> Bool {
    let name = argument.drop { $0 == "-" }
    guard let first = name.first, first.isLetter else { return false }
    let dashes = argument.count - name.count
    return dashes == 2 || (dashes == 1 && !name.contains(where: \.isNumber))
  }
}

// MARK: - Misspelled options

extension CommandWords {
  /// Returns the sentence about an option that doesn't exist, with the most similar option if there
  /// is one.
  static func message(aboutUnknown option: String) -> String {
    let hint = nearest(to: option).map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown option '\(option)'.\(hint)"
  }

  /// Returns the existing option that is most similar to `option`, or nil if none is similar.
  ///
  /// An option that begins with `option` takes precedence. Otherwise, the result is the option that
  /// differs from `option` in the fewest characters, but in three at most.
  private static func nearest(to option: String) -> String? {
    let long = options.keys.filter { $0.hasPrefix("--") }.sorted()
    let name = "--" + option.drop { $0 == "-" }
    if name.count > 3, let whole = long.first(where: { $0.hasPrefix(name) }) { return whole }
    let distances = long.map { (name: $0, distance: distance(from: Array(name), to: Array($0))) }
    return distances.filter { $0.distance <= 3 && $0.distance < name.count - 2 }
      .min { $0.distance < $1.distance }?.name
  }

  /// Returns the number of characters to add, remove or replace to get from one text to the other.
  private static func distance(from old: [Character], to new: [Character]) -> Int {
    var row = Array(0...new.count)
    for (index, character) in old.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in new.indices {
        let replaced = diagonal + (character == new[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[new.count]
  }
}

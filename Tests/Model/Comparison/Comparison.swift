// SPDX-License-Identifier: MIT

import Foundation
import NumericTextReplay
import ReferenceModel
import TestSupport

/// Plays random scripts in the reference model and in the engine, and prints the differences.
@main
struct Comparison {
  private var options: Options
  private var engine: Engine
  private var events = 0
  private var differences: [Difference] = []

  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      if arguments.first == "replay", let file = arguments.last { return try replay(file) }
      exit(try agrees(try Options(arguments)) ? 0 : 1)
    } catch {
      print(error)
      exit(EX_USAGE)
    }
  }

  /// Plays the scripts of a file in the engine, and prints its answers.
  private static func replay(_ file: String) throws {
    let scripts = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    print(scripts.map { Replay.play(String($0)).json }.joined(separator: "\n"))
  }

  /// Plays the scripts, and returns whether the model and the engine agree.
  private static func agrees(_ options: Options) throws -> Bool {
    var comparison = Self(options)
    if let file = options.play { return try comparison.play(file) }
    print("seed \(comparison.options.seed)")
    try comparison.run()
    comparison.report()
    return comparison.differences.isEmpty
  }

  private init(_ options: Options) {
    self.options = options
    engine = Engine(executable: options.engine)
  }

  private mutating func run() throws {
    let size = 2000
    for start in stride(from: 0, to: options.count, by: size) {
      let plays = try (start..<min(start + size, options.count)).map(play)
      events += plays.map(\.events.count).reduce(0, +)
      differences += try engine.differences(from: plays, ignoring: options.without)
    }
  }

  /// Plays the scripts in a file, one JSON object per line, and prints the differences.
  ///
  /// - Returns: Whether the model and the engine agree.
  private func play(_ file: URL) throws -> Bool {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let plays = lines.compactMap { (try? JSON(parsing: String($0))).flatMap(Player.play) }
    let differences = try engine.differences(from: plays, ignoring: options.without)
    for difference in differences { print(difference.description) }
    let unknown = lines.count - plays.count
    print("\(lines.count) scripts, \(unknown) unknown to the model, \(differences.count) differ")
    return differences.isEmpty
  }

  /// Generates and plays the script with the given index.
  ///
  /// Each script has its own seed, so it doesn't depend on the other scripts.
  private func play(_ index: Int) throws -> Play {
    var generator = Generator(
      seed: options.seed &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D,
      options: options
    )
    return try generator.play()
  }

  /// Prints the smallest script of each group of differences, the size of each group, and the
  /// totals.
  private func report() {
    let groups = Dictionary(grouping: examples(), by: \.signature)
      .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
    for group in groups.prefix(options.show) {
      let smallest = group.value.min { $0.play.line.count < $1.play.line.count }
      if let smallest { print(smallest.description) }
    }
    for group in groups { print("\(group.value.count)  \(group.key)") }
    for kind in kinds.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(kind.value.count) in all  \(kind.key)")
    }
    print("\(options.count) scripts, \(events) events, \(differences.count) differ")
  }

  private var kinds: [String: [Difference]] { Dictionary(grouping: differences, by: \.kind) }

  /// Returns up to `options.shrink` differences of each kind, with scripts reduced as far as
  /// possible.
  private func examples() -> [Difference] {
    let shrinker = Shrinker(engine: engine, ignored: options.without)
    let some = kinds.sorted { $0.key < $1.key }.flatMap { $0.value.prefix(options.shrink) }
    return stride(from: 0, to: some.count, by: 100).flatMap { start in
      let part = Array(some[start..<min(start + 100, some.count)])
      return (try? shrinker.shrunk(part)) ?? part
    }
  }
}

extension Difference: CustomStringConvertible {
  var description: String {
    let header = ["", "== " + signature, play.line]
    let rows = play.events.indices.prefix(index + 1).map { row in
      let engine = row < engine.count ? engine[row].summary : "-"
      let mark = row == index ? "!" : " "
      return """
        \(mark) \(play.json[row])
            model   \(play.states[row].summary)
            engine  \(engine)
        """
    }
    return (header + rows).joined(separator: "\n")
  }
}

extension State {
  /// The state on one line: the text with its caret or selection, the value, and any refusal,
  /// clamping or violation.
  fileprivate var summary: String {
    var units = Array(text.utf16)
    if selection.count == 2, selection[1] <= units.count {
      if selection[0] == selection[1] {
        units.insert(0x7C, at: selection[0])
      } else {
        units.insert(0x5D, at: selection[1])
        units.insert(0x5B, at: selection[0])
      }
    }
    var parts = [String(decoding: units, as: UTF16.self), "value \(value ?? "nil")"]
    if let refused { parts.append("refused (\(refused))") }
    if let clamped { parts.append("clamped \(clamped)") }
    if let violation { parts.append(violation) }
    return parts.joined(separator: "   ")
  }
}

// SPDX-License-Identifier: MIT

public import Foundation

extension Figures {
  /// Returns a measurement as a line of text that `read(lines:)` parses.
  public static func line(_ kind: Kind, _ side: Side, _ name: String, _ value: Double) -> String {
    [kind.rawValue, side.rawValue, name, String(value)].joined(separator: "\t")
  }

  /// Returns the line of text that identifies an instruction count in the output of callgrind.
  ///
  /// This line is parsed by `read(callgrind:)`.
  public static func trigger(_ side: Side, _ name: String, units: Int) -> String {
    line(.instructions, side, name, Double(units))
  }

  /// Reads all measurements from a folder: files ending in `.tsv`, and output files of callgrind.
  ///
  /// - Parameter folder: The folder with the files.
  /// - Throws: An error if a file cannot be read.
  public mutating func read(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files.sorted(by: { $0.compare($1, options: .numeric) == .orderedAscending }) {
      let text = { try String(contentsOf: folder.appending(path: file), encoding: .utf8) }
      if file.hasSuffix(".tsv") { read(lines: try text()) }
      if file.hasPrefix("callgrind.") { read(callgrind: try text()) }
    }
  }

  /// Reads measurements from lines of text.
  ///
  /// If the same quantity was measured several times, the lowest measurement is kept. Lines that
  /// are not measurements are ignored.
  mutating func read(lines text: String) {
    for line in text.split(separator: "\n") {
      guard let (key, value) = Self.figure(line) else { continue }
      let known = self[key.kind, key.side, key.name] ?? .infinity
      self[key.kind, key.side, key.name] = min(known, value)
    }
  }

  /// Reads an instruction count from an output file of callgrind.
  ///
  /// The line that starts with `desc: Trigger` contains the name of the case and the number of
  /// units.
  mutating func read(callgrind text: String) {
    let lines = text.split(separator: "\n")
    let trigger = "desc: Trigger: Client Request: "
    guard let named = lines.first(where: { $0.hasPrefix(trigger) }),
      let (key, units) = Self.figure(named.dropFirst(trigger.count)),
      let total = lines.last(where: { $0.hasPrefix("totals: ") }),
      let count = Double(total.dropFirst("totals: ".count))
    else { return }
    self[key.kind, key.side, key.name] = count / units
  }

  private static func figure(_ line: Substring) -> (Key, Double)? {
    let parts = line.split(separator: "\t").map(String.init)
    guard parts.count == 4, let kind = Kind(rawValue: parts[0]),
      let side = Side(rawValue: parts[1]),
      let value = Double(parts[3])
    else { return nil }
    return (Key(kind: kind, side: side, name: parts[2]), value)
  }
}

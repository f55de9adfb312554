// SPDX-License-Identifier: MIT

import Figures
import Foundation

/// A report of the measurements of all libraries: a Markdown file and a chart.
struct PeerReport {
  /// The measurements of a library.
  struct Row {
    let peer: Peer
    /// The nanoseconds per key.
    let time: Double
    /// The number of instructions per key.
    let instructions: Double
  }

  let rows: [Row]

  /// Reads measurements from a file.
  ///
  /// Each line has `time` or `instructions`, a name and a number, separated by tabs.
  init(contentsOf path: String) throws {
    var numbers: [String: Double] = [:]
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let number = Double(fields[2]) else {
        throw Problem("\(path) contains a line that is not a measurement: \(line)")
      }
      numbers["\(fields[0]) \(fields[1])"] = number
    }
    rows = try Peer.all.map { peer in
      guard let time = numbers["time \(peer.name)"],
        let instructions = numbers["instructions \(peer.name)"]
      else { throw Problem("\(path) lacks the time or the instructions of \(peer.name).") }
      return Row(peer: peer, time: time, instructions: instructions)
    }
  }

  func write() throws {
    try markdown.write(toFile: "Results.md", atomically: true, encoding: .utf8)
    try PeerChart(rows: rows).svg.write(
      toFile: "../../Docs/peers.svg",
      atomically: true,
      encoding: .utf8
    )
    print("Wrote Benchmarks/Peers/Results.md and Docs/peers.svg")
  }

  private var markdown: String {
    let ours = rows[0]
    let lines = rows.map { row in
      let cells = [
        row.peer.name, row.peer.function, "`\(row.peer.longestText)`",
        FigureText.amount(row.time) + " ns", FigureText.ratio(row.time / ours.time),
        FigureText.amount(row.instructions), FigureText.ratio(row.instructions / ours.instructions),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return """
      # Other libraries

      Written by `scripts/peers.sh`, which downloads CurrencyText and DiffableTextViews at fixed commits, and
      measures all libraries in the same run.

      The digits `12345678901` are typed in a field in US dollars in the locale en_US, and deleted again. All
      numbers are for one key, without drawing. *Slower* and *more* are a library's time and instructions
      divided by those of NumericText. Times depend on the machine, but their ratios hardly do.

      | library | function | text | time | slower | instructions | more |
      | --- | --- | --- | ---: | ---: | ---: | ---: |
      \(lines.joined(separator: "\n"))

      """
  }
}

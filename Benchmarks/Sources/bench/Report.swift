// SPDX-License-Identifier: MIT

import Figures
import Foundation

/// A report of the measurements: a Markdown file and a chart.
enum Report {
  private static let charted = [
    "type 11 digits and backspace them, USD en_US",
    "type 11 digits and backspace them, SEK sv_SE",
    "type 11 digits and backspace them, EGP ar_EG",
    "type 11 digits and backspace them, INR hi_IN",
    "key at 5 digits, USD en_US",
    "key at 38 digits, USD en_US",
    "key in the middle of 11 digits, USD en_US",
    "paste of 20 characters",
  ]

  static func write(_ figures: Figures) throws {
    let table = FigureTable(figures)
    print(table.text)
    try write(preface + table.markdown, to: "Results.md")
    try write(FigureChart(figures, names: charted).svg, to: "../Docs/benchmarks.svg")
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    print("Wrote Benchmarks/\(path)".replacing("Benchmarks/../", with: ""))
  }

  private static let preface = """
    # Results

    Written by `make bench`. [What the columns mean](README.md).

    All numbers are for one unit: one key, one paste, one text or one field. *Faster* and *fewer* are
    Foundation's time and instructions for the same work in the same run, divided by ours. Times depend on
    the machine and its load; the other numbers do not.


    """
}

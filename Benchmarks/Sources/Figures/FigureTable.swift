// SPDX-License-Identifier: MIT

/// A table of all measurements, as plain text or Markdown.
public struct FigureTable: Sendable {
  private static let header = [
    "case", "time", "Foundation", "faster", "instructions", "fewer", "allocations", "Foundation",
  ]

  private let rows: [[String]]

  /// Creates a table with a row for each case in `figures`.
  public init(_ figures: Figures) {
    rows = figures.names.map { name in
      let ours = { figures[$0, .numericText, name] }
      let theirs = { figures[$0, .foundation, name] }
      let cells = [
        ours(.time).map(FigureText.time),
        theirs(.time).map(FigureText.time),
        figures.ratio(.time, name).map(FigureText.ratio),
        ours(.instructions).map(FigureText.amount),
        figures.ratio(.instructions, name).map(FigureText.ratio),
        ours(.allocations).map(FigureText.amount),
        theirs(.allocations).map(FigureText.amount),
      ]
      return [name] + cells.map { $0 ?? "–" }
    }
  }

  /// The table as plain text with aligned columns.
  public var text: String {
    let all = [Self.header] + rows
    let widths = Self.header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      .joined(separator: "  ") + "\n"
    }
    .joined()
  }

  /// The table as Markdown.
  public var markdown: String {
    let rule = ["---"] + Self.header.dropFirst().map { _ in "---:" }
    return ([Self.header, rule] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }
}

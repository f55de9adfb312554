// SPDX-License-Identifier: MIT

/// A bar chart, in SVG, of the times of NumericText and Foundation in several cases.
public struct FigureChart {
  private struct Row {
    var name: String
    var ours: Double
    var theirs: Double
  }

  private static let labelWidth = 370.0
  private static let barWidth = 380.0
  private static let rowHeight = 40.0
  private static let top = 64.0

  private let rows: [Row]

  /// Creates a chart of the named cases, except for those without measured times.
  ///
  /// - Parameters:
  ///   - figures: All measurements.
  ///   - names: The cases to draw, from top to bottom.
  public init(_ figures: Figures, names: [String]) {
    rows = names.compactMap { name in
      guard let ours = figures[.time, .numericText, name],
        let theirs = figures[.time, .foundation, name]
      else { return nil }
      return Row(name: name, ours: ours, theirs: theirs)
    }
  }

  /// The chart as SVG.
  public var svg: String {
    let height = Self.top + Double(rows.count) * Self.rowHeight + 34
    let longest = rows.map { max($0.ours, $0.theirs) }.max() ?? 1
    return BarChart.svg(
      of: "NumericText and Foundation",
      height: height,
      bars: Self.legend + rows.enumerated().flatMap { Self.bars(of: $1, at: $0, longest) },
      note: "Foundation: Decimal(text, format:) and format() of the same text, in the same run."
    )
  }

  private static let legend = [
    BarChart.bar(x: labelWidth, y: 34, length: 12, "ours"),
    BarChart.text("NumericText", at: (labelWidth + 18, 45), "note"),
    BarChart.bar(x: labelWidth + 120, y: 34, length: 12, "theirs"),
    BarChart.text("Foundation", at: (labelWidth + 138, 45), "note"),
  ]

  private static func bars(of row: Row, at index: Int, _ longest: Double) -> [String] {
    let y = top + Double(index) * rowHeight
    let ours = max(2, row.ours / longest * barWidth)
    let theirs = max(2, row.theirs / longest * barWidth)
    let note = "\(FigureText.time(row.ours)), \(FigureText.ratio(row.theirs / row.ours)) as fast"
    return [
      BarChart.text(row.name, at: (labelWidth - 12, y + 18), "end"),
      BarChart.bar(x: labelWidth, y: y, length: ours, "ours"),
      BarChart.text(note, at: (labelWidth + ours + 8, y + 11), "strong"),
      BarChart.bar(x: labelWidth, y: y + 15, length: theirs, "theirs"),
      BarChart.text(FigureText.time(row.theirs), at: (labelWidth + theirs + 8, y + 26), "note"),
    ]
  }
}

// SPDX-License-Identifier: MIT

/// A bar chart, in SVG, of the times of NumericText and Foundation in several cases.
public struct FigureChart {
  private struct Row {
    var name: String
    var ours: Double
    var theirs: Double
  }

  private static let width = 900.0
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
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(FigureText.plain(Self.width))" viewBox="0 0 \(FigureText.plain(Self.width)) \
      \(FigureText.plain(height))" role="img" aria-labelledby="title">
      <title id="title">Time of one key: NumericText and Foundation</title>
      \(Self.styles)
      \(Self.text("Time of one key", at: (0, 22), "head"))
      \(Self.text("shorter is better", at: (Self.width, 22), "note end"))
      \(Self.legend)
      \(rows.enumerated().map { Self.drawn($1, at: $0, longest) }.joined(separator: "\n"))
      \(Self.text(
        "Foundation: Decimal(text, format:) and format() of the same text, in the same run.",
        at: (0, height - 8),
        "note"
      ))
      </svg>

      """
  }

  private static let styles = """
    <style>
    text { font: 14px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #24292f }
    .head { font-size: 18px; font-weight: 600 }
    .note { font-size: 13px; fill: #57606a }
    .strong { font-weight: 600 }
    .end { text-anchor: end }
    .ours { fill: #d9480f }
    .theirs { fill: #8c959f }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .note { fill: #9da7b3 }
    .ours { fill: #ff8a4c }
    .theirs { fill: #6e7681 }
    }
    </style>
    """

  private static let legend = [
    bar(x: labelWidth, y: 34, length: 12, "ours"),
    text("NumericText", at: (labelWidth + 18, 45), "note"),
    bar(x: labelWidth + 120, y: 34, length: 12, "theirs"),
    text("Foundation", at: (labelWidth + 138, 45), "note"),
  ].joined(separator: "\n")

  private static func drawn(_ row: Row, at index: Int, _ longest: Double) -> String {
    let y = top + Double(index) * rowHeight
    let ours = max(2, row.ours / longest * barWidth)
    let theirs = max(2, row.theirs / longest * barWidth)
    let note = "\(FigureText.time(row.ours)), \(FigureText.ratio(row.theirs / row.ours)) as fast"
    return [
      text(row.name, at: (labelWidth - 12, y + 18), "end"),
      bar(x: labelWidth, y: y, length: ours, "ours"),
      text(note, at: (labelWidth + ours + 8, y + 11), "strong"),
      bar(x: labelWidth, y: y + 15, length: theirs, "theirs"),
      text(FigureText.time(row.theirs), at: (labelWidth + theirs + 8, y + 26), "note"),
    ].joined(separator: "\n")
  }

  private static func bar(x: Double, y: Double, length: Double, _ name: String) -> String {
    let numbers = [x, y, length].map(FigureText.plain)
    return """
      <rect class="\(name)" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="13" rx="2"/>
      """
  }

  private static func text(_ text: String, at place: (Double, Double), _ names: String) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <text class="\(names)" x="\(FigureText.plain(place.0))" y="\(FigureText.plain(place.1))">\
      \(safe)</text>
      """
  }
}

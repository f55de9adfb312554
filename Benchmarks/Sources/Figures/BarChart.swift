// SPDX-License-Identifier: MIT

/// A bar chart of times of a key, in SVG, in which the bars of NumericText have their own color.
public enum BarChart {
  private static let width = 900.0

  /// Returns a chart with `bars` below its heading, and with `note` at its end.
  public static func svg(of title: String, height: Double, bars: [String], note: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(FigureText.plain(width))" viewBox="0 0 \(FigureText.plain(width)) \
    \(FigureText.plain(height))" role="img" aria-labelledby="title">
    <title id="title">Time of one key: \(title)</title>
    \(styles)
    \(text("Time of one key", at: (0, 22), "head"))
    \(text("shorter is better", at: (width, 22), "note end"))
    \(bars.joined(separator: "\n"))
    \(text(note, at: (0, height - 8), "note"))
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

  /// Returns a bar in the color of `name`: `ours` or `theirs`.
  public static func bar(
    x: Double,
    y: Double,
    length: Double,
    height: Double = 13,
    _ name: String
  ) -> String {
    let numbers = [x, y, length, height].map(FigureText.plain)
    return """
      <rect class="\(name)" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])" rx="2"/>
      """
  }

  /// Returns a text in the styles of `names`, such as `note end`.
  public static func text(_ text: String, at place: (Double, Double), _ names: String) -> String {
    let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <text class="\(names)" x="\(FigureText.plain(place.0))" y="\(FigureText.plain(place.1))">\
      \(safe)</text>
      """
  }
}

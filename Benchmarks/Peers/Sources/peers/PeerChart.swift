// SPDX-License-Identifier: MIT

import Figures

/// A bar chart, in SVG, of the time that each library takes for a key.
struct PeerChart {
  let rows: [PeerReport.Row]

  private static let labelWidth = 170.0
  private static let barWidth = 470.0
  private static let rowHeight = 34.0

  var svg: String {
    BarChart.svg(
      of: "NumericText and other libraries",
      height: 78 + Double(rows.count) * Self.rowHeight,
      bars: rows.indices.flatMap(bars),
      note: "Typing and deleting 11 digits in US dollars, in the same run. Nothing is drawn."
    )
  }

  private func bars(at index: Int) -> [String] {
    let row = rows[index]
    let longest = rows.map(\.time).max() ?? 1
    let y = 46 + Double(index) * Self.rowHeight
    let length = max(2, row.time / longest * Self.barWidth)
    let ratio = FigureText.ratio(row.time / rows[0].time)
    let time = FigureText.amount(row.time) + " ns" + (index == 0 ? "" : ", \(ratio) NumericText's")
    return [
      BarChart.text(row.peer.name, at: (Self.labelWidth - 12, y + 14), "end"),
      BarChart.bar(
        x: Self.labelWidth,
        y: y,
        length: length,
        height: 18,
        index == 0 ? "ours" : "theirs"
      ),
      BarChart.text(time, at: (Self.labelWidth + length + 8, y + 14), "note"),
    ]
  }
}

// SPDX-License-Identifier: MIT

/// A bar chart, in SVG, of the time that each library takes for a key.
struct PeerChart {
  let rows: [PeerReport.Row]

  private static let labelWidth = 170
  private static let barWidth = 470.0
  private static let rowHeight = 34

  var svg: String {
    let height = 52 + rows.count * Self.rowHeight + 26
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" viewBox="0 0 900 \(height)" role="img" \
      aria-labelledby="title">
      <title id="title">Time of one key: NumericText and other libraries</title>
      <style>
      text { font: 14px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #24292f }
      .head { font-size: 18px; font-weight: 600 }
      .note { font-size: 13px; fill: #57606a }
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
      <text class="head" x="0" y="22">Time of one key</text>
      <text class="note end" x="900" y="22">shorter is better</text>
      \(rows.indices.map(drawnRow).joined(separator: "\n"))
      <text class="note" x="0" y="\(height - 6)">Typing and deleting 11 digits in US dollars, in the same run. \
      Nothing is drawn.</text>
      </svg>

      """
  }

  private func drawnRow(_ index: Int) -> String {
    let row = rows[index]
    let longest = rows.map(\.time).max() ?? 1
    let y = 46 + index * Self.rowHeight
    let length = max(2, Int(row.time / longest * Self.barWidth))
    let note = index == 0 ? "" : ", \(PeerReport.ratio(row.time, rows[0].time)) NumericText's"
    return """
      <text class="end" x="\(Self.labelWidth - 12)" y="\(y + 14)">\(row.peer.name)</text>
      <rect class="\(index == 0 ? "ours" : "theirs")" x="\(Self.labelWidth)" y="\(y)" width="\(length)" \
      height="18" rx="2"/>
      <text class="note" x="\(Self.labelWidth + length + 8)" y="\(y + 14)">\(PeerReport.whole(row.time)) ns\(note)</text>
      """
  }
}

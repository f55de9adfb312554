// SPDX-License-Identifier: MIT

import Testing

@testable import Figures

@Suite struct FigureTextTests {
  @Test(arguments: [
    (0, "0"), (0.254, "0.25"), (1, "1"), (12.54, "12.5"), (99.9, "99.9"), (15928.6, "15,929"),
  ])
  func anAmountHasAboutThreeDigits(value: Double, text: String) {
    #expect(FigureText.amount(value) == text)
  }

  @Test(arguments: [
    (147.6, "148 ns"), (999.4, "999 ns"), (1628, "1.63 µs"), (338_223, "338 µs"),
    (9_722_942, "9.72 ms"),
  ])
  func aTimeHasASuitableUnit(nanoseconds: Double, text: String) {
    #expect(FigureText.time(nanoseconds) == text)
  }

  private var figures: Figures {
    var figures = Figures()
    figures[.time, .numericText, "a < b"] = 150
    figures[.time, .foundation, "a < b"] = 4500
    figures[.allocations, .numericText, "a < b"] = 1
    return figures
  }

  @Test func theTableHasARowForEachCase() {
    let markdown = FigureTable(figures).markdown.split(separator: "\n")
    #expect(markdown.count == 3)
    #expect(markdown.last == "| a < b | 150 ns | 4.5 µs | 30.0 × | – | – | 1 | – |")
    let lines = FigureTable(figures).text.split(separator: "\n")
    #expect(Set(lines.map(\.count)).count == 1, "the columns are aligned")
  }

  @Test func theChartDrawsTwoBarsToScale() {
    let svg = FigureChart(figures, names: ["a < b", "not measured"]).svg
    #expect(svg.contains(#"class="theirs" x="370" y="79" width="380""#))
    #expect(svg.contains(#"class="ours" x="370" y="64" width="12.7""#))
    #expect(svg.contains("a &lt; b"))
    #expect(svg.contains("150 ns, 30.0 × as fast"))
    #expect(!svg.contains("not measured"))
  }
}

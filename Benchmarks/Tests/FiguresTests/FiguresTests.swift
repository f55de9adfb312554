// SPDX-License-Identifier: MIT

import Testing

@testable import Figures

@Suite struct FiguresTests {
  @Test func readingALineRestoresItsMeasurement() {
    var figures = Figures()
    figures.read(lines: "a heading\n" + Figures.line(.time, .foundation, "a key, USD", 12.5) + "\n")
    #expect(figures.names == ["a key, USD"])
    #expect(figures[.time, .foundation, "a key, USD"] == 12.5)
    #expect(figures[.time, .numericText, "a key, USD"] == nil)
  }

  @Test func theLowestOfSeveralTimesIsKept() {
    var figures = Figures()
    for time in [150.0, 140, 160] {
      figures.read(lines: Figures.line(.time, .numericText, "a key", time))
    }
    #expect(figures[.time, .numericText, "a key"] == 140)
  }

  @Test func aCallgrindCountIsDividedByItsUnits() {
    let file = """
      # callgrind format
      desc: Timerange: Basic block 0 - 1341185
      desc: Trigger: Client Request: \(Figures.trigger(.numericText, "a key", units: 440))
      summary: 7008842
      totals: 7008760
      """
    var figures = Figures()
    figures.read(callgrind: file)
    #expect(figures[.instructions, .numericText, "a key"] == 15929)
  }

  @Test func aFileWithoutANamedCountIsIgnored() {
    var figures = Figures()
    figures.read(callgrind: "desc: Trigger: Program termination\ntotals: 11\n")
    #expect(figures.names.isEmpty)
  }

  @Test func theRatioIsFoundationToNumericText() {
    var figures = Figures()
    figures[.time, .numericText, "key"] = 100
    #expect(figures.ratio(.time, "key") == nil)
    figures[.time, .foundation, "key"] = 2500
    #expect(figures.ratio(.time, "key") == 25)
    figures[.time, .numericText, "key"] = 0
    #expect(figures.ratio(.time, "key") == nil)
  }
}

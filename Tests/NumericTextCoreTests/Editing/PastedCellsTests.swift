// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PastedCellsTests {
  @Test(arguments: [
    ("1\n2\n3\n", ["1", "2", "3"]), ("1\t2\r\n3\t4\r\n", ["1", "2", "3", "4"]),
    ("1\t\t3", ["1", "", "3"]), ("1\r2", ["1", "2"]), ("$1,5 \t é", ["$1,5 ", " é"]),
    ("1\n\n2\n\n", ["1", "", "2"]), ("1\t", ["1", ""]),
    ("\"1\t2\"\t3", ["\"1\t2\"", "3"]), ("1\t\"2\"\"\n\"\n3", ["1", "\"2\"\"\n\"", "3"]),
    ("\"1\t2", ["\"1", "2"]), ("\"1\"\"\t2", ["\"1\"\"", "2"]),
    ("1\"\t\"2\"3\t4", ["1\"", "\"2\"3", "4"]),
  ])
  func textIsDividedAtTabsAndLineBreaks(_ text: String, _ cells: [String]) {
    let pasted = PastedCells(text)
    #expect(pasted.map { [$0.first] + $0.rest } == cells)
  }

  @Test(arguments: ["", "12", "12\n", "12\r\n\r\n", "\t12", " \t12", "\n1\n2"])
  func otherTextsHaveNoCells(_ text: String) {
    #expect(PastedCells(text) == nil)
  }

  @Test func requestsKeepTheirPlace() {
    #expect(EditRequest.replace(1..<2, with: "1\t2").inserting("1") == .replace(1..<2, with: "1"))
    #expect(EditRequest.type("1\t2").inserting("1") == .type("1"))
    #expect(EditRequest.paste("1\t2").inserting("1") == .paste("1"))
    #expect(EditRequest.delete(.backward).cells == nil)
  }

  @Test func onlyTheLastEventHasARest() {
    var session = Session(Field(.english, .with { $0.allowsCells = true }), value: .zero)
    #expect(session.paste("10\t2").changes == [.text, .selection, .value, .rest])
    #expect(session.restOfCells == ["2"])
    #expect(session.type("3").changes == [.text, .selection, .value])
    #expect(session.selectAll().changes == .selection)
    #expect(session.paste("103\t4").changes == [.selection, .rest])
  }
}

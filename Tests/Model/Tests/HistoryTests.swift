// SPDX-License-Identifier: MIT

import Testing

@testable import ReferenceModel

/// Tests undo and redo, and stepping the number up and down.
@Suite struct HistoryTests {
  private func play(_ start: String, _ events: [Event], _ style: String = "") throws -> [String] {
    var field = try Field(marked: start, style: style)
    return events.map { event in
      field.perform(event)
      return field.marked
    }
  }

  @Test func runOfTypingIsOneUndo() throws {
    let states = try play("0|", [.type("1"), .type("2"), .undo(1), .redo(1)])
    #expect(states == ["1|", "12|", "0|", "12|"])
  }

  @Test func pasteIsOneUndo() throws {
    let states = try play("0|", [.type("1"), .paste("23"), .undo(1), .undo(1)])
    #expect(states == ["1|", "123|", "1|", "0|"])
  }

  @Test func runOfDeletionsIsOneUndo() throws {
    let states = try play("123|", [.backspace(1), .backspace(1), .undo(1)])
    #expect(states == ["12|", "1|", "123|"])
  }

  @Test func redoRestoresTheCaretThatTheEditLeft() throws {
    let states = try play("1|2", [.type("3"), .arrow(.home), .undo(1), .redo(1)])
    #expect(states == ["13|2", "|132", "1|2", "13|2"])
  }

  @Test func submitEndsTheRunAndKeepsTheHistory() throws {
    let states = try play("0|", [.type("1"), .submit, .type("2"), .undo(1), .undo(1)])
    #expect(states == ["1|", "1|", "12|", "1|", "0|"])
  }

  @Test func anotherValueClearsTheHistory() throws {
    let states = try play("0|", [.type("1"), .set(Number("5")), .undo(1)])
    #expect(states == ["1|", "5|", "5|"])
  }

  @Test func newStyleEndsTheRun() throws {
    let german = try Style(keys: #""locale":"de_DE""#)
    let states = try play(
      "0|",
      [.type("1"), .style(german), .type(","), .undo(1), .undo(1)]
    )
    #expect(states == ["1|", "1|", "1,|", "1|", "0|"])
  }

  @Test func redoMovesItsCaretWithTheStyle() throws {
    let euros = try Style(keys: #""kind":"currency","code":"EUR","entry":"minorUnits""#)
    let undone = try play("¥0|", [.type("3"), .undo(1), .style(euros), .redo(1)], Style.yenTill)
    #expect(undone == ["¥3|", "¥0|", "€0.00|", "€3.00|"])
    let edited = try play("¥0|", [.type("3"), .style(euros), .undo(1), .redo(1)], Style.yenTill)
    #expect(edited == ["¥3|", "€3.00|", "€0.00|", "€3.00|"])
  }

  @Test func stepsExactlyAndStopsAtTheBound() throws {
    let style = #""step":"0.1","bounds":["0","1"]"#
    #expect(try play("0.7|", [.step(1), .step(1), .step(5)], style) == ["0.8|", "0.9|", "1|"])
  }

  @Test func stepAddsNoIntegerDigitPastTheLimit() throws {
    let style = #""precision":{"integer":[1,4]}"#
    #expect(try play("10,000|", [.step(-1), .step(1)], style) == ["9,999|", "9,999|"])
  }

  @Test(arguments: [("7|", 1, "10|"), ("7|", -1, "5|"), ("-7|", 1, "-5|"), ("-7|", -1, "-10|")])
  func snapsToMultiplesOfTheStep(_ start: String, _ count: Int, _ result: String) throws {
    #expect(try play(start, [.step(count)], #""step":"5","snapping":true"#) == [result])
  }

  @Test func stepsAnOutOfBoundsNumberOnlyTowardItsBound() throws {
    let style = #""step":"1","bounds":["0","100"]"#
    #expect(try play("150|", [.step(1), .step(-1)], style) == ["150|", "100|"])
    let reporting = style + #","enforcement":"reportOnly""#
    #expect(try play("150|", [.step(1), .step(-1)], reporting) == ["150|", "149|"])
    #expect(try play("99|", [.step(3)], reporting) == ["100|"])
  }
}

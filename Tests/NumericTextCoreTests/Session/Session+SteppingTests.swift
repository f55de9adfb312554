// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionSteppingTests {
  private func stepped(
    _ start: String,
    by count: Int,
    step: String? = nil,
    snapping: Bool = false,
    _ rules: Rules = Rules()
  ) -> Session {
    var rules = rules
    rules.step = step.map { numeral($0) }
    rules.snapsToStep = snapping
    var session = Session(Field(.english, rules), value: numeral(start))
    _ = session.focus()
    _ = session.step(by: count)
    return session
  }

  @Test(arguments: [
    ("0.1", 1, "0.1", "0.2"), ("0.3", -3, "0.1", "0"), ("5", -10, "1", "-5"),
    ("9.95", 1, "0.05", "10"), ("-0.5", 1, "1", "0.5"), ("1234.5", 2, "1000", "3234.5"),
    ("0.00000000000000000001", 1, "1", "1.00000000000000000001"),
  ])
  func stepsExactly(_ start: String, _ count: Int, _ step: String, _ result: String) {
    let session = stepped(start, by: count, step: step)
    #expect(session.value.description == result)
    #expect(session.selection == session.text.utf16.count..<session.text.utf16.count)
  }

  @Test func stepsByOneByDefault() {
    #expect(stepped("5", by: 1).text == "6")
    #expect(stepped("5", by: 0).text == "5")
  }

  @Test func stopsAtTheBounds() {
    #expect(stepped("9", by: 5, .bounded("0", "10")).text == "10")
    #expect(stepped("1", by: -5, .bounded("0", "10")).text == "0")
    var session = stepped("9", by: 5, .bounded("0", "10"))
    let outcome = session.step(by: 1)
    #expect(outcome.refusal == .outOfBounds)
    #expect(outcome.changes.isEmpty)
  }

  @Test func stepsByHugeCountsWithoutOverflow() {
    #expect(stepped("0", by: Int.max).value.description == "\(Int.max)")
    #expect(stepped("0", by: Int.min).value.description == "\(Int.min)")
  }

  @Test func stepsAnOutOfBoundsNumberOnlyTowardItsBound() {
    #expect(stepped("15", by: 1, .bounded("0", "10")).text == "15")
    #expect(stepped("15", by: -1, .bounded("0", "10")).text == "10")
    #expect(stepped("15", by: -1, .bounded("0", "10", .onCommit)).text == "14")
    #expect(stepped("15", by: -9, .bounded("0", "10")).text == "6")
  }

  @Test func reportsAStepCutShortAsAClamp() {
    var session = stepped("8", by: 1, .bounded("0", "10"))
    #expect(!session.perform(.step(by: 1)).isClamped)
    #expect(!session.perform(.step(by: 1)).isClamped)
    #expect(session.perform(.step(by: -99)).isClamped)
  }

  @Test func emptyFieldStepsFromZero() {
    #expect(stepped("", by: 2, .optional).text == "2")
    #expect(stepped("", by: 1, .bounded("5", "10", isOptional: true)).text == "5")
    #expect(stepped("", by: -1, .bounded("0", "10", isOptional: true)).text == "0")
  }

  @Test(arguments: [
    ("7", 1, "10"), ("7", -1, "5"), ("7", 2, "15"), ("7", -2, "0"), ("5", 1, "10"), ("5", -1, "0"),
    ("0.1", 1, "5"),
  ])
  func snapsToMultiplesOfTheStep(_ start: String, _ count: Int, _ result: String) {
    #expect(stepped(start, by: count, step: "5", snapping: true).text == result)
  }

  @Test(arguments: [("3", 1, "6"), ("3", -1, "1"), ("1", 1, "6"), ("6", -1, "1"), ("16", 1, "16")])
  func countsMultiplesFromTheOrigin(_ start: String, _ count: Int, _ result: String) {
    var rules = Rules.bounded("1", "20")
    rules.stepOrigin = numeral("1")
    #expect(stepped(start, by: count, step: "5", snapping: true, rules).text == result)
  }

  @Test func snappingAgreesWithIntegerArithmetic() throws {
    try withEvery("start", in: 0...30) { start in
      try withEvery("count", in: [-3, -1, 1, 2]) { count in
        let session = stepped(String(start), by: count, step: "7", snapping: true)
        try hold(session.value.description, is: Self.snapped(start, count), "stepped")
      }
    }
  }

  @Test func snappingAgreesWithIntegerArithmeticBelowZero() throws {
    try withEvery("start", in: -30 ... -1) { start in
      try withEvery("count", in: [-3, -1, 1, 2]) { count in
        let session = stepped(String(start), by: count, step: "7", snapping: true)
        try hold(session.value.description, is: Self.snapped(start, count), "stepped")
      }
    }
  }

  private static func snapped(_ start: Int, _ count: Int) -> String {
    let floor = Int((Double(start) / 7).rounded(.down))
    let isMultiple = start.isMultiple(of: 7)
    return String((floor + count + (isMultiple || count > 0 ? 0 : 1)) * 7)
  }

  @Test func stepsFromTheTypedNumber() {
    var session = session(at: "1.50|")
    _ = session.type("7")
    #expect(session.step(by: 1).text == "2.507")
  }

  @Test func undoesEachStepSeparately() {
    var session = session(at: "5|")
    _ = session.step(by: 1)
    _ = session.step(by: 1)
    #expect(session.undo().text == "6")
    #expect(session.undo().text == "5")
  }

  @Test func steppingActivatesTheField() {
    var session = Session(Field(.dollar, .cents), value: numeral("5"))
    #expect(session.step(by: 1).text == "$6")
    #expect(session.isActive)
  }
}

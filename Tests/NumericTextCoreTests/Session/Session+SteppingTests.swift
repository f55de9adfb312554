// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionSteppingTests {
  /// Returns the number after `count` steps from `start`, each of which snaps to `step`, if any.
  private func stepped(_ start: Int, by count: Int, snappingTo step: Numeral? = nil) -> String {
    let rules = Rules.with { ($0.step, $0.snapsToStep) = (step, step != nil) }
    var session = Session(Field(.english, rules), value: numeral("\(start)"))
    _ = session.focus()
    _ = session.step(by: count)
    return session.value.description
  }

  @Test func stepsByHugeCountsWithoutOverflow() {
    #expect(stepped(0, by: .max) == "\(Int.max)")
    #expect(stepped(0, by: .min) == "\(Int.min)")
  }

  @Test func snappingAgreesWithIntegerArithmetic() throws {
    try withEvery("start", in: -30...30) { start in
      try withEvery("count", in: [-3, -1, 1, 2]) { count in
        let number = stepped(start, by: count, snappingTo: Numeral(digit: 7))
        try hold(number, is: Self.snapped(start, count), "stepped")
      }
    }
  }

  private static func snapped(_ start: Int, _ count: Int) -> String {
    let floor = Int((Double(start) / 7).rounded(.down))
    let isMultiple = start.isMultiple(of: 7)
    return String((floor + count + (isMultiple || count > 0 ? 0 : 1)) * 7)
  }
}

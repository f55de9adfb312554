// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionSteppingTests {
  private func stepped(
    _ start: String,
    by count: Int,
    step: String? = nil,
    snapping: Bool = false
  ) -> Session {
    let rules = Rules.with { ($0.step, $0.snapsToStep) = (step.map { numeral($0) }, snapping) }
    var session = Session(Field(.english, rules), value: numeral(start))
    _ = session.focus()
    _ = session.step(by: count)
    return session
  }

  @Test func stepsByHugeCountsWithoutOverflow() {
    #expect(stepped("0", by: Int.max).value.description == "\(Int.max)")
    #expect(stepped("0", by: Int.min).value.description == "\(Int.min)")
  }

  @Test func snappingAgreesWithIntegerArithmetic() throws {
    try withEvery("start", in: -30...30) { start in
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
}

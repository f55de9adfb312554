// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ScrubTests {
  @Test func refusedChangeKeepsAnIdleFieldIdle() {
    var session = Session(Field(.english, .bounded("0", "10")), value: numeral("10"))
    let outcome = session.play(.scrub(.by(1)))
    #expect(outcome.refusal == .outOfBounds)
    #expect(outcome.changes.isEmpty)
    #expect(!session.isActive)
    #expect(!session.isScrubbing)
    #expect(!session.canUndo)
  }
}

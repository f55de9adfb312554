// SPDX-License-Identifier: MIT

import NumericTextUI
import Testing
import TouchUser

/// Tests that the text is set only if it changes, because setting it moves the caret and can be
/// reported as an edit.
@Suite struct WriteTrapTests {
  private let desk = Desk(0 as Decimal)

  @Test func writesTheTextOncePerChange() async {
    desk.user.tap()
    desk.field.stage.writes = 0
    desk.user.type("1234")
    #expect(desk.field.stage.writes == 4)
    await Task.yield()
    #expect(desk.field.stage.writes == 4)
  }

  @Test func doesNotWriteTheSameTextAgain() {
    let desk = Desk(12 as Decimal)
    desk.user.tap().select(1..<1)
    desk.field.stage.writes = 0
    desk.delegate.value = 12
    desk.delegate.style = desk.delegate.style
    desk.user.type("x")
    #expect(desk.field.stage.writes == 0)
    #expect(desk.shown == "1|2")
  }
}

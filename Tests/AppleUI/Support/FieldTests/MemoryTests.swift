// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

@Suite struct MemoryTests {
  @Test func fieldIsAPlainFieldAfterItsDelegateIsReleased() {
    let user: User
    weak var model: FieldModel<Decimal>?
    weak var adapter: AnyObject?
    do {
      let desk = Desk(0 as Decimal, .number.step(1))
      user = desk.user
      (model, adapter) = (desk.delegate.fieldModel, desk.delegate.adapter)
      user.tap().type("12").deleteBackward()
    }
    #expect(model == nil && adapter == nil)
    #expect(user.undo().text == "1")
    #expect(user.type("x").text == "1x")
    user.leave()
  }
}

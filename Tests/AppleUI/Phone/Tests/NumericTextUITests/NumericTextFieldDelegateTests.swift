// SPDX-License-Identifier: MIT

import NumericTextUI
import SimulatedUser
import Testing

@Suite struct NumericTextFieldDelegateTests {
  @Test func assignedDelegateFormatsFromTheFirstFocus() {
    let field = UITextField()
    let delegate = NumericTextFieldDelegate(value: 5 as Decimal, style: .number)
    field.delegate = delegate
    let user = User(of: field)
    user.tap()
    #expect(field.text == "5")
    user.type("6")
    #expect(delegate.value == 56)
  }

  @Test func callsOnEditingChangedAndOnCommitOnce() {
    let desk = Desk(0 as Decimal)
    var focus: [Bool] = []
    desk.delegate.onEditingChanged = { focus.append($0) }
    desk.user.tap().type("5").pressReturn()
    #expect(focus == [true])
    #expect(desk.commits == 1)
    desk.user.leave()
    #expect(focus == [true, false])
    #expect(desk.commits == 1)
  }

  @Test func publishesTypedNumbersOnCommitIfTheStyleSaysSo() {
    let desk = Desk(5 as Decimal, .number.step(1).publishing(.onCommit))
    desk.user.tap().type("0")
    #expect(desk.published.isEmpty)
    #expect(desk.delegate.value == 5)
    #expect(desk.delegate.session.value == 50)
    desk.delegate.value = 5
    #expect(desk.shown == "50|")
    desk.user.pressReturn()
    #expect(desk.published == [50])
    desk.user.type("1")
    desk.delegate.step(by: 1)
    #expect(desk.published == [50, 502])
    desk.user.leave()
    #expect(desk.published == [50, 502])
    #expect(desk.delegate.value == 502)
  }

  @Test func actionsOfTheAppCountAsEdits() {
    let desk = Desk(7 as Decimal, .number.step(2))
    desk.user.tap()
    desk.delegate.step(by: 2)
    #expect(desk.shown == "11|")
    desk.delegate.toggleSign()
    #expect(desk.shown == "-11|")
    desk.delegate.clear()
    #expect(desk.shown == "0|")
    desk.delegate.cancel()
    #expect(desk.shown == "7|")
    #expect(desk.field.stage.changes == 4)
    #expect(desk.delegate.session.plainText == "7")
  }
}

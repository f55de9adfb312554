// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

extension FieldFormatter: TextReading {}

/// Tests that AppKit's properties `doubleValue` and `objectValue` of a field return the number that
/// the field shows.
@Suite struct FieldFormatterTests {
  private let desk = Desk(1234.5 as Decimal?, .currency(code: "USD"))

  @Test func numberFollowsEachKey() {
    #expect(desk.field.stringValue == "$1,234.50")
    #expect(desk.field.objectValue as? NSNumber == 1234.5)
    desk.user.tap().type("6")
    #expect(desk.field.doubleValue == 1234.56)
    desk.user.press("moveToBeginningOfLine:").type("9")
    #expect(desk.field.doubleValue == 91234.56)
    #expect(desk.shown == "$9|1,234.56")
    desk.user.press("moveToEndOfLine:").press("deleteToBeginningOfLine:")
    #expect(desk.field.objectValue == nil)
    desk.user.tap(desk.user.other)
    #expect(desk.field.objectValue == nil)
    #expect(desk.field.stringValue.isEmpty)
  }

  @Test func numberOfTheAppIsTaken() {
    desk.field.doubleValue = 5000
    #expect(desk.field.stringValue == "$5,000.00")
    desk.user.window.update()
    #expect(desk.delegate.value == 5000)
    desk.user.tap().press("moveToEndOfLine:")
    #expect(desk.shown == "$5,000|")
  }

  @Test func changeByTheDelegateIsNotTakenForTheApp() {
    desk.delegate.value = 7
    desk.user.window.update()
    #expect(desk.delegate.value == 7)
    #expect(desk.field.doubleValue == 7)
    desk.delegate.step(by: 1)
    desk.user.window.update()
    #expect(desk.field.doubleValue == 8)
  }
}

// SPDX-License-Identifier: MIT

import AppKit
import Testing

@testable import NumericTextUI

extension FieldFormatter: TextReading {}

/// Tests that AppKit's properties `doubleValue` and `objectValue` of a field return the number that
/// the field shows.
@Suite struct FieldFormatterTests {
  private let desk = Desk()
  private let amount: NumericTextFieldDelegate<Decimal?>

  init() { amount = desk.attach(1234.5, .currency(code: "USD")) }

  @Test func numberOfTheFieldIsThatOfTheSession() {
    #expect(desk.field.stringValue == "$1,234.50")
    #expect(desk.field.doubleValue == 1234.5)
    #expect(desk.field.objectValue as? NSNumber == 1234.5)
  }

  @Test func numberFollowsEachKey() {
    desk.tap().type("6")
    #expect(desk.field.doubleValue == 1234.56)
    desk.press("moveToBeginningOfLine:").type("9")
    #expect(desk.field.doubleValue == 91234.56)
    #expect(desk.shown == "$9|1,234.56")
    desk.press("moveToEndOfLine:").press("deleteToBeginningOfLine:")
    #expect(desk.field.objectValue == nil)
    desk.tap(desk.other)
    #expect(desk.field.objectValue == nil)
    #expect(desk.field.stringValue.isEmpty)
  }

  @Test func numberOfTheAppIsTaken() {
    desk.field.doubleValue = 5000
    #expect(desk.field.stringValue == "$5,000.00")
    desk.window.update()
    #expect(amount.value == 5000)
    desk.tap().press("moveToEndOfLine:")
    #expect(desk.shown == "$5,000|")
  }

  @Test func changeByTheDelegateIsNotTakenForTheApp() {
    amount.value = 7
    desk.window.update()
    #expect(amount.value == 7)
    #expect(desk.field.doubleValue == 7)
    amount.step(by: 1)
    desk.window.update()
    #expect(desk.field.doubleValue == 8)
  }

  @Test func detachingRestoresTheFormatter() {
    let field = NSTextField(frame: .zero)
    let own = NumberFormatter()
    field.formatter = own
    amount.attach(to: field)
    #expect(field.formatter !== own)
    amount.detach()
    #expect(field.formatter === own)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct AnyNumericTextSessionTests {
  private let price = AnyNumericTextSession(
    NumericTextSession(value: 19.5 as Decimal, style: .currency(code: "USD").locale(.english))
  )

  @Test func returnsNilForAValueOfAnotherType() {
    var price = price
    #expect(price.value(as: Double.self) == nil)
    #expect(price.value(as: Decimal?.self) == nil)
    #expect(price.set(value: 7) == nil)
    #expect(price.text == "$19.50")
    #expect(price.set(value: 7 as Decimal)?.text == "$7.00")
    #expect(price.session(of: Decimal.self)?.value == 7)
    #expect(price.session(of: Int.self)?.value == nil)
  }

  @Test func outcomesEqualThoseOfTheTypedSession() {
    var typed = NumericTextSession(
      value: 9,
      style: NumericTextStyle<Int>.number.bounds(1...99).locale(.english)
    )
    var erased = AnyNumericTextSession(typed)
    for key in ["9", "9", "x"] {
      let (first, second) = (typed.type(key), erased.type(key))
      #expect(first.text == second.text && first.selection == second.selection)
      #expect(first.changes == second.changes && first.refusal == second.refusal)
      #expect(first.clampedTo.map { "\($0)" } == second.clampedTo)
    }
    #expect(erased.undo().text == typed.undo().text)
    #expect(erased.canRedo == typed.canRedo)
  }

  @Test func isAValueType() {
    var copy = price
    copy.type("5")
    #expect(copy.text == "$19.55" && price.text == "$19.50")
  }
}

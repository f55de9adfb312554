// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct AnyNumericTextSessionTests {
  private var invoice: [AnyNumericTextSession] {
    let quantity = NumericTextStyle<Int>.number.bounds(1...99).locale(.english)
    let price = NumericTextStyle<Decimal>.currency(code: "USD").locale(.english)
    let discount = NumericTextStyle<Double>.percent.bounds(0...1).locale(.english)
    return [
      AnyNumericTextSession(NumericTextSession(value: 1, style: quantity)),
      AnyNumericTextSession(NumericTextSession(value: 19.5 as Decimal, style: price)),
      AnyNumericTextSession(NumericTextSession(value: nil as Double?, style: discount)),
    ]
  }

  @Test func formCanContainFieldsOfSeveralTypes() {
    var invoice = invoice
    #expect(invoice.map(\.text) == ["1", "$19.50", ""])
    for index in invoice.indices {
      invoice[index].focus(selectingAll: true)
      invoice[index].type("1")
      invoice[index].type("2")
    }
    #expect(invoice.map(\.text) == ["12", "$12", "12%"])
    #expect(invoice.map(\.plainText) == ["12", "12", "0.12"])
    for index in invoice.indices { invoice[index].blur() }
    #expect(invoice.map(\.text) == ["12", "$12.00", "12%"])
    #expect(invoice[0].value(as: Int.self) == 12)
    #expect(invoice[1].value(as: Decimal.self) == 12)
    #expect(invoice[2].value(as: Double?.self) == 0.12)
  }

  @Test func returnsNilForAValueOfAnotherType() {
    var price = invoice[1]
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
    var first = invoice[0]
    let second = first
    first.type("5")
    #expect(first.text == "15" && second.text == "1")
  }
}

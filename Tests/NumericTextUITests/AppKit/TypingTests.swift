// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct TypingTests {
    private let desk = Desk()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(0, .currency(code: "USD")) }

    @Test func formatsAfterEveryKey() {
      var values: [Decimal] = []
      amount.onChange = { values.append($0) }
      desk.tap()
      #expect(desk.shown == "$0|")
      desk.type("1234.5")
      #expect(desk.shown == "$1,234.5|")
      #expect(values == [1, 12, 123, 1234, 1234.5])
      desk.leave()
      #expect(desk.shown == "$1,234.50")
    }

    @Test func caretStaysAfterTheInsertedDigit() {
      amount.value = 123_456
      desk.tap(at: 3)
      #expect(desk.shown == "$12|3,456")
      desk.type("9")
      #expect(desk.shown == "$1,29|3,456")
    }

    @Test func refusedKeyChangesNothing() {
      var refusals: [NumericTextRefusal] = []
      amount.onRefusal = { refusals.append($0) }
      desk.tap().type("12x")
      #expect(desk.shown == "$12|")
      #expect(refusals == [.notANumber])
    }

    @Test func backspaceDeletesTheDigitBeforeASeparator() {
      amount.value = 1234
      desk.tap(at: 2).deleteBackward()
      #expect(desk.shown == "$|234")
    }

    @Test func tabSelectsEverything() {
      amount.value = 5
      desk.tabInto()
      #expect(desk.shown == "[$5]")
      desk.type("7")
      #expect(desk.shown == "$7|")
    }
  }
#endif

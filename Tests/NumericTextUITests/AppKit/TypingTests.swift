// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  @Suite struct TypingTests {
    private let desk = Desk(0 as Decimal, .currency(code: "USD"))

    @Test func formatsAfterEveryKey() {
      desk.user.tap()
      #expect(desk.shown == "$0|")
      desk.user.type("1234.5")
      #expect(desk.shown == "$1,234.5|")
      #expect(desk.published == [1, 12, 123, 1234, 1234.5])
      desk.user.leave()
      #expect(desk.shown == "$1,234.50")
    }

    @Test func caretStaysAfterTheInsertedDigit() {
      desk.delegate.value = 123_456
      desk.user.tap(at: 3)
      #expect(desk.shown == "$12|3,456")
      desk.user.type("9")
      #expect(desk.shown == "$1,29|3,456")
    }

    @Test func refusedKeyChangesNothing() {
      desk.user.tap().type("12x")
      #expect(desk.shown == "$12|")
      #expect(desk.refusals == [.notANumber])
    }

    @Test func backspaceDeletesTheDigitBeforeASeparator() {
      desk.delegate.value = 1234
      desk.user.tap(at: 2).deleteBackward()
      #expect(desk.shown == "$|234")
    }

    @Test func tabSelectsEverything() {
      desk.delegate.value = 5
      desk.user.tabInto()
      #expect(desk.shown == "[$5]")
      desk.user.type("7")
      #expect(desk.shown == "$7|")
    }
  }
#endif

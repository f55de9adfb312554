// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  @Suite struct ClipboardTests {
    private let desk = Desk(1234 as Decimal, .currency(code: "USD"))

    @Test func cutPutsTheSelectionOnTheClipboard() {
      desk.user.tap().select(1..<4)
      #expect(desk.shown == "$[1,2]34")
      let clipboard = desk.user.clipboard { desk.user.editor?.cut(nil) }
      #expect(clipboard == "1,2")
      #expect(desk.shown == "$|34")
      #expect(desk.delegate.value == 34)
    }

    @Test func copyPutsTheSelectionOnTheClipboard() {
      desk.user.tabInto()
      let clipboard = desk.user.clipboard { desk.user.editor?.copy(nil) }
      #expect(clipboard == "$1,234")
      #expect(desk.shown == "[$1,234]")
    }

    @Test func insertsDroppedTextWhereItIsDropped() {
      desk.user.tap()
      desk.user.event { desk.user.insert("56", at: NSRange(location: 2, length: 0)) }
      #expect(desk.shown == "$156|,234")
    }
  }
#endif

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

    @Test(arguments: ["$5,678.90", "5.678,90", " 5 678,90 USD ", "5678.9"])
    func readsAPastedAmount(text: String) {
      desk.user.tabInto().paste(text)
      #expect(desk.delegate.value == Decimal(string: "5678.9"))
    }

    @Test func refusesPastedWords() {
      desk.user.tabInto().paste("abc")
      #expect(desk.shown == "[$1,234]")
      #expect(desk.refusals == [.notANumber])
    }

    @Test func insertsDroppedTextWhereItIsDropped() {
      desk.user.tap()
      desk.user.event { desk.user.insert("56", at: NSRange(location: 2, length: 0)) }
      #expect(desk.shown == "$156|,234")
    }

    @Test func textFromAServiceReplacesTheSelection() {
      desk.user.tap().select(1..<4)
      desk.user.event { desk.user.insert("९") }
      #expect(desk.shown == "$9|34")
    }
  }
#endif

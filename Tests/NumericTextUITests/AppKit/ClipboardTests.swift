// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  @Suite struct ClipboardTests {
    private let desk = Desk()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(1234, .currency(code: "USD")) }

    @Test func cutPutsTheSelectionOnTheClipboard() {
      desk.tap().select(1..<4)
      #expect(desk.shown == "$[1,2]34")
      let clipboard = desk.clipboard { desk.editor?.cut(nil) }
      #expect(clipboard == "1,2")
      #expect(desk.shown == "$|34")
      #expect(amount.value == 34)
    }

    @Test func copyPutsTheSelectionOnTheClipboard() {
      desk.tabInto()
      let clipboard = desk.clipboard { desk.editor?.copy(nil) }
      #expect(clipboard == "$1,234")
      #expect(desk.shown == "[$1,234]")
    }

    @Test(arguments: ["$5,678.90", "5.678,90", " 5 678,90 USD ", "5678.9"])
    func readsAPastedAmount(text: String) {
      desk.tabInto().paste(text)
      #expect(amount.value == Decimal(string: "5678.9"))
    }

    @Test func refusesPastedWords() {
      var refusals: [NumericTextRefusal] = []
      amount.onRefusal = { refusals.append($0) }
      desk.tabInto().paste("abc")
      #expect(desk.shown == "[$1,234]")
      #expect(refusals == [.notANumber])
    }

    @Test func insertsDroppedTextWhereItIsDropped() {
      desk.tap()
      desk.event { desk.insert("56", at: NSRange(location: 2, length: 0)) }
      #expect(desk.shown == "$156|,234")
    }

    @Test func textFromAServiceReplacesTheSelection() {
      desk.tap().select(1..<4)
      desk.event { desk.insert("९") }
      #expect(desk.shown == "$9|34")
    }
  }
#endif

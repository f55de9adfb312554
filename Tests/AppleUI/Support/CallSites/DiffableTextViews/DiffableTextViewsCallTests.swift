// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the call sites in this folder, which were written for the package DiffableTextViews.
@MainActor
@Suite struct DiffableTextViewsCallTests {
  private func field(_ index: Int, of screen: Screen) throws -> UITextField {
    let views = screen.host.platformViews
    return try #require(views.indices.contains(index) ? views[index].view as? UITextField : nil)
  }

  @Test func fieldWithAStyleClosureFormatsWhileTyping() {
    let screen = Screen(OfferView())
    #expect(screen.text == "1\u{A0}234,00\u{A0}kr")
    #expect(screen.field.keyboardType == .decimalPad)
    #expect(
      screen.field.font == UIFont.preferredFont(forTextStyle: .body).with(design: .monospaced)
    )
    screen.user.tap().type("5")
    #expect(screen.text.hasPrefix("12\u{A0}345"))
  }

  @Test func diffableTextFieldFormatsWhileTyping() {
    let screen = Screen(OfferView(amount: 0, locale: Locale(identifier: "en_SE")))
    #expect(screen.text == idle(0))
    screen.user.tap().type("1234.567")
    #expect(screen.text.contains("1\u{A0}234,56"))
    screen.user.type("-")
    #expect(!screen.text.contains("-") && !screen.text.contains("\u{2212}"))
    screen.user.leave()
    #expect(screen.text == idle(1234.56))
  }

  private func idle(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: "SEK").locale(Locale(identifier: "en_SE")))
  }

  @Test func modifiersReachTheTextField() throws {
    let screen = Screen(StockView())
    #expect(screen.text == "007")
    #expect(screen.field.textColor == .red)
    #expect(screen.field.textAlignment == .right)
    #expect(screen.field.returnKeyType == .done)
    #expect(screen.field.textContentType == .oneTimeCode)
    #expect(screen.field.borderStyle == .roundedRect)
    #expect(screen.field.tintColor == .blue)
    #expect((screen.field.inputAccessoryView as? UIToolbar)?.items?.last?.systemItem == .done)
    #expect(try field(1, of: screen).text == "12.5%")
    #expect(try field(2, of: screen).text == "")
  }

  @Test func onlyReturnSubmits() {
    let screen = Screen(StockView())
    screen.user.tap().type("1").leave()
    #expect(screen.host.texts.last?.string == "0")
    screen.user.tap().pressReturn()
    #expect(screen.host.texts.last?.string == "1")
  }

  @Test func submittedFieldIsPassedToTheAction() {
    var submitted: [UITextField] = []
    let screen = Screen(1 as Decimal) { $amount in
      VStack {
        DiffableTextField($amount, style: .number)
        DiffableTextField($amount, style: .number)
      }
      .diffableTextField_onSubmit { submitted.append($0.wrapped) }
    }
    screen.user.tap().type("5").pressReturn()
    #expect(submitted == [screen.field])
  }

  @Test func callsOfOlderVersionsStillWork() throws {
    let screen = Screen(OldCallsView())
    #expect(screen.text == "≈ 002,50 kg")
    #expect(try field(1, of: screen).text == "4")
    #expect(try field(2, of: screen).text == "≈ 002,50 kg")
  }

  @Test func callsOfTheOldestVersionsStillWork() {
    let screen = Screen(OldestCallsView())
    #expect(screen.text == "$5.00")
    #expect(screen.field.keyboardType == .phonePad)
    #expect(screen.field.font == .systemFont(ofSize: 9))
    screen.user.tap().type("-").pressReturn()
    #expect(screen.host.texts.last?.string == "5 1")
  }

  @Test func fontsFollowTheTextStyles() {
    #expect(fonts().count == 11)
    #expect(price(in: .title1).pointSize == 20)
    #expect(languages().map { $0.locale(Locale(identifier: "en_US")).format(5) }.first == "¥5")
  }
}

// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the call sites in this folder, which were written for the package NumberTextField.
@MainActor
@Suite struct NumberTextFieldCallTests {
  @Test func theFocusIsBoundToIsActive() async {
    let screen = Screen(RateView())
    #expect(screen.text == "1.5%")
    screen.user.tap()
    #expect(screen.host.texts.last?.string == "true 0")
    await screen.host.press(0)
    #expect(!screen.field.isFirstResponder)
    #expect(screen.host.texts.last?.string == "false 1")
    await screen.host.press(0)
    #expect(screen.field.isFirstResponder)
  }

  @Test func styleModifiersReachTheTextField() {
    let screen = Screen(RateView())
    #expect(
      screen.field.font == UIFont.preferredFont(.body, weight: .semibold).with(design: .rounded)
    )
    #expect(screen.field.textColor == .blue)
    #expect(screen.field.textAlignment == .center)
    #expect(screen.field.keyboardType == .decimalPad)
    screen.user.tap()
    #expect(screen.field.textColor == .red)
    #expect(headline().fontName.hasSuffix("serif"))
  }

  @Test func accessoryIsUpdatedWithItsView() async throws {
    let screen = Screen(RateView())
    screen.user.tap()
    let bar = try #require(screen.field.inputAccessoryView as? HostingView)
    #expect(bar.frame.height > 0)
    screen.user.type("7")
    #expect(bar === screen.field.inputAccessoryView)
    #expect(bar.host.texts.last?.string == "0.0157")
    bar.host.buttons.first?.tap()
    screen.host.settle()
    await screen.host.rest()
    #expect(!screen.field.isFirstResponder)
  }

  @Test func olderInitializerReportsChanges() {
    let screen = Screen(FeeView())
    screen.user.tap().type("12.5")
    #expect(screen.host.texts.last?.string == "3")
    screen.user.leave()
    #expect(screen.text == "12.500")
    #expect(screen.field.font == UIFont.systemFont(ofSize: 20))
  }

  @Test func theNumberIsOptional() {
    let screen = Screen(RateView())
    screen.user.tap().select(0..<screen.text.utf16.count).deleteBackward()
    #expect(screen.text == "")
    screen.user.type("5.5")
    #expect(screen.text == "5.5%")
  }

  @Test func theTitleIsShownWhileTheFieldIsEmpty() {
    let screen = Screen(FeeView())
    #expect(screen.host.texts.map(\.string).contains("Fee"))
    screen.user.tap().type("1")
    #expect(!screen.host.texts.map(\.string).contains("Fee"))
  }
}

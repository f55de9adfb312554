// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the call sites in this folder, which were written for the package CurrencyText.
@MainActor
@Suite struct CurrencyTextCallTests {
  // MARK: - Formatters

  @Test func formattersFormatAndParse() {
    #expect(PriceList().lines() == ["Bicycle: $1,299.00", "Bread: $3.50"])
    #expect(PriceList().defaultText(of: 1) == "5,00\u{A0}€")
    #expect(WalletSettings().symbol() == "₿")
    #expect(plainText(1234.5) == "1,234.5")
    #expect(plainText(nil) == nil)
  }

  @Test func propertiesKeepTheirValues() {
    var settings = WalletSettings()
    settings.region = CurrencyLocale.portugueseBrazil
    let report = settings.report()
    #expect(
      report == [
        "12 digits", "BRL", "decimals", "up to 9", "to 1000000.5", "pt_BR", "free",
      ]
    )
  }

  @Test func anyFormatterIsAccepted() {
    let formatter = CurrencyFormatter {
      $0.locale = CurrencyLocale.germanGermany
      $0.currency = .euro
      $0.decimalDigits = 3
    }
    #expect(total(["12,125 €", "1.000,625 €"], formatter) == 1012.75)
    #expect(CurrencyFormatter(setUpRupees()).currency == .indianRupee)
  }

  @Test func formatterShiftsTheDigitsAfterAKey() {
    let formatter = CurrencyFormatter {
      $0.locale = CurrencyLocale.englishUnitedStates
      $0.currency = .dollar
      $0.maxValue = 100
    }
    #expect(afterKey("$23.247", formatter) == ["$232.47", "$100.00"])
    #expect(afterKey("-$0.012", formatter) == ["-$0.12", "-$0.12"])
    #expect(afterKey("", formatter) == [nil, nil])
  }

  @Test func everyCurrencyAndLocaleIsListed() {
    #expect(allCodes().contains("PHP"))
    #expect(allRegions().contains("de_DE"))
    #expect(currencies.map(\.rawValue) == codes.split(separator: " ").map(String.init))
  }

  // MARK: - SwiftUI

  @Test func focusCanBeBoundOutsideTheConfiguration() {
    let screen = Screen(false) { $isEditing in
      CurrencyTextField(configuration: .init(text: .constant("$1.00")))
        .numericTextFocus($isEditing)
      Text(verbatim: "\(isEditing)")
    }
    screen.user.tap()
    #expect(screen.host.texts.last?.string == "true")
  }

  private let screen = Screen(TransferView())

  /// The texts below the field of the transfer, and the number of its commits.
  private var shown: [String] { screen.host.texts.map(\.string).suffix(4) }

  @Test func amountsFillFromTheRight() {
    #expect(screen.host.texts.first?.string == "Amount")
    screen.user.tap().type("3456")
    #expect(screen.text == "$34.56")
    #expect(shown == ["$34.56", "34.56", "34.56", "0"])
    screen.user.type("-")
    #expect(shown == ["-$34.56", "-34.56", "-34.56", "0"])
    screen.user.pressReturn()
    #expect(shown.last == "1")
  }

  @Test func configuresTheTextField() {
    #expect(screen.field.borderStyle == .roundedRect)
    #expect(screen.field.textColor == .red)
    #expect(screen.field.keyboardType == .numbersAndPunctuation)
    screen.host.buttons[0].tap()
    #expect(screen.field.keyboardType == .numbersAndPunctuation)
    #expect(screen.field.textColor == .red)
    let rounded = Screen(QuietView { $0.layer.cornerRadius = 4 })
    #expect(rounded.field.layer.cornerRadius == 4)
  }

  @Test func settingAnEmptyTextEmptiesTheField() {
    screen.user.tap().type("5")
    screen.host.buttons[2].tap()
    #expect(screen.text == "")
    #expect(shown == ["", "nil", "nil", "0"])
    screen.user.type("7")
    #expect(screen.text == "$0.07")
  }

  @Test func textCanBeClearedWhenEditingEnds() {
    screen.user.tap().type("13").leave()
    #expect(screen.text == "")
    #expect(shown == ["", "nil", "nil", "1"])
  }

  @Test func settingATextSetsTheAmount() {
    screen.host.buttons[1].tap()
    #expect(screen.text == "$12,345.60")
    #expect(shown == ["$12,345.60", "12345.6", "12345.6", "0"])
  }

  @Test func clearsZeroOnlyIfConfigured() {
    screen.user.tap().type("5").deleteBackward().leave()
    #expect(screen.text == "")
    let other = Screen(TransferView(clears: false))
    other.user.tap().type("0").leave()
    #expect(other.text == "$0.00")
  }

  @Test func followsAChangedFormatter() {
    let screen = Screen(RefundView())
    screen.user.tap().type("3456")
    screen.host.buttons[0].tap()
    #expect(screen.text == "€34.56")
    screen.user.type("7")
    #expect(screen.text == "€345.67")
    #expect(screen.host.texts.last?.string == "345.67")
  }

  @Test func focusFollowsItsBinding() async {
    let screen = Screen(SearchView())
    await screen.host.rest()
    #expect(screen.field.isFirstResponder)
    screen.user.leave()
    #expect(screen.host.texts.last?.string == "false")
    screen.user.tap()
    #expect(screen.host.texts.last?.string == "true")
    await screen.host.press(0)
    #expect(!screen.field.isFirstResponder)
  }

  @Test func amountsAreWrittenToAllBindings() {
    screen.user.tap().type("3456")
    screen.host.buttons[0].tap()
    #expect(screen.text == "€34.56")
    #expect(shown == ["€34.56", "34.56", "34.56", "0"])
    screen.user.type("7")
    #expect(shown == ["€345.67", "345.67", "345.67", "0"])
  }

  @Test(arguments: ["$1,234.50", "1234.5"])
  func aPrefilledTextIsFormattedAndPublishedAtOnce(text: String) {
    let screen = Screen(TransferView(transfer: Transfer(text: text)))
    #expect(screen.text == "$1,234.50")
    let shown = screen.host.texts.map(\.string).suffix(4)
    #expect(shown == ["$1,234.50", "1234.5", "1234.5", "0"])
  }

  @Test func nextKeyEditsATextSetWhileEditing() {
    screen.user.tap().type("12")
    screen.host.buttons[1].tap()
    #expect(screen.text == "$12,345.60")
    screen.user.type("7")
    #expect(shown == ["$123,456.07", "123456.07", "123456.07", "0"])
  }

  @Test func focusingAnEmptyFieldCommitsNothing() {
    screen.user.tap().leave()
    #expect(screen.text == "")
    #expect(shown == ["", "nil", "nil", "0"])
    screen.user.tap().type("1").leave()
    #expect(shown.last == "1")
    screen.user.tap().pressReturn()
    #expect(shown.last == "2")
  }

  @Test func theKeyboardIsTheNumberPadUnlessTheAppChoosesAnother() throws {
    let quiet = Screen(QuietView(setUp: nil))
    #expect(quiet.field.keyboardType == .numberPad)
    let chosen = Screen(QuietView { $0.keyboardType = .decimalPad })
    #expect(chosen.field.keyboardType == .decimalPad)
    #expect(quiet.host.platformViews.count == 4)
  }
}

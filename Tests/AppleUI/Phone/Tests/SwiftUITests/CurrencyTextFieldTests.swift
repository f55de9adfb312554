// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Tests of `CurrencyTextField` with the configuration from the documentation of CurrencyText.
@Suite struct CurrencyTextFieldTests {
  struct CurrencyData {
    var text = ""
    var unformatted: String?
    var input: Double?
  }

  struct ViewModel {
    var data = CurrencyData()
  }

  struct CurrencyView: View {
    @State var viewModel = ViewModel()
    @State var formatter = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    @State var clears = true
    @State var clearsOnLeaving = false
    @State var commits = 0

    var body: some View {
      CurrencyTextField(
        configuration: .init(
          placeholder: "Play with me...",
          text: $viewModel.data.text,
          unformattedText: $viewModel.data.unformatted,
          inputAmount: $viewModel.data.input,
          clearsWhenValueIsZero: clears,
          formatter: formatter,
          textFieldConfiguration: { uiTextField in
            uiTextField.borderStyle = .roundedRect
            uiTextField.font = UIFont.preferredFont(forTextStyle: .body)
            uiTextField.textColor = .blue
            uiTextField.layer.borderColor = UIColor.red.cgColor
            uiTextField.layer.borderWidth = 1
            uiTextField.layer.cornerRadius = 4
            uiTextField.keyboardType = .numbersAndPunctuation
            uiTextField.layer.masksToBounds = true
          },
          onEditingChanged: { isEditing in
            if isEditing == false, clearsOnLeaving {
              clearTextFieldText()
            }
          },
          onCommit: {
            commits += 1
          }
        )
      )
      Text(verbatim: viewModel.data.text)
      Text(verbatim: viewModel.data.unformatted ?? "nil")
      Text(verbatim: viewModel.data.input.map { "\($0)" } ?? "nil")
      Text(verbatim: "\(commits)")
      Button("Clear") { clearTextFieldText() }
      Button("Fill") { viewModel.data.text = "$12,345.60" }
      Button("Euro") { formatter.currency = .euro }
    }

    func clearTextFieldText() { viewModel.data.text = "" }
  }

  /// Returns the last four texts of the view: those after the text field.
  private func shown(_ screen: Screen) -> [String] {
    screen.host.texts.map(\.string).suffix(4)
  }

  @Test func amountsFillFromTheRight() {
    let screen = Screen(CurrencyView())
    #expect(screen.host.texts.first?.string == "Play with me...")
    screen.user.tap().type("3456")
    #expect(screen.text == "$34.56")
    #expect(shown(screen) == ["$34.56", "34.56", "34.56", "0"])
    screen.user.type("-")
    #expect(shown(screen) == ["-$34.56", "-34.56", "-34.56", "0"])
    screen.user.pressReturn()
    #expect(shown(screen).last == "1")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func configuresTheTextField() {
    let screen = Screen(CurrencyView())
    #expect(screen.field.borderStyle == .roundedRect)
    #expect(screen.field.textColor == .blue)
    #expect(screen.field.keyboardType == .numbersAndPunctuation)
    #expect(screen.field.layer.cornerRadius == 4)
    screen.host.buttons[2].tap()
    #expect(screen.field.keyboardType == .numbersAndPunctuation)
    #expect(screen.field.textColor == .blue)
  }

  @Test func settingAnEmptyTextEmptiesTheField() {
    let screen = Screen(CurrencyView())
    screen.user.tap().type("5")
    screen.host.buttons[0].tap()
    #expect(screen.text == "")
    #expect(shown(screen) == ["", "nil", "nil", "0"])
    screen.user.type("7")
    #expect(screen.text == "$0.07")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func textCanBeClearedWhenEditingEnds() {
    let screen = Screen(CurrencyView(clearsOnLeaving: true))
    screen.user.tap().type("5").leave()
    #expect(screen.text == "")
    #expect(shown(screen) == ["", "nil", "nil", "1"])
    #expect(screen.host.faults.isEmpty)
  }

  @Test func settingATextSetsTheAmount() {
    let screen = Screen(CurrencyView())
    screen.host.buttons[1].tap()
    #expect(screen.text == "$12,345.60")
    #expect(shown(screen) == ["$12,345.60", "12345.6", "12345.6", "0"])
    #expect(screen.host.faults.isEmpty)
  }

  @Test func clearsZeroOnlyIfConfigured() {
    let screen = Screen(CurrencyView())
    screen.user.tap().type("5").deleteBackward().leave()
    #expect(screen.text == "")
    let other = Screen(CurrencyView(clears: false))
    other.user.tap().type("0").leave()
    #expect(other.text == "$0.00")
  }

  @Test func followsAChangedFormatter() {
    let screen = Screen(CurrencyView())
    screen.user.tap().type("3456")
    screen.host.buttons[2].tap()
    #expect(screen.text == "€34.56")
    screen.user.type("7")
    #expect(screen.text == "€345.67")
    #expect(shown(screen)[1] == "345.67")
    #expect(screen.host.faults.isEmpty)
  }

  struct MyView: View {
    @State private var hasFocus: Bool?
    @State private var text = ""

    var body: some View {
      CurrencyTextField(
        configuration: .init(
          text: $text,
          hasFocus: $hasFocus
        )
      )
      .onAppear {
        hasFocus = true
      }
      Text(verbatim: "\(hasFocus ?? false)")
      Button("Leave") { hasFocus = false }
    }
  }

  @Test func focusFollowsItsBinding() async {
    let screen = Screen(MyView())
    await screen.rest()
    #expect(screen.field.isFirstResponder)
    screen.user.leave()
    #expect(screen.host.texts.last?.string == "false")
    screen.user.tap()
    #expect(screen.host.texts.last?.string == "true")
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(!screen.field.isFirstResponder)
    #expect(screen.host.faults.isEmpty)
  }
}

// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Tests of examples from the documentation of the packages that NumericText can replace.
@Suite struct SeedTests {
  // MARK: - DiffableTextViews

  struct DiffableAmountTextField: View {
    @State var amount: Decimal = 0

    var body: some View {
      DiffableTextField($amount) {
        .currency(code: "SEK")
          .bounds((0 as Decimal)...)
          .precision(integer: 1..., fraction: 2)
      }
      .environment(\.locale, Locale(identifier: "en_SE"))
    }
  }

  @Test func diffableTextFieldFormatsWhileTyping() {
    let screen = Screen(DiffableAmountTextField())
    #expect(screen.text == idle(0))
    screen.user.tap().type("1234.567")
    #expect(screen.text.contains("1\u{A0}234,56"))
    screen.user.type("-")
    #expect(!screen.text.contains("-") && !screen.text.contains("\u{2212}"))
    screen.user.leave()
    #expect(screen.text == idle(1234.56))
    #expect(screen.host.faults.isEmpty)
  }

  private func idle(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: "SEK").locale(Locale(identifier: "en_SE")))
  }

  @Test func diffableTextFieldClampsTheValueOnFocus() {
    let model = Model<Decimal>(-5)
    let screen = Screen(DiffableTextField(model.binding) { .number.bounds((0 as Decimal)...) })
    #expect(model.writes.isEmpty)
    screen.user.tap()
    #expect(model.writes == [0])
    #expect(screen.host.faults.isEmpty)
  }

  @Test func diffableTextFieldTakesEverySeparatorKey() {
    let model = Model<Decimal>(0)
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_DE"))
    let screen = Screen(DiffableTextField(value: model.binding, style: style))
    screen.user.tap().type("1234.5")
    #expect(screen.text == "1.234,5")
  }

  // MARK: - NumberTextField

  struct NumberTextFieldView: View {
    var numberFormatter: NumberFormatter {
      let f = NumberFormatter()
      f.locale = Locale(identifier: "en_US")
      f.numberStyle = .percent
      f.maximumFractionDigits = 5
      return f
    }

    @State var value: Decimal? = 1.5
    @State var changes: [Decimal?] = []
    @State var commits: [Decimal?] = []

    var body: some View {
      NumberTextField(
        "Enter here...",
        value: self.$value,
        formatter: self.numberFormatter,
        onChange: { num in
          changes.append(num)
        },
        onCommit: { num in
          commits.append(num)
        }
      )
      Text(verbatim: "\(changes.map { $0.map { "\($0)" } ?? "nil" }) \(commits.count)")
    }
  }

  @Test func numberTextFieldHoldsAnOptionalDecimal() {
    let screen = Screen(NumberTextFieldView())
    #expect(screen.text == "150%")
    #expect(screen.field.keyboardType == .decimalPad)
    screen.user.tap().select(0..<screen.text.utf16.count).deleteBackward()
    #expect(screen.text == "")
    screen.user.type("5.5")
    #expect(screen.text == "5.5%")
    screen.user.pressReturn()
    #expect(screen.host.texts.last?.string == #"["nil", "0.05", "0.055"] 1"#)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func numberTextFieldShowsItsTitleWhileItIsEmpty() {
    let screen = Screen(NumberTextFieldView())
    #expect(!screen.host.texts.map(\.string).contains("Enter here..."))
    screen.user.tap().select(0..<screen.text.utf16.count).deleteBackward()
    #expect(screen.host.texts.map(\.string).contains("Enter here..."))
    screen.user.type("1")
    #expect(!screen.host.texts.map(\.string).contains("Enter here..."))
  }

  // MARK: - NumberField

  struct PriceView: View {
    @State var price: Decimal? = 12
    @State var bought: Decimal?

    var formatter: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .currency
      return formatter
    }

    var body: some View {
      DecimalField("Price", value: $price, formatter: formatter)
      Button("Buy") { bought = price }.disabled(price == nil)
      Text(verbatim: "\(bought ?? 0)")
    }
  }

  @Test func decimalFieldPublishesEachKeyAndFormatsWhenIdle() throws {
    let screen = Screen(PriceView())
    let field = try #require(screen.host.textFields.first)
    #expect(field.text == "$12.00")
    field.tap()
    #expect(field.text == "12")
    field.insert(".34")
    screen.host.buttons[0].tap()
    #expect(screen.host.texts.last?.string == "12.34")
    #expect(field.text == "12.34")
    field.replace(0..<5, with: "")
    screen.host.buttons[0].tap()
    #expect(screen.host.texts.last?.string == "12.34")
    field.insert("7")
    field.leave()
    #expect(field.text == "$7.00")
    #expect(screen.host.faults.isEmpty)
  }

  // MARK: - CurrencyField

  struct CurrencyFieldView: View {
    @State private var stringAmount: String = ""
    @State private var amount: Decimal?

    var body: some View {
      TextField("Amount", text: $stringAmount)
        .keyboardType(.decimalPad)

      CurrencyField(
        "Enter meal cost",
        value: Binding(
          get: {
            amount.map { NSDecimalNumber(decimal: $0) }
          },
          set: { number in
            amount = number?.decimalValue
          }
        )
      )
      Text(verbatim: amount.map { "\($0)" } ?? "nil")
    }
  }

  @Test func currencyFieldHoldsAnOptionalNumber() throws {
    let screen = Screen(CurrencyFieldView())
    let field = try #require(screen.host.textFields.last)
    #expect(field.label == ["Enter meal cost"])
    field.tap()
    for key in ["1", "a", "2", ".", "3", ".", "-"] { field.insert(key) }
    #expect(field.text == "12.3")
    #expect(screen.host.texts.last?.string == "12.3")
    field.leave()
    #expect(field.text == "$12.30")
    field.tap()
    field.replace(0..<field.text.utf16.count, with: "")
    #expect(screen.host.texts.last?.string == "nil")
    #expect(screen.host.faults.isEmpty)
  }
}

// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing
import TouchUser

/// Tests of examples from the documentation of the packages that NumericText can replace.
@Suite struct SeedTests {
  // MARK: - DiffableTextViews

  @Test func diffableTextFieldClampsTheValueOnFocus() {
    let model = Model<Decimal>(-5)
    let screen = Screen(DiffableTextField(model.binding) { .number.bounds((0 as Decimal)...) })
    #expect(model.writes.isEmpty)
    screen.user.tap()
    #expect(model.writes == [0])
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
  }

  @Test func numberTextFieldShowsItsTitleWhileItIsEmpty() {
    let screen = Screen(NumberTextFieldView())
    #expect(!screen.host.texts.map(\.string).contains("Enter here..."))
    screen.user.tap().select(0..<screen.text.utf16.count).deleteBackward()
    #expect(screen.host.texts.map(\.string).contains("Enter here..."))
    screen.user.type("1")
    #expect(!screen.host.texts.map(\.string).contains("Enter here..."))
  }
}

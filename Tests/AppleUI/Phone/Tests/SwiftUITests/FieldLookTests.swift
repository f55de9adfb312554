// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import TouchUser

@testable import NumericTextUI

/// Tests of the appearance, the keyboard and the size of a UIKit field.
@Suite struct FieldLookTests {
  private let model = Model<Decimal>(0)

  private var view: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .currency(code: "USD"))
  }

  @Test func fillsTheOfferedWidthAndKeepsItsHeight() throws {
    let screen = Screen(view)
    let element = try #require(screen.host.platformViews.first)
    let height = screen.field.intrinsicContentSize.height
    let offered = element.sizeThatFits(ProposedViewSize(width: 250, height: 900))
    #expect(offered == CGSize(width: 250, height: height))
    let most = element.sizeThatFits(.infinity)
    #expect(most == CGSize(width: CGFloat.infinity, height: height))
    let own = element.sizeThatFits(.unspecified)
    #expect(own == screen.field.intrinsicContentSize)
    #expect(screen.field.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(screen.field.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func reportsClampingAndResults() {
    struct Form: View {
      @State var percent: Decimal = 0
      @State var log: [String] = []

      var body: some View {
        NumericTextField(
          "Percent",
          value: $percent,
          style: .number.bounds(0...100).allowsArithmetic()
        )
        .onNumericTextClamp { log.append("clamp \($0)") }
        .onNumericTextResult { log.append($0.map { "= \($0)" } ?? "none") }
        Text(verbatim: log.joined(separator: " "))
      }
    }
    let screen = Screen(Form())
    screen.user.tap().type("40+70").leave()
    #expect(screen.host.texts.last?.string.contains("= 47") == true)
    #expect(screen.host.texts.last?.string.contains("clamp 100") == true)
    #expect(screen.host.texts.last?.string.hasSuffix("none") == true)
  }

  @Test func returnKeyChangesWhileTheKeyboardIsShown() {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isLast = false

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number)
          .numericTextReturnKey(isLast ? .done : .next)
        Button("Last") { isLast = true }
      }
    }
    let screen = Screen(Form())
    screen.user.tap()
    #expect(screen.field.stage.shownInput?.returnKeyType == .next)
    screen.host.buttons[0].tap()
    #expect(screen.field.stage.shownInput?.returnKeyType == .done)
  }

  @Test func traitsReturnToTheDefaultWhenTheirModifierGoes() {
    struct Form: View {
      @State var amount: Decimal = 0
      @State var isSpecial = true

      var body: some View {
        special(NumericTextField("Amount", value: $amount, style: .number.bounds(0...)))
        Button("Usual") { isSpecial = false }
      }

      /// Returns the field, with modifiers if `isSpecial` is true.
      ///
      /// When `isSpecial` changes, SwiftUI keeps the same UIKit field.
      private func special(_ field: NumericTextField<Text, Decimal>) -> some View {
        guard isSpecial else { return field }
        return field.numericTextKeyboard(.phonePad).numericTextContentType(.oneTimeCode)
          .numericTextReturnKey(.next)
      }
    }
    let screen = Screen(Form())
    screen.user.tap()
    #expect(screen.field.keyboardType == .phonePad)
    let field = screen.field
    screen.host.buttons[0].tap()
    #expect(screen.host.platformViews.first?.view === field)
    #expect(field.keyboardType == .decimalPad)
    #expect(field.textContentType == nil)
    #expect(field.returnKeyType == .default)
    #expect(field.stage.shownInput?.returnKeyType == .default)
  }

  @Test(arguments: [NumericTextBorder.automatic, .plain, .rounded, .square])
  func promptBeginsWhereTheTextBegins(border: NumericTextBorder) {
    let amount = Model<Decimal?>(nil).binding
    let field = NumericTextField("Amount", value: amount, style: .number).numericTextBorder(border)
    let text = Screen(field).field.textRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(UITextField.promptInset(border) == text.minX)
  }

  @Test func baselineStaysWhenThePromptGoes() {
    let value = Model<Decimal?>(nil)
    let screen = Screen(NumericTextField("Amount", value: value.binding, style: .number))
    var baseline: Double? { screen.host.platformViews.first?.attributes.baseline }
    #expect(screen.host.texts.count == 1)
    let before = baseline
    screen.user.tap().type("5")
    #expect(screen.host.texts.isEmpty)
    #expect(baseline == before)
    #expect(before.map { abs($0 - 28.8) < 0.01 } == true)
  }

  @Test func fontShrinksAsFarAsTheEnvironmentAllows() {
    let screen = Screen(view.font(.title).minimumScaleFactor(0.5))
    #expect(screen.field.adjustsFontSizeToFitWidth)
    #expect(screen.field.minimumFontSize == 8.5)
    #expect(!Screen(view).field.adjustsFontSizeToFitWidth)
  }
}

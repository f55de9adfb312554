// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of the appearance, the keyboard and the size of a UIKit field.
extension FieldEnvironmentTests {
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
    var log: [String] = []
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).allowsArithmetic()
    let field = NumericTextField("Percent", value: model.binding, style: style)
      .onNumericTextClamp { log.append("clamp \($0)") }
      .onNumericTextResult { log.append($0.map { "= \($0)" } ?? "none") }
    let screen = Screen(field)
    screen.user.tap().type("40+70").leave()
    #expect(log == ["= 40", "= 47", "= 100", "clamp 100", "none"])
  }

  @Test func returnKeyChangesWhileTheKeyboardIsShown() {
    let screen = Screen(false) { $isLast in
      view.numericTextReturnKey(isLast ? .done : .next)
      Button("Last") { isLast = true }
    }
    screen.user.tap()
    #expect(screen.field.stage.shownInput?.returnKeyType == .next)
    screen.host.buttons[0].tap()
    #expect(screen.field.stage.shownInput?.returnKeyType == .done)
  }

  @Test func traitsReturnToTheDefaultWhenTheirModifierGoes() {
    let usual = NumericTextField("Amount", value: model.binding, style: .number.bounds(0...))
    let special = usual.numericTextKeyboard(.phonePad).numericTextContentType(.oneTimeCode)
      .numericTextReturnKey(.next)
    let screen = Screen(true) { $isSpecial in
      // Both have the same type, so SwiftUI keeps the same UIKit field.
      isSpecial ? special : usual
      Button("Usual") { isSpecial = false }
    }
    screen.user.tap()
    let field = screen.field
    #expect(field.keyboardType == .phonePad)
    #expect(field.stage.shownInput?.returnKeyType == .next)
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

  @Test func promptUsesTheFontOfTheField() throws {
    let value = Model<Decimal?>(nil).binding
    let field = NumericTextField("Amount", value: value, style: .number)
    let own = UIFont.systemFont(ofSize: 40)
    let screen = Screen(field.numericTextFont(own))
    let prompt = try #require(screen.host.texts.first)
    #expect(prompt.font == Font(own))
    #expect(screen.field.font == own)
  }

  @Test func keepsConfiguredProperties() {
    let screen = Screen(
      view.numericTextConfiguration {
        $0.borderStyle = .bezel
        $0.font = .systemFont(ofSize: 9)
        $0.keyboardType = .phonePad
      }
    )
    model.set(7)
    screen.host.redraw()
    screen.host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
    #expect(screen.field.borderStyle == .bezel)
    #expect(screen.field.font == .systemFont(ofSize: 9))
    #expect(screen.field.keyboardType == .phonePad)
  }

  @Test func keepsAConfiguredKeyboardThatIsAlsoTheOneOfTheStyle() {
    let screen = Screen(0 as Decimal) { $lowest in
      NumericTextField("Amount", value: model.binding, style: .number.bounds(lowest...))
        .numericTextConfiguration { $0.keyboardType = .decimalPad }
      Button("Debt") { lowest = -10 }
    }
    screen.host.buttons[0].tap()
    #expect(screen.field.keyboardType == .decimalPad)
  }

  @Test func viewAboveTheKeyboardHasTheEnvironmentAndStaysAfterAnotherStyle() throws {
    var locales: [String] = []
    let screen = Screen(0 as Decimal) { $lowest in
      Group {
        NumericTextField("Amount", value: model.binding, style: .number.bounds(lowest...))
          .numericTextAccessory { LocaleReader { locales.append($0.identifier) } }
        Button("Debt") { lowest = -10 }
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .numericTextAccessory([.done])
    }
    let bar = try #require(screen.field.inputAccessoryView)
    screen.host.buttons[0].tap()
    #expect(screen.field.inputAccessoryView === bar)
    #expect(!locales.isEmpty && locales.allSatisfy { $0 == "de_DE" })
  }

  @Test func takesTheRequestedFocusWhenItGetsAWindow() async throws {
    let host = ViewHost(view.numericTextFocus(.constant(true)))
    let field = try #require(host.fields.first)
    for _ in 0..<10 { await Task.yield() }
    #expect(!field.isFirstResponder)
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    for _ in 0..<10 { await Task.yield() }
    #expect(field.isFirstResponder)
  }
}

/// A view that reports the locale of its environment.
private struct LocaleReader: View {
  let report: (Locale) -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    let _ = report(locale)
    Text(verbatim: "")
  }
}

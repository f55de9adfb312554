// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of keyboards that lack keys, or that correct numbers as if they were words.
@Suite struct KeyboardTrapTests {
  private let desk = Desk(0 as Decimal)

  private func buttons(_ field: UITextField) -> [UIBarButtonItem] {
    (field.inputAccessoryView as? UIToolbar)?.items ?? []
  }

  @Test func disablesTextCorrections() {
    let field = desk.field
    #expect(field.smartDashesType == .no)
    #expect(field.smartQuotesType == .no)
    #expect(field.smartInsertDeleteType == .no)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
    #expect(field.autocapitalizationType == .none)
    #expect(field.inlinePredictionType == .no)
    #expect(field.mathExpressionCompletionType == .no)
    #expect(field.writingToolsBehavior == .none)
  }

  @Test func disablesSmartInsertionOfSpaces() {
    let desk = Desk(12 as Decimal)
    desk.user.tap().paste("34")
    #expect(desk.field.stage.proposals == ["34"])
  }

  @Test(arguments: [
    (NumericTextStyle<Decimal>.number, UIKeyboardType.numbersAndPunctuation),
    (.number.bounds(0...), .decimalPad),
    (.number.bounds(...0), .decimalPad),
    (.number.bounds(0...).precision(fraction: 0), .numberPad),
    (.number.precision(fraction: 0), .numbersAndPunctuation),
    (.currency(code: "USD").bounds(0...), .decimalPad),
    (.currency(code: "JPY").bounds(0...), .numberPad),
    (.currency(code: "USD").bounds(0...).entry(.minorUnits), .numberPad),
    (.number.sign(.never), .decimalPad),
    (.number.bounds(0...).allowsArithmetic(), .numbersAndPunctuation),
  ])
  func choosesAKeyboardWithTheNeededKeys(
    style: NumericTextStyle<Decimal>,
    keyboard: UIKeyboardType
  ) {
    let desk = Desk(0 as Decimal, style)
    withExtendedLifetime(desk) { #expect(desk.field.keyboardType == keyboard) }
  }

  @Test func unrelatedChoicesDoNotChangeTheKeyboard() {
    desk.field.autocorrectionType = .yes
    desk.delegate.configuration.announcesRefusals = false
    desk.delegate.configuration.refusalMessage = { $0.name }
    #expect(desk.field.autocorrectionType == .yes)
  }

  @Test func barMovesTheFocusInTheOrderOfTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let places = [(160, 0), (0, 2), (0, 60)]
    let fields = places.map { x, y in
      UITextField(frame: CGRect(x: x, y: y, width: 150, height: 40))
    }
    let hidden = UITextField(frame: CGRect(x: 0, y: 50, width: 150, height: 4))
    hidden.isHidden = true
    for field in [fields[2], hidden, fields[0], fields[1]] { window.addSubview(field) }
    let desks = fields.map { Desk(0 as Decimal, in: $0) }
    for desk in desks { desk.delegate.configuration.accessory = [.previous, .next] }
    fields[1].becomeFirstResponder()
    #expect(buttons(fields[1]).map(\.isEnabled).prefix(2) == [false, true])
    #expect(
      buttons(fields[1]).compactMap(\.accessibilityLabel) == ["Previous field", "Next field"]
    )
    buttons(fields[1])[1].press()
    #expect(fields[0].isFirstResponder)
    buttons(fields[0])[1].press()
    #expect(fields[2].isFirstResponder)
    #expect(buttons(fields[2]).map(\.isEnabled).prefix(2) == [true, false])
    buttons(fields[2])[0].press()
    #expect(fields[0].isFirstResponder)
    #expect(window.keyboardMoves == [.appears])
    withExtendedLifetime(desks) {}
  }

  @Test func barNeverMovesTheFocusBehindASheet() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (screen, sheet, child) = (UIViewController(), UIViewController(), UIViewController())
    sheet.addChild(child)
    sheet.view.addSubview(child.view)
    for controller in [screen, sheet] { window.addSubview(controller.view) }
    let label = UITextView(frame: CGRect(x: 0, y: 40, width: 150, height: 40))
    label.isEditable = false
    child.view.addSubview(label)
    let fields = [(0, screen), (80, child), (120, sheet), (160, screen)].map { y, controller in
      let field = UITextField(frame: CGRect(x: 0, y: y, width: 150, height: 40))
      controller.view.addSubview(field)
      return field
    }
    let desk = Desk(0 as Decimal, in: fields[1])
    desk.delegate.configuration.accessory = [.previous, .next]
    desk.user.tap()
    #expect(buttons(fields[1]).map(\.isEnabled).prefix(2) == [false, true])
    buttons(fields[1])[1].press()
    #expect(fields[2].isFirstResponder)
    #expect(fields[2].neighbor(1) == nil)
    withExtendedLifetime([screen, sheet, child]) {}
  }

  @Test func operatorKeysTypeAnExpression() {
    let desk = Desk(0 as Decimal, .number.allowsArithmetic())
    #expect(desk.field.keyboardType == .numbersAndPunctuation)
    desk.delegate.configuration.accessory = [.sign, .done]
    #expect(desk.field.keyboardType == .numbersAndPunctuation)
    desk.delegate.configuration.accessory = .operators
    #expect(desk.field.keyboardType == .decimalPad)
    desk.user.tap().type("12")
    buttons(desk.field).first { $0.title == "×" }?.press()
    desk.user.type("3")
    #expect(desk.delegate.resultText == "36")
    desk.delegate.style = .number
    #expect(!buttons(desk.field).contains { $0.title == "×" })
  }

  @Test func barPassesTouchesBesideItsButtonsThrough() throws {
    desk.delegate.configuration.accessory = .done
    let bar = try #require(desk.field.inputAccessoryView)
    #expect(bar.autoresizingMask == .flexibleWidth)
    #expect(bar.hitTest(CGPoint(x: 50, y: 20), with: nil) != nil)
    #expect(bar.hitTest(CGPoint(x: 250, y: 20), with: nil) == nil)
  }

  @Test func detachedFieldIsAsItWasExceptForWhatTheAppHasChanged() {
    desk.delegate.configuration.accessory = .done
    #expect(!desk.field.allowsNumberPadPopover)
    desk.field.spellCheckingType = .yes
    desk.delegate.detach()
    let (field, new) = (desk.field, UITextField())
    #expect(field.autocapitalizationType == new.autocapitalizationType)
    #expect(field.autocorrectionType == new.autocorrectionType)
    #expect(field.smartQuotesType == new.smartQuotesType)
    #expect(field.smartDashesType == new.smartDashesType)
    #expect(field.smartInsertDeleteType == new.smartInsertDeleteType)
    #expect(field.inlinePredictionType == new.inlinePredictionType)
    #expect(field.mathExpressionCompletionType == new.mathExpressionCompletionType)
    #expect(field.writingToolsBehavior == new.writingToolsBehavior)
    #expect(field.keyboardType == new.keyboardType)
    #expect(field.allowsNumberPadPopover)
    #expect(field.inputAccessoryView == nil)
    #expect(field.spellCheckingType == .yes)
    #expect(field.delegate == nil && desk.delegate.textField == nil)
    #expect(desk.user.tap().type("x").text == "0x")
  }

  @Test func keepsTheKeyboardAndTheAccessoryViewOfTheApp() {
    let (field, bar) = (UITextField(), UIToolbar())
    field.keyboardType = .asciiCapable
    field.inputAccessoryView = bar
    let desk = Desk(0 as Decimal, in: field)
    #expect(field.keyboardType == .asciiCapable)
    desk.delegate.configuration.keyboardType = .numberPad
    #expect(field.keyboardType == .numberPad)
    desk.delegate.configuration.accessory = .done
    #expect(field.inputAccessoryView === bar)
    desk.delegate.detach()
    #expect(field.inputAccessoryView === bar)
  }

  @Test func removingTheAppsKeyboardTypeRestoresTheOneForTheStyle() {
    let desk = Desk(0 as Decimal, .number.bounds(0...))
    desk.delegate.configuration.keyboardType = .asciiCapable
    #expect(desk.field.keyboardType == .asciiCapable)
    desk.delegate.configuration.keyboardType = nil
    #expect(desk.field.keyboardType == .decimalPad)
  }

  @Test func accessoryBarHasADoneButton() throws {
    desk.delegate.configuration.accessory = .done
    let done = try #require(buttons(desk.field).last)
    #expect(done.systemItem == .done)
    desk.user.tap().type("5.")
    done.press()
    #expect(!desk.field.isEditing)
    #expect(desk.field.text == "5")
  }

  @Test func accessoryBarHasASignAndAClearButton() throws {
    let desk = Desk(5 as Decimal)
    desk.delegate.configuration.accessory = [.sign, .clear]
    #expect(desk.field.keyboardType == .decimalPad)
    let bar = buttons(desk.field)
    try #require(bar.count >= 2)
    let (sign, clear) = (bar[0], bar[1])
    desk.user.tap()
    sign.press()
    #expect(desk.shown == "-5|")
    sign.press()
    #expect(desk.shown == "5|")
    clear.press()
    #expect(desk.shown == "0|")
    #expect(desk.published == [-5, 5, 0])
    #expect(sign.accessibilityLabel == "Change sign")
    #expect(clear.accessibilityLabel == "Clear")
    desk.delegate.style = .number.bounds(0...)
    #expect(buttons(desk.field).first?.accessibilityLabel == "Clear")
  }

  @Test func buttonsAreNamedInTheLanguageOfTheField() {
    let desk = Desk(5 as Decimal, locale: "fr_FR")
    desk.delegate.configuration.accessory = [.sign, .clear]
    func names() -> [String?] { buttons(desk.field).prefix(2).map(\.accessibilityLabel) }
    #expect(names() == ["Changer le signe", "Effacer"])
    desk.delegate.style = .number.locale(Locale(identifier: "de_DE"))
    #expect(names() == ["Vorzeichen ändern", "Löschen"])
    desk.delegate.configuration.clearButtonLabel = "Leeren"
    #expect(names() == ["Vorzeichen ändern", "Leeren"])
  }

  @Test func styleChangesTheKeyboardOnScreen() {
    let desk = Desk(0 as Decimal, .number.bounds(0...).precision(fraction: 0))
    desk.user.tap()
    #expect(desk.field.stage.shownInput?.keyboardType == .numberPad)
    desk.delegate.style = .number.bounds(0...)
    #expect(desk.field.stage.shownInput?.keyboardType == .decimalPad)
    desk.delegate.configuration.accessory = [.done]
    let bar = desk.field.stage.shownInput?.accessoryView
    #expect(bar is AccessoryBar)
    desk.delegate.configuration.vibratesOnRefusal = true
    #expect(desk.field.stage.shownInput?.accessoryView === bar)
    desk.delegate.configuration.accessory = []
    #expect(desk.field.stage.shownInput?.accessoryView == nil)
  }
}

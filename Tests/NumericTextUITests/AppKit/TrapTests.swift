// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText
  import Testing

  @testable import NumericTextUI

  /// Tests that numeric fields avoid known problems of other number fields on a Mac.
  @Suite struct TrapTests {
    private let desk = Desk()
    private let amount: NumericTextFieldDelegate<Decimal>

    init() { amount = desk.attach(0, .currency(code: "USD")) }

    // MARK: Shared field editor

    @Test func twoFieldsCanShareTheFieldEditor() {
      let percent = NumericTextFieldDelegate(
        value: 0.5,
        style: .percent.locale(Locale(identifier: "en_US"))
      )
      percent.attach(to: desk.other)
      desk.tap().type("12").press("insertTab:")
      #expect(desk.editor?.string == "50%")
      desk.type("7")
      #expect(desk.editor?.string == "7%")
      #expect(desk.field.stringValue == "$12.00")
      desk.press("insertTab:")
      #expect(desk.shown == "[$12]")
      #expect(desk.other.stringValue == "7%")
      #expect(amount.value == 12)
      #expect(percent.value == 0.07)
    }

    @Test func sharedFieldEditorTypesNormallyInAPlainField() {
      desk.tap().type("1").tap(desk.other).type("a-b")
      #expect(desk.other.stringValue == "a-b")
      #expect(desk.field.stringValue == "$1.00")
      #expect(amount.value == 1)
    }

    @Test func substitutionsAreOffOnlyWhileEditing() throws {
      desk.tap(desk.other)
      let editor = try #require(desk.editor)
      editor.isAutomaticQuoteSubstitutionEnabled = false
      let switches: [ReferenceWritableKeyPath<NSTextView, Bool>] = [
        \.isAutomaticDashSubstitutionEnabled, \.isAutomaticTextReplacementEnabled,
        \.isAutomaticSpellingCorrectionEnabled, \.smartInsertDeleteEnabled, \.allowsUndo,
      ]
      for aid in switches { editor[keyPath: aid] = true }
      desk.tap()
      #expect(switches.allSatisfy { !editor[keyPath: $0] })
      desk.type("5--")
      #expect(desk.shown == "-$5|")
      desk.leave()
      #expect(switches.allSatisfy { editor[keyPath: $0] })
      #expect(!editor.isAutomaticQuoteSubstitutionEnabled)
    }

    @Test func predictionAndMathCompletionAreOffOnlyWhileEditing() throws {
      guard #available(macOS 15, *) else { return }
      desk.tap(desk.other)
      let editor = try #require(desk.editor)
      editor.inlinePredictionType = .yes
      editor.mathExpressionCompletionType = .yes
      desk.tap()
      #expect(editor.inlinePredictionType == .no)
      #expect(editor.mathExpressionCompletionType == .no)
      desk.leave()
      #expect(editor.inlinePredictionType == .yes)
      #expect(editor.mathExpressionCompletionType == .yes)
    }

    // MARK: Changes reported afterwards

    @Test func publishesOnceForTextThatIsInsertedFirst() {
      var values: [Decimal] = []
      amount.onChange = { values.append($0) }
      desk.tap()
      desk.insert("1234.567")
      #expect(desk.shown == "$1,234.56|")
      #expect(values == [Decimal(string: "1234.56")])
    }

    @Test func ignoresTheSelectionThatAppKitSetsBeforeAChange() {
      amount.value = 1_234_567
      desk.tap(at: 2).type("9")
      #expect(desk.shown == "$19|,234,567")
    }

    @Test func replacesTheFormatterOfTheFieldWhileAttached() {
      amount.detach()
      let formatter = NumberFormatter()
      desk.field.formatter = formatter
      amount.attach(to: desk.field)
      #expect(desk.field.formatter is FieldFormatter)
      amount.detach()
      #expect(desk.field.formatter === formatter)
    }

    // MARK: Input methods

    @Test func doesNotChangeMarkedTextUntilItIsConfirmed() {
      desk.tap().mark("さ")
      #expect(desk.shown == "$0さ|")
      desk.mark("３")
      #expect(desk.shown == "$0３|")
      #expect(amount.value == 0)
      desk.unmark()
      #expect(desk.shown == "$3|")
      #expect(amount.value == 3)
    }

    @Test func readsConfirmedTextThatDiffersFromTheMarkedText() {
      desk.tap().type("1").mark("に").type("2")
      #expect(desk.shown == "$12|")
      #expect(amount.value == 12)
    }

    @Test func keepsTheCaretOfTheInputMethodInMarkedText() throws {
      desk.tap()
      let place = NSRange(location: NSNotFound, length: 0)
      let caret = NSRange(location: 1, length: 0)
      let editor = try #require(desk.editor)
      desk.event { editor.setMarkedText("１２", selectedRange: caret, replacementRange: place) }
      #expect(desk.shown == "$0１|２")
    }

    @Test func canceledCompositionKeepsTheNumber() {
      amount.value = 1234
      desk.tap(at: 2).mark("に").mark("")
      #expect(desk.shown == "$1|,234")
      #expect(amount.value == 1234)
    }

    @Test func showsAValueSetWhileComposingAfterTheComposition() {
      desk.tap().mark("5")
      amount.value = 70
      #expect(desk.shown == "$05|")
      desk.mark("")
      #expect(desk.shown == "$70|")
    }

    @Test func losingFocusConfirmsMarkedText() {
      desk.tap().mark("８").leave()
      #expect(desk.shown == "$8.00")
      #expect(amount.value == 8)
    }

    @Test func ignoresCommandsWhileTextIsMarked() {
      desk.tap().mark("12").press("moveUp:")
      #expect(desk.editor?.hasMarkedText() == true)
      #expect(amount.value == 0)
    }

    // MARK: Values set by the app

    @Test func settingTheSameValueKeepsTheCaret() {
      amount.value = 1234
      desk.tap(at: 2)
      amount.value = 1234
      #expect(desk.shown == "$1|,234")
    }

    @Test func caretKeepsItsDistanceFromTheEndWhenAValueIsSet() {
      amount.value = 1234
      desk.tap(at: 4)
      amount.value = 5_678_901
      #expect(desk.shown == "$5,678,9|01")
    }

    @Test func settingTheValueDoesNotCallOnChange() {
      var count = 0
      amount.onChange = { _ in count += 1 }
      desk.tap()
      amount.value = 5
      #expect(count == 0)
    }
  }
#endif

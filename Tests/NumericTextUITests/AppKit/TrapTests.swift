// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import Testing

  @testable import NumericTextUI

  /// Tests that numeric fields avoid known problems of other number fields on a Mac.
  @Suite struct TrapTests {
    private let desk = Desk(0 as Decimal, .currency(code: "USD"))

    // MARK: Shared field editor

    @Test func twoFieldsCanShareTheFieldEditor() {
      let percent = NumericTextFieldDelegate(
        value: 0.5,
        style: .percent.locale(Locale(identifier: "en_US"))
      )
      percent.attach(to: desk.user.other)
      desk.user.tap().type("12").press("insertTab:")
      #expect(desk.user.editor?.string == "50%")
      desk.user.type("7")
      #expect(desk.user.editor?.string == "7%")
      #expect(desk.field.stringValue == "$12.00")
      desk.user.press("insertTab:")
      #expect(desk.shown == "[$12]")
      #expect(desk.user.other.stringValue == "7%")
      #expect(desk.delegate.value == 12)
      #expect(percent.value == 0.07)
    }

    @Test func sharedFieldEditorTypesNormallyInAPlainField() {
      desk.user.tap().type("1").tap(desk.user.other).type("a-b")
      #expect(desk.user.other.stringValue == "a-b")
      #expect(desk.field.stringValue == "$1.00")
      #expect(desk.delegate.value == 1)
    }

    @Test func returnIsNotForTheFieldToWhichTheCommitMovesTheFocus() {
      var commits = 0
      desk.delegate.onCommit = { [user = desk.user] in
        commits += 1
        user.window.makeFirstResponder(user.other)
      }
      desk.user.tap().type("5").press("insertNewline:")
      #expect(commits == 1)
      #expect(desk.user.other.currentEditor() != nil)
      #expect(desk.user.other.actionCount == 0)
      #expect(desk.field.stringValue == "$5.00")
    }

    @Test func substitutionsAreOffOnlyWhileEditing() throws {
      desk.user.tap(desk.user.other)
      let editor = try #require(desk.user.editor)
      editor.isAutomaticQuoteSubstitutionEnabled = false
      let switches: [ReferenceWritableKeyPath<NSTextView, Bool>] = [
        \.isAutomaticDashSubstitutionEnabled, \.isAutomaticTextReplacementEnabled,
        \.isAutomaticSpellingCorrectionEnabled, \.smartInsertDeleteEnabled, \.allowsUndo,
      ]
      for aid in switches { editor[keyPath: aid] = true }
      desk.user.tap()
      #expect(switches.allSatisfy { !editor[keyPath: $0] })
      desk.user.type("5--")
      #expect(desk.shown == "-$5|")
      desk.user.leave()
      #expect(switches.allSatisfy { editor[keyPath: $0] })
      #expect(!editor.isAutomaticQuoteSubstitutionEnabled)
    }

    @Test func predictionAndMathCompletionAreOffOnlyWhileEditing() throws {
      guard #available(macOS 15, *) else { return }
      desk.user.tap(desk.user.other)
      let editor = try #require(desk.user.editor)
      editor.inlinePredictionType = .yes
      editor.mathExpressionCompletionType = .yes
      desk.user.tap()
      #expect(editor.inlinePredictionType == .no)
      #expect(editor.mathExpressionCompletionType == .no)
      desk.user.leave()
      #expect(editor.inlinePredictionType == .yes)
      #expect(editor.mathExpressionCompletionType == .yes)
    }

    // MARK: Changes reported afterwards

    @Test func publishesOnceForTextThatIsInsertedFirst() {
      desk.user.tap()
      desk.user.insert("1234.567")
      #expect(desk.shown == "$1,234.56|")
      #expect(desk.published == [Decimal(string: "1234.56")])
    }

    @Test func ignoresTheSelectionThatAppKitSetsBeforeAChange() {
      desk.delegate.value = 1_234_567
      desk.user.tap(at: 2).type("9")
      #expect(desk.shown == "$19|,234,567")
    }

    @Test func insertsDroppedTextWhereItIsDropped() {
      desk.delegate.value = 1234
      desk.user.tap()
      desk.user.event { desk.user.insert("56", at: NSRange(location: 2, length: 0)) }
      #expect(desk.shown == "$156|,234")
    }

    @Test func replacesTheFormatterOfTheFieldWhileAttached() {
      desk.delegate.detach()
      let formatter = NumberFormatter()
      desk.field.formatter = formatter
      desk.delegate.attach(to: desk.field)
      #expect(desk.field.formatter is FieldFormatter)
      desk.delegate.detach()
      #expect(desk.field.formatter === formatter)
    }

    // MARK: Input methods

    @Test func doesNotChangeMarkedTextUntilItIsConfirmed() {
      desk.user.tap().mark("さ")
      #expect(desk.shown == "$0さ|")
      desk.user.mark("３")
      #expect(desk.shown == "$0３|")
      #expect(desk.delegate.value == 0)
      desk.user.unmark()
      #expect(desk.shown == "$3|")
      #expect(desk.delegate.value == 3)
    }

    @Test func readsConfirmedTextThatDiffersFromTheMarkedText() {
      desk.user.tap().type("1").mark("に").type("2")
      #expect(desk.shown == "$12|")
      #expect(desk.delegate.value == 12)
    }

    @Test func keepsTheCaretOfTheInputMethodInMarkedText() throws {
      desk.user.tap()
      let place = NSRange(location: NSNotFound, length: 0)
      let caret = NSRange(location: 1, length: 0)
      let editor = try #require(desk.user.editor)
      desk.user.event { editor.setMarkedText("１２", selectedRange: caret, replacementRange: place) }
      #expect(desk.shown == "$0１|２")
    }

    @Test func ignoresCommandsWhileTextIsMarked() {
      desk.user.tap().mark("12").press("moveUp:")
      #expect(desk.user.editor?.hasMarkedText() == true)
      #expect(desk.delegate.value == 0)
    }
  }
#endif

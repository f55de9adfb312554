// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Inputs that once violated a law of the engine.
///
/// The name of each test states the correct behavior.
@Suite struct Counterexamples {
  @Test func retypingTheFirstDigitOverASelectionIsNotADeletion() {
    var session = session(at: "[1\u{A0}kr]", in: .krona, rules: .optional)
    #expect(session.input("1", caret: 1).text == "1\u{A0}kr")
    #expect(session.value.description == "1")
  }

  @Test func replacingANegativeNumberKeepsTheTypedSign() {
    var session = session(at: "[-1,234.5]", rules: .optional)
    #expect(session.input("-", caret: 1).text == "-")
    var pasted = self.pasted("-3", over: "[-1,234.5]")
    #expect(pasted.deleteBackward().text == "-0")
    #expect(pasted.undo().text == "-3")
  }

  private func pasted(_ text: String, over start: String) -> Session {
    var session = session(at: start)
    _ = session.input(text, caret: text.utf16.count)
    return session
  }

  @Test func replacementInBracketsKeepsTheSign() {
    var session = session(at: "($[1,234.5])", in: .accounting)
    #expect(session.input("($1)", caret: 3).text == "($1)")
    #expect(session.value.description == "-1")
  }

  @Test func neverSplitsADigitOfTwoUTF16Units() {
    var session = session(at: "[𞥑]", in: .adlam)
    #expect(session.input("𞥗", caret: 2).text == "𞥗")
    #expect(session.value.description == "7")
  }

  @Test func undoInAnotherStyleKeepsTheWholeTextSelected() {
    var session = session(at: "[256]", rules: .cents)
    _ = session.type("7")
    _ = session.set(Field(.english, .till))
    _ = session.undo()
    #expect(session.caretText.description == "[256.00]")
    #expect(session.state.selection == .all)
  }

  @Test func deletingTheSpaceOfASuffixKeepsALoneSign() {
    var session = session(at: "−|\u{A0}kr", in: .krona, rules: .optional)
    #expect(session.replace(1..<2, with: "").changes.isEmpty)
    #expect(session.text == "−\u{A0}kr")
  }

  @Test(arguments: [
    (0, "0"), (1, "1"), (1234, "001,234"), (123_456, "123,456"), (1_234_567, "1,234,567"),
  ])
  func pastingThePaddedIdleTextKeepsTheValue(_ value: Int, _ text: String) {
    var rules = Rules()
    rules.precision = Precision(integer: value == 1234 ? 6...9 : 1...9)
    let field = Field(.english, rules)
    var session = Session(field, value: numeral(String(value)))
    #expect(session.text == text)
    _ = session.focus()
    _ = session.select(0..<session.text.utf16.count)
    _ = session.paste(text)
    #expect(session.value.description == String(value))
  }
}

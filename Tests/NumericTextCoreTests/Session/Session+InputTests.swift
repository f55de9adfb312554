// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct SessionInputTests {
  private func session(_ value: String, isActive: Bool, _ rules: Rules = .cents) -> Session {
    var session = Session(Field(.dollar, rules), value: numeral(value))
    if isActive { _ = session.focus() }
    return session
  }

  @Test(
    arguments: [
      ("1", "$1,234"), ("1", "$1,234.00"), ("10", "$10,000"), ("1000", "$1,000,000"),
      ("9.99", "$9,999"), ("-5", "-$1,234"), ("-1234", "-$56"), ("0", "$0.50"),
      ("12.5", "$12,345.50"),
    ],
    [false, true]
  )
  func takesTheWholeTextOfAnotherNumber(_ change: (old: String, new: String), _ isActive: Bool) {
    var session = session(change.old, isActive: isActive)
    let outcome = session.input(change.new, caret: change.new.utf16.count)
    #expect(outcome.refusal == nil)
    #expect(outcome.text == change.new)
  }

  @Test func deletingTheTextOfZeroEmptiesAnOptionalField() {
    var rules = Rules.cents
    rules.allowsEmpty = true
    var optional = session("0", isActive: false, rules)
    #expect(optional.input("", caret: 0).text == "")
    #expect(optional.value.digits.isEmpty)
    rules.zeroText = "Free"
    var free = session("0", isActive: false, rules)
    #expect(free.replace(0..<4, with: "").text == "")
    var required = session("0", isActive: false)
    #expect(required.input("", caret: 0).text == "$0")
  }
}

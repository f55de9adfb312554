// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct TypedMarkTests {
  private func session(_ keys: String) -> Session {
    Session(typing: keys, in: Field(.english, .optional))
  }

  @Test(arguments: [
    ("1,", TypedMark.open), ("123,45", .open), ("12,500", .grouped), ("1234,5", .none),
    ("0,5", .none), (",5", .none), ("12.5", .none), ("12,.5", .none),
  ])
  func theDigitsAfterAMarkDecide(_ keys: String, _ mark: TypedMark) {
    #expect(session(keys).state.content.mark == mark)
  }

  @Test func anOpenMarkIsADecimalSeparatorInAllRoles() {
    let session = session("12,5")
    #expect(session.text == "12,5")
    #expect(session.cells.map(\.role) == [.digit, .digit, .decimalSeparator, .digit])
    #expect(session.value == numeral("12.5"))
  }

  @Test(arguments: [
    (Notation.english, ","), (.minimumTwo, "."), (.krona, ""), (.arabic, ","),
    (Notation(decimalSeparator: ",", groupSeparator: ","), ""),
    (Notation(groupSeparator: "'"), ""),
  ])
  func aMarkIsAPeriodOrCommaThatGroups(_ notation: Notation, _ mark: String) {
    #expect(notation.openMark.text == mark)
  }
}

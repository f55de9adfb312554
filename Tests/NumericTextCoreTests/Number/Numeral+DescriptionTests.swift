// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralDescriptionTests {
  @Test(arguments: ["1,000", "1.2.3", "5-", "--5", "+5", " 5", "1e3", "٣", "x", "1 "])
  func rejectsTextThatIsNotAPlainNumeral(_ text: String) {
    #expect(Numeral(text) == nil)
  }
}

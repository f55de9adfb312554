// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumeralDescriptionTests {
  @Test(arguments: ["", "-", ".", "-.", "1.", ".5", "-1234.50", "000", "-0.0"])
  func plainTextParsesToTheSameNumeral(_ text: String) {
    #expect(Numeral(text)?.description == text)
  }

  @Test(arguments: ["1,000", "1.2.3", "5-", "--5", "+5", " 5", "1e3", "٣", "x", "1 "])
  func rejectsTextThatIsNotAPlainNumeral(_ text: String) {
    #expect(Numeral(text) == nil)
  }
}

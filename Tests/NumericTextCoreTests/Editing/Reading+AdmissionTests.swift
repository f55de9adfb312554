// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct AdmissionTests {
  @Test(arguments: [
    ("1.005", "1"), ("1.015", "1.02"), ("-0.001", "0"), ("1.999", "2"), ("", ""), ("1.50", "1.5"),
  ])
  func activeNumberIsRoundedButNotPadded(_ text: String, _ active: String) {
    #expect(Field(.english, .cents).editingForm(of: numeral(text)).description == active)
  }

  @Test(arguments: [("1", "1.00"), ("0.5", "0.50"), ("", ""), ("-3.456", "-3.46")])
  func minorUnitEntryAlwaysShowsAllMinorDigits(_ text: String, _ active: String) {
    #expect(Field(.english, .till).editingForm(of: numeral(text)).description == active)
  }
}

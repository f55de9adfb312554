// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ReferenceModel

/// Tests the valid caret positions, and compares the model's texts with Foundation's.
@Suite struct LayoutTests {
  @Test(arguments: [
    ("1,234", 2, "1|,234"), ("1,234", 0, "|1,234"), ("1,234", 3, "1,2|34"), ("1,234", 9, "1,234|"),
  ])
  func snapsTheCaretToASlot(_ text: String, _ offset: Int, _ result: String) throws {
    var field = try Field(marked: "|" + text)
    field.perform(.select(offset, offset))
    #expect(field.marked == result)
  }

  @Test func selectAllSelectsTheWholeText() throws {
    var field = try Field(marked: "$|5", style: Style.dollars)
    field.perform(.selectAll)
    #expect(field.marked == "[$5]")
    field.perform(.select(0, 1))
    #expect(field.marked == "$|5")
  }

  @Test func plainTextWithoutSignsHasNoMinus() throws {
    var field = Field(
      style: try Style(keys: #""formatting":"onCommit","sign":"never""#),
      value: Number("-12")
    )
    field.perform(.focus)
    field.perform(.arrow(.home))
    #expect(field.marked == "|12")
    field.perform(.arrow(.right))
    #expect(field.marked == "1|2")
  }

  static let values = ["0", "5", "-5", "12.5", "-1234.5", "1234567.891", "-0.25", "100000"]

  @Test(arguments: ["en_US", "de_DE"], ["USD", "EUR", "JPY", "BHD"])
  func currenciesMatchFoundation(_ locale: String, _ code: String) throws {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
    let keys = #""kind":"currency","code":"\#(code)","locale":"\#(locale)""#
    for value in Self.values {
      let decimal = try #require(Decimal(string: value))
      #expect(try text(value, keys) == decimal.formatted(style))
      let accounting = style.sign(strategy: .accounting)
      #expect(try text(value, keys + #","sign":"accounting""#) == decimal.formatted(accounting))
      let always = style.sign(strategy: .always())
      #expect(try text(value, keys + #","sign":"always""#) == decimal.formatted(always))
    }
  }

  @Test(arguments: ["en_US", "de_DE"])
  func numbersAndPercentagesMatchFoundation(_ locale: String) throws {
    let place = Locale(identifier: locale)
    let keys = #""locale":"\#(locale)""#
    for value in Self.values {
      let decimal = try #require(Decimal(string: value))
      let number = Decimal.FormatStyle(locale: place)
      #expect(try text(value, keys) == decimal.formatted(number))
      let long = number.precision(
        .integerAndFractionLength(integerLimits: 4..., fractionLimits: 0...2)
      )
      #expect(
        try text(value, keys + #","precision":{"integer":[4,null],"fraction":[0,2]}"#)
          == decimal.formatted(long)
      )
      let percent = Decimal.FormatStyle.Percent(locale: place)
        .precision(.fractionLength(0...9))
      #expect(try text(value, keys + #","kind":"percent""#) == decimal.formatted(percent))
    }
  }

  private func text(_ value: String, _ keys: String) throws -> String {
    Field(style: try Style(keys: keys), value: Number(value)).state.text
  }
}

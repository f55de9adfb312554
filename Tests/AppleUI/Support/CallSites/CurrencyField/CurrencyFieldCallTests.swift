// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the call sites in this folder, which were written for the package CurrencyField.
@MainActor
@Suite struct CurrencyFieldCallTests {
  @Test func currencyFieldHoldsAnOptionalNumber() throws {
    let screen = Screen(MealView())
    let field = try #require(screen.host.textFields.last)
    #expect(field.label == ["Meal"])
    field.tap()
    for key in ["1", "a", "2", ".", "3", ".", "-"] { field.insert(key) }
    #expect(field.text == "12.3")
    #expect(screen.host.texts.last?.string == "12.3")
    field.leave()
    #expect(field.text == "$12.30")
    #expect(screen.host.texts.last?.string == "12.3")
    field.tap().replace(0..<field.text.utf16.count, with: "")
    #expect(screen.host.texts.last?.string == "nil")
  }
}

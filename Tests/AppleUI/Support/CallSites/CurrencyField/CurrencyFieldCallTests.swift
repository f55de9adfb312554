// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Tests of the call sites in this folder, which were written for the package CurrencyField.
@MainActor
@Suite struct CurrencyFieldCallTests {
  @Test func theNumberFollowsEachKey() throws {
    let screen = Screen(MealView())
    let field = try #require(screen.host.textFields.last)
    field.tap()
    field.insert("12.5")
    #expect(screen.host.texts.last?.string == "12.5")
    field.leave()
    #expect(field.text == "$12.50")
    field.tap()
    field.leave()
    #expect(screen.host.texts.last?.string == "12.5")
    #expect(screen.host.faults.isEmpty)
  }
}

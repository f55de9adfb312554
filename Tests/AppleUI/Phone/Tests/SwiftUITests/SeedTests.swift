// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing
import TouchUser

/// Tests of examples from the documentation of DiffableTextViews.
@Suite struct SeedTests {
  @Test func diffableTextFieldClampsTheValueOnFocus() {
    let model = Model<Decimal>(-5)
    let screen = Screen(DiffableTextField(model.binding) { .number.bounds((0 as Decimal)...) })
    #expect(model.writes.isEmpty)
    screen.user.tap()
    #expect(model.writes == [0])
  }

  @Test func diffableTextFieldTakesEverySeparatorKey() {
    let model = Model<Decimal>(0)
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "de_DE"))
    let screen = Screen(DiffableTextField(value: model.binding, style: style))
    screen.user.tap().type("1234.5")
    #expect(screen.text == "1.234,5")
  }
}

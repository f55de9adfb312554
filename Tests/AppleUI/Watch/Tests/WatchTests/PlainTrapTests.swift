// SPDX-License-Identifier: MIT

import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that the field avoids known problems of SwiftUI's text field.
@Suite struct PlainTrapTests {
  private func field(_ model: Model<Decimal>) throws -> (ViewHost, TextFieldElement) {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    let host = ViewHost(NumericTextField("Amount", value: model.binding, style: style))
    return (host, try #require(host.textFields.first))
  }

  @Test func staleUpdatesKeepTheTypedText() throws {
    let model = Model<Decimal>(0)
    model.answer = .later
    let (host, field) = try field(model)
    field.tap()
    for key in ["1", "2", "3"] {
      field.insert(key)
      host.redraw()
    }
    #expect(field.text == "123")
    for _ in 0..<3 {
      model.answerNext()
      host.redraw()
      #expect(field.text == "123")
    }
    #expect(model.value == 123)
  }

  @Test func selectionMovesInsideAShorterText() throws {
    let model = Model<Decimal>(123456)
    let (host, field) = try field(model)
    field.tap()
    field.selection = 2..<6
    model.set(1)
    host.redraw()
    #expect(field.text == "1")
    #expect(field.selection == 1..<1)
  }

  @Test func drawsAtMostThreeTimesPerRefusedKey() throws {
    let (host, field) = try field(Model<Decimal>(0))
    field.tap()
    let updates = host.updates
    field.insert("x")
    #expect(host.updates - updates <= 3)
  }

  @Test func callSitesOfOtherPackagesWorkOnAWatch() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    let number = Model<Decimal?>(nil)
    let amount = Model<Decimal>(-5)
    let host = ViewHost(
      Group {
        NumberTextField("Enter here...", value: number.binding, formatter: formatter)
        DiffableTextField(amount.binding) { .number.bounds((0 as Decimal)...) }
      }
    )
    host.textFields[0].enter("1234.5")
    #expect(host.textFields[0].text == "1,234.5")
    #expect(number.value == 1234.5)
    host.textFields[1].tap()
    #expect(amount.value == 0)
  }
}

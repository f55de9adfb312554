// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import AppKit
import Foundation
import NumericText
import NumericTextMigration
import NumericTextUI
import Testing

@MainActor @Suite("README.md") struct READMEMdExamples {
  @Test("In an app") func example1() throws {
    let textField = NSTextField(frame: .zero)
    _ = textField
    let seats = NumericTextFieldDelegate(value: 2, style: NumericTextStyle<Int>.number.locale(Locale(identifier: "en_US")).bounds(1...99).step(1))
    _ = seats
    seats.onRefusal = { print($0.description) }
    discard(seats.attach(to: textField))
  }
}

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInAppKit.md") struct NumericTextUINumericTextUIFieldsInAppKitMdExamples {
  @Test("Any text field") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    _ = style
    let textField = NSTextField(frame: .zero)
    _ = textField
    let amount = NumericTextFieldDelegate(value: 5 as Decimal, style: style)
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
    #expect(seen(textField.stringValue) == "$5.00")
  }

  @Test("Saying no") func example2() throws {
    let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: .number.locale(Locale(identifier: "en_US")).bounds(0...))
    _ = delegate
    delegate.onRefusal = { print($0.description) }
    delegate.configuration.beepsOnRefusal = true
    delegate.configuration.announcesRefusals = false
  }
}

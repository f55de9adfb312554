// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import AppKit
import Foundation
import NumericText
import NumericTextUI
import Testing

@MainActor @Suite("Sources/NumericTextUI/NumericTextUI.docc/FieldsInAppKit.md") struct NumericTextUINumericTextUIFieldsInAppKitMdExamples {
  @Test("Any text field") func example1() throws {
    let style = NumericTextStyle<Decimal>.currency(code: "USD").locale(Locale(identifier: "en_US"))
    _ = style
    let textField = NSTextField()
    _ = textField
    let amount = NumericTextFieldDelegate(value: 5 as Decimal, style: style)
    _ = amount
    amount.onChange = { print("The amount is \($0).") }
    discard(amount.attach(to: textField))
    #expect(seen(textField.stringValue) == "$5.00")
  }
}

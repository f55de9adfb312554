// SPDX-License-Identifier: MIT

import AppKit
import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the decimal key of a numeric keypad in SwiftUI's own text field, which formats on
/// commit.
@Suite struct PlainDecimalKeyTests {
  /// Presses a key with the character `,`, types three digits, and returns the shown text.
  private func typed(_ keyCode: UInt16) throws -> String {
    let style = NumericTextStyle<Decimal>.number.formatting(.onCommit)
    let view = NumericTextField("Price", value: Model<Decimal>(12).binding, style: style)
    let host = ViewHost(view.environment(\.locale, Locale(identifier: "en_US")))
    let field = try #require(host.textFields.first)
    field.tap()
    let key = NSEvent(.keyDown)
    key.keyCode = keyCode
    NSApplication.shared.currentEvent = key
    defer { NSApplication.shared.currentEvent = nil }
    field.insert(",")
    for _ in 0..<3 { field.insert("0") }
    return field.text
  }

  @Test func theDecimalKeyOfAKeypadIsCertain() throws { #expect(try typed(65) == "12.000") }

  @Test func theMainKeyWithTheSameCharacterIsNotCertain() throws {
    #expect(try typed(43) == "12000")
  }
}

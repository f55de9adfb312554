// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing
import UIKit

@testable import SimulatedUser

/// Tests of the separator key in SwiftUI's own text field, which formats on commit.
@Suite struct PlainDecimalKeyTests {
  /// Types keys into a field for prices on a device, and returns the shown text.
  private func typed(
    _ keys: String,
    on device: UIUserInterfaceIdiom,
    keyboard: UIKeyboardType = .decimalPad
  ) throws -> String {
    let style = NumericTextStyle<Decimal>.number.bounds(0...).formatting(.onCommit)
    let view = NumericTextField("Price", value: Model<Decimal>(12).binding, style: style)
    let host = ViewHost(
      view.numericTextKeyboard(keyboard).environment(\.locale, Locale(identifier: "en_US"))
    )
    UIDevice.current.userInterfaceIdiom = device
    defer { UIDevice.current.userInterfaceIdiom = .phone }
    let field = try #require(host.textFields.first)
    field.tap()
    for key in keys { field.insert(String(key)) }
    return field.text
  }

  @Test func theKeyOfAPhonesDecimalPadIsTheDecimalKey() throws {
    #expect(try typed(",", on: .phone) == "12.")
    #expect(try typed(",500", on: .phone) == "12.500")
  }

  @Test func otherKeyboardsAndDevicesHaveBothSeparators() throws {
    #expect(try typed(",", on: .pad) == "12,")
    #expect(try typed(",", on: .phone, keyboard: .numbersAndPunctuation) == "12,")
    #expect(try typed(",500", on: .pad) == "12500")
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import NumericTextMigration
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Tests of the call sites in this folder, which were written for the package NumberField.
@MainActor
@Suite struct NumberFieldCallTests {
  @Test func eachKeyIsConverted() throws {
    let screen = Screen(TipView())
    let rate = try #require(screen.host.textFields.last)
    rate.tap()
    rate.insert("10")
    #expect(screen.host.texts.last?.string == "5 0 true")
    rate.leave()
    #expect(rate.text == "10%")
    #expect(screen.host.texts.last?.string == "5 1 false")
    #expect(screen.host.faults.isEmpty)
  }

  @Test func focusingAndLeavingCommitsNothing() throws {
    let screen = Screen(TipView(rate: 0.2))
    let rate = try #require(screen.host.textFields.last)
    rate.tap()
    rate.leave()
    #expect(screen.host.texts.last?.string == "10 0 false")
    rate.tap()
    rate.pressReturn()
    #expect(screen.host.texts.last?.string.hasPrefix("10 1") == true)
    rate.leave()
    #expect(screen.host.texts.last?.string == "10 1 false")
  }
}

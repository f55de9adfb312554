// SPDX-License-Identifier: MIT

// Made by `make generate` from the documents named below. What should be otherwise is changed
// there.
// swift-format-ignore-file

import AppKit
import NumericTextUI
import SwiftUI
import Testing

@MainActor @Suite("Sources/NumericTextUI/SwiftUI/View+NumericTextAppKit.swift") struct NumericTextUISwiftUIViewNumericTextAppKitSwiftAppKitNumericTextUISwiftUIExamples {
  @Test("func numericTextFont(_ font: NSFont) -> some View") func example1() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextFont(.monospacedDigitSystemFont(ofSize: 34, weight: .bold))
    }
    }
  }

  @Test("func numericTextConfiguration(") func example2() throws {
    struct Example: View {
    @State private var amount: Decimal = 0
    var body: some View {
    NumericTextField("Amount", value: $amount, style: .number.locale(english))
      .numericTextConfiguration { $0.isBezeled = false }
    }
    }
  }
}

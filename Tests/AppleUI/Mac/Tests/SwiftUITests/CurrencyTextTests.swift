// SPDX-License-Identifier: MIT

import AppKit
import NumericTextMigration
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of the replacements for CurrencyText's field and delegate, on a Mac.
@Suite struct CurrencyTextTests {
  private static let dollars = CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = CurrencyLocale.englishUnitedStates
  }

  struct PriceView: View {
    @State private var text = "$1.00"
    @State private var amount: Double?
    @State private var formatter = CurrencyTextTests.dollars
    @State private var commits = 0

    var body: some View {
      CurrencyTextField(
        configuration: .init(
          text: $text,
          inputAmount: $amount,
          formatter: $formatter,
          textFieldConfiguration: { $0.isBezeled = false },
          onCommit: { commits += 1 }
        )
      )
      Text(verbatim: "\(text) \(amount ?? 0) \(commits)")
    }
  }

  @Test func digitsFillFromTheRight() {
    let screen = Screen(PriceView())
    #expect(screen.text == "$1.00")
    #expect(screen.host.texts.last?.string == "$1.00 1.0 0")
    #expect(!screen.field.isBezeled)
    screen.user.tap().leave()
    #expect(screen.host.texts.last?.string == "$1.00 1.0 0")
    screen.user.tap().type("25").leave()
    #expect(screen.host.texts.last?.string == "$100.25 100.25 1")
  }

  @Test func oneDelegateServesSeveralFields() {
    let (net, tip) = (NSTextField(frame: .zero), NSTextField(frame: .zero))
    tip.stringValue = "$3.00"
    let amounts = CurrencyNSTextFieldDelegate(formatter: Self.dollars)
    amounts.clearsWhenValueIsZero = true
    amounts.attach(to: net)
    amounts.attach(to: tip)
    let user = User(of: net)
    user.tap()
    #expect(net.stringValue == "")
    user.type("120").leave()
    #expect(amounts.value(of: net) == 1.2)
    #expect(amounts.value(of: tip) == 3)
    amounts.formatter.currency = .euro
    #expect(net.stringValue == "€1.20")
    #expect(tip.stringValue == "€3.00")
    amounts.detach(from: tip)
    #expect(amounts.value(of: tip) == nil)
    #expect(tip.delegate == nil)
  }
}

// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

/// A form with a field that formats its text on commit.
private struct Form: View {
  @State var value: Decimal = 1234.5
  @FocusState var isFocused: Bool
  @State var log: [String] = []

  var body: some View {
    NumericTextField("Amount", value: $value) { .currency(code: "USD").bounds(0...5000) }
      .onNumericTextRefusal { log.append("\($0)") }
      .onNumericTextCommit { log.append("commit") }
      .onNumericTextEditingChanged { log.append("editing \($0)") }
      .focused($isFocused)
    Text(verbatim: "\(value)")
    Text(verbatim: log.joined(separator: " "))
    Button("Focus") { isFocused = true }
  }
}

@Suite struct PlainFieldTests {
  private let host: ViewHost
  private let field: TextFieldElement

  init() throws {
    host = ViewHost(Form().environment(\.locale, Locale(identifier: "en_US")))
    field = try #require(host.textFields.first)
  }

  private var value: String { host.texts[0].string }
  private var log: String { host.texts[1].string }

  @Test func formatsOnCommitAndCallsItsActions() {
    #expect(field.text == "$1,234.50")
    #expect(field.label == ["Amount"])
    field.tap().insert("x")
    #expect(field.text == "1234.5")
    #expect(log == "editing true This is not part of a number.")
    field.insert("x")
    #expect(field.text == "1234.5")
    field.leave()
    #expect(field.text == "$1,234.50")
    #expect(log.hasSuffix("commit editing false"))
    #expect(value == "1234.5")
  }

  @Test func readsTextFromTheTextEntrySheet() {
    field.enter("17,5")
    #expect(field.text == "$17.50")
    #expect(value == "17.5")
    field.enter("99")
    #expect(field.text == "$99.00")
  }

  @Test func focusStateFocusesTheField() {
    host.buttons[0].tap()
    #expect(field.isFocused)
    #expect(field.text == "1234.5")
  }

  @Test func usesTheLocaleOfTheEnvironment() throws {
    let host = ViewHost(Form().environment(\.locale, Locale(identifier: "de_DE")))
    let field = try #require(host.textFields.first)
    #expect(field.text == "1.234,50\u{A0}$")
    field.tap()
    #expect(field.text == "1234,5")
    field.insert("6")
    #expect(host.texts[0].string == "1234.56")
  }
}

// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of modifiers that are also available for SwiftUI's own text field.
@Suite struct ModifierTests {
  private let model = Model<Decimal>(0)

  private var live: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .number)
  }

  private var plain: NumericTextField<Text, Decimal> {
    NumericTextField("Amount", value: model.binding, style: .number.formatting(.onCommit))
  }

  /// Returns the first of SwiftUI's own text fields in a view, with the attributes that modifiers
  /// have set.
  private func element(_ view: some View) throws -> TextFieldElement {
    try #require(ViewHost(view).textFields.first)
  }

  // MARK: - Applied to the field itself

  @Test func eachReturnSubmitsOnce() throws {
    var submits = 0
    let screen = Screen(live.onSubmit { submits += 1 }.onNumericTextSubmit { submits += 10 })
    screen.user.tap().type("5").pressReturn()
    #expect(submits == 11)
    let field = try element(plain.onSubmit { submits += 100 })
    field.tap().pressReturn()
    #expect(submits == 111)
    screen.user.tap().leave()
    #expect(submits == 111)
  }

  @Test func submitActionForSearchIsNotCalled() {
    var submits = 0
    let screen = Screen(live.onSubmit(of: .search) { submits += 1 })
    screen.user.tap().pressReturn()
    #expect(submits == 0)
  }

  @Test func submitsAfterCommitting() {
    var log: [String] = []
    let view = live.onSubmit { [model] in log.append("submit \(model.value)") }
      .onNumericTextCommit { [model] in log.append("commit \(model.value)") }
    let screen = Screen(view)
    screen.user.tap().type("5.").pressReturn()
    #expect(log == ["commit 5", "submit 5"])
  }

  @Test func modifiersOnTheFieldReachAFieldThatFormatsOnCommit() throws {
    #expect(try element(plain.keyboardType(.phonePad)).attributes.keyboardType == .phonePad)
    let style = try element(plain.textFieldStyle(.roundedBorder)).attributes.textFieldStyle
    #expect(style == "RoundedBorderTextFieldStyle")
    let type = try element(plain.textContentType(.oneTimeCode)).attributes.textContentType
    #expect(type == .oneTimeCode)
    #expect(try element(plain.numericTextReturnKey(.next)).attributes.submitLabel == .next)
  }

  // MARK: - Modifiers of this package

  @Test func borderReachesBothKindsOfFields() throws {
    #expect(Screen(live.padding(4).numericTextBorder(.rounded)).field.borderStyle == .roundedRect)
    let style = try element(plain.padding(4).numericTextBorder(.rounded)).attributes.textFieldStyle
    #expect(style == "RoundedBorderTextFieldStyle")
  }

  // MARK: - Keyboards of fields that format on commit

  @Test func keyboardFollowsTheStyle() throws {
    let style = NumericTextStyle<Decimal>.number.bounds(0...).formatting(.onCommit)
    let amount = NumericTextField("Amount", value: model.binding, style: style)
    #expect(try element(amount).attributes.keyboardType == .decimalPad)
    #expect(try element(plain).attributes.keyboardType == .numbersAndPunctuation)
    let count = NumericTextField(
      "Count",
      value: Model<UInt>(0).binding,
      style: .number.formatting(.onCommit)
    )
    #expect(try element(count).attributes.keyboardType == .numberPad)
    let chosen = try element(amount.padding(4).numericTextKeyboard(.phonePad))
    #expect(chosen.attributes.keyboardType == .phonePad)
  }

  // MARK: - Selection

  @Test func selectionFollowsItsBinding() async {
    model.set(1234)
    let screen = Screen(nil as Range<Int>?) { $selection in
      live.numericTextSelection($selection)
      Text(verbatim: selection.map { "\($0)" } ?? "none")
      Button("Select") { selection = 0..<3 }
    }
    var told: String? { screen.host.texts.last?.string }
    #expect(told == "none")
    screen.user.tap()
    #expect(told == "5..<5")
    screen.user.type("5")
    #expect(told == "6..<6")
    await screen.host.press(0)
    #expect(screen.user.selection == 0..<2 || screen.user.selection == 0..<3)
    #expect(told == "\(screen.user.selection)")
    screen.user.leave()
    #expect(told == "none")
  }
}

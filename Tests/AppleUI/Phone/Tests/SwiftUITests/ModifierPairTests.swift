// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that the modifiers of a field can be chained in any order.
@Suite struct ModifierPairTests {
  private var field: AmountField {
    let model = Model<Decimal>(12)
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).step(1).enforcement(.reportOnly)
      .allowsArithmetic()
    return NumericTextField("Amount", value: model.binding, style: style)
  }

  /// Types a number above the maximum, an expression, a character that is refused, and Return.
  private func play(_ screen: Screen) {
    screen.user.tap().type("121+1z").pressReturn()
  }

  @Test(arguments: await FieldModifier.all)
  func modifierWorksBeforeAndAfterEachOther(first: FieldModifier) {
    for second in FieldModifier.all {
      let record = ModifierRecord()
      let screen = Screen(second.apply(first.apply(field, record), record))
      play(screen)
      #expect(first.works(screen, record), "\(first.name) before \(second.name)")
      #expect(second.works(screen, record), "\(second.name) after \(first.name)")
    }
  }

  @Test func modifierHasNoEffectBeforeItIsApplied() {
    for modifier in FieldModifier.all {
      let (record, screen) = (ModifierRecord(), Screen(field))
      play(screen)
      #expect(!modifier.works(screen, record), "\(modifier.name)")
    }
  }

  @Test func allModifiersWorkInOneChain() {
    let screen = Screen(0) { $submits in
      field.keyboardType(.decimalPad)
        .submitLabel(.done)
        .textFieldStyle(.roundedBorder)
        .font(.title)
        .foregroundColor(.red)
        .multilineTextAlignment(.trailing)
        .autocorrectionDisabled()
        .disabled(false)
        .numericTextBorder(.plain)
        .numericTextFont(.systemFont(ofSize: 40))
        .numericTextColor(nil)
        .numericTextContentType(nil)
        .onSubmit { submits += 1 }
      Text(verbatim: "\(submits)")
    }
    screen.user.tap().pressReturn()
    #expect(screen.host.texts.last?.string == "1")
    #expect(screen.field.keyboardType == .decimalPad)
  }
}

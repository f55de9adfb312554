// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import SwiftUI
import Testing
import TouchUser
import UIKit

private typealias Field = NumericTextField<Text, Decimal>

/// The calls, the focus and the selection that the modifiers under test have recorded.
@MainActor
private final class Record {
  var names: Set<String> = []
  var isFocused = false
  var selection: Range<Int>?
}

/// A modifier of a field, and a check that it affects a field with live formatting.
private struct FieldModifier: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @MainActor (Field, Record) -> Field
  let works: @MainActor (Screen, Record) -> Bool

  var testDescription: String { name }

  init(
    _ name: String,
    _ apply: @escaping @MainActor (Field, Record) -> Field,
    works: @escaping @MainActor (Screen, Record) -> Bool
  ) {
    (self.name, self.apply, self.works) = (name, apply, works)
  }

  /// Creates a modifier whose action records its name.
  init(recording name: String, _ apply: @escaping @MainActor (Field, Record) -> Field) {
    self.init(name, apply) { $1.names.contains(name) }
  }
}

extension FieldModifier {
  fileprivate static let all = actions + options + own

  /// The modifiers with actions, which are called while `play` edits the field.
  private static let actions = [
    FieldModifier(recording: "onSubmit") { field, record in
      field.onSubmit { MainActor.assumeIsolated { _ = record.names.insert("onSubmit") } }
    },
    FieldModifier(recording: "onNumericTextSubmit") { field, record in
      field.onNumericTextSubmit { record.names.insert("onNumericTextSubmit") }
    },
    FieldModifier(recording: "onNumericTextCommit") { field, record in
      field.onNumericTextCommit { record.names.insert("onNumericTextCommit") }
    },
    FieldModifier(recording: "onNumericTextRefusal") { field, record in
      field.onNumericTextRefusal { _ in record.names.insert("onNumericTextRefusal") }
    },
    FieldModifier(recording: "onNumericTextResult") { field, record in
      field.onNumericTextResult { _ in record.names.insert("onNumericTextResult") }
    },
    FieldModifier(recording: "onNumericTextViolation") { field, record in
      field.onNumericTextViolation { _ in record.names.insert("onNumericTextViolation") }
    },
    FieldModifier(recording: "onNumericTextEditingChanged") { field, record in
      field.onNumericTextEditingChanged { _ in
        record.names.insert("onNumericTextEditingChanged")
      }
    },
  ]

  private static let options = [
    FieldModifier("numericTextFocus") { field, record in
      field.numericTextFocus(
        Binding(
          get: { MainActor.assumeIsolated { record.isFocused } },
          set: { new in MainActor.assumeIsolated { record.isFocused = new } }
        )
      )
    } works: {
      $1.isFocused
    },
    FieldModifier("numericTextSelection") { field, record in
      field.numericTextSelection(
        Binding(
          get: { MainActor.assumeIsolated { record.selection } },
          set: { new in MainActor.assumeIsolated { record.selection = new } }
        )
      )
    } works: {
      $1.selection != nil
    },
    FieldModifier("numericTextSelectsAllOnFocus") { field, _ in
      field.numericTextSelectsAllOnFocus()
    } works: { screen, _ in
      (screen.field.delegate as? NumericTextFieldDelegate<Decimal>)?.selectsAllOnFocus == true
    },
    FieldModifier("numericTextScrubbing") { field, _ in
      field.numericTextScrubbing()
    } works: { screen, _ in
      screen.field.gestureRecognizers?.isEmpty == false
    },
    FieldModifier("numericTextStepGesture") { field, _ in
      field.numericTextStepGesture(.actions)
    } works: { screen, _ in
      (screen.field.delegate as? TextFieldAdapter)?.configuration.stepGesture == .actions
    },
    FieldModifier("numericTextAccessory") { field, _ in
      field.numericTextAccessory(.done)
    } works: { screen, _ in
      screen.field.inputAccessoryView != nil
    },
    FieldModifier("numericTextReturnKey") { field, _ in
      field.numericTextReturnKey(.next)
    } works: { screen, _ in
      screen.field.returnKeyType == .next
    },
    FieldModifier("numericTextRefusals") { field, _ in
      field.numericTextRefusals(announces: false)
    } works: { screen, _ in
      (screen.field.delegate as? TextFieldAdapter)?.configuration.announcesRefusals == false
    },
    FieldModifier("numericTextConfiguration") { field, _ in
      field.numericTextConfiguration { $0.tag = 7 }
    } works: { screen, _ in
      screen.field.tag == 7
    },
  ]

  /// SwiftUI's modifiers, which the field overloads.
  private static let own = [
    FieldModifier("keyboardType") { field, _ in
      field.keyboardType(.phonePad)
    } works: { screen, _ in
      screen.field.keyboardType == .phonePad
    },
    FieldModifier("textContentType") { field, _ in
      field.textContentType(.oneTimeCode)
    } works: { screen, _ in
      screen.field.textContentType == .oneTimeCode
    },
    FieldModifier("textFieldStyle") { field, _ in
      field.textFieldStyle(.roundedBorder)
    } works: { screen, _ in
      screen.field.borderStyle == .roundedRect
    },
    FieldModifier("foregroundStyle") { field, _ in
      field.foregroundStyle(.red)
    } works: { screen, _ in
      screen.field.textColor == .red
    },
    FieldModifier("font") { field, _ in
      field.font(.largeTitle)
    } works: { screen, _ in
      screen.field.font == .preferredFont(forTextStyle: .largeTitle)
    },
    FieldModifier("multilineTextAlignment") { field, _ in
      field.multilineTextAlignment(.trailing)
    } works: { screen, _ in
      screen.field.textAlignment == .right
    },
    FieldModifier("accessibilityIdentifier") { field, _ in
      field.accessibilityIdentifier("amount")
    } works: { screen, _ in
      screen.host.platformViews.first?.attributes.identifier == "amount"
    },
  ]
}

/// Tests that the modifiers of a field can be chained in any order.
@MainActor
@Suite struct ModifierPairTests {
  private var field: Field {
    let model = Model<Decimal>(12)
    let style = NumericTextStyle<Decimal>.number.bounds(0...100).step(1).enforcement(.reportOnly)
      .allowsArithmetic()
    return NumericTextField("Amount", value: model.binding, style: style)
  }

  /// Types a number above the maximum, an expression, a character that is refused, and Return.
  private func play(_ screen: Screen) {
    screen.act { $0.tap() }
    screen.act { $0.type("121+1z") }
    screen.act { $0.pressReturn() }
  }

  @Test(arguments: FieldModifier.all)
  private func modifierWorksBeforeAndAfterEachOther(first: FieldModifier) {
    for second in FieldModifier.all {
      let record = Record()
      let screen = Screen(second.apply(first.apply(field, record), record))
      play(screen)
      #expect(first.works(screen, record), "\(first.name) before \(second.name)")
      #expect(second.works(screen, record), "\(second.name) after \(first.name)")
      #expect(screen.host.faults.isEmpty)
    }
  }

  @Test func modifierHasNoEffectBeforeItIsApplied() {
    for modifier in FieldModifier.all {
      let (record, screen) = (Record(), Screen(field))
      play(screen)
      #expect(!modifier.works(screen, record), "\(modifier.name)")
    }
  }

  @Test func allModifiersWorkInOneChain() async {
    struct Form: View {
      @State var amount: Decimal = 1
      @State var submits = 0
      @FocusState var isFocused: Bool

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number)
          .keyboardType(.decimalPad)
          .focused($isFocused)
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
        Button("Focus") { isFocused = true }
      }
    }
    let screen = Screen(Form())
    screen.host.buttons[0].tap()
    await screen.rest()
    #expect(screen.field.isFirstResponder)
    screen.act { $0.pressReturn() }
    #expect(screen.host.texts.last?.string == "1")
    #expect(screen.field.keyboardType == .decimalPad)
    #expect(screen.host.faults.isEmpty)
  }
}

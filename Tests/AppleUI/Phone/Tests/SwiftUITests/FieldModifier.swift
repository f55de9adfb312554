// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

typealias AmountField = NumericTextField<Text, Decimal>

/// The names of the called actions, and the focus and the selection that the field has reported.
final class ModifierRecord {
  var names: Set<String> = []
  var isFocused = false
  var selection: Range<Int>?
}

/// A modifier of a field, and a check whether it has an effect on a live field.
///
/// Two modifiers that set the same property set it to the same value: `keyboardType` and
/// `numericTextKeyboard` both choose `phonePad`. Both checks therefore succeed in any order.
nonisolated struct FieldModifier: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @MainActor (AmountField, ModifierRecord) -> AmountField
  let works: @MainActor (Screen, ModifierRecord) -> Bool

  var testDescription: String { name }

  init(
    _ name: String,
    _ apply: @escaping @MainActor (AmountField, ModifierRecord) -> AmountField,
    works: @escaping @MainActor (Screen, ModifierRecord) -> Bool
  ) {
    (self.name, self.apply, self.works) = (name, apply, works)
  }

  /// Creates a modifier with an action that adds `name` to the record.
  init(
    recording name: String,
    _ apply: @escaping @MainActor (AmountField, ModifierRecord) -> AmountField
  ) {
    self.init(name, apply) { $1.names.contains(name) }
  }
}

nonisolated extension FieldModifier {
  static let all = actions + options + own

  /// The modifiers that take an action.
  ///
  /// The edits of `ModifierPairTests` call most of these actions. The checks of the others call
  /// their actions directly.
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
    FieldModifier("onNumericTextClamp") { field, record in
      field.onNumericTextClamp { _ in record.names.insert("onNumericTextClamp") }
    } works: { screen, record in
      screen.model?.onClamp(100)
      return record.names.contains("onNumericTextClamp")
    },
    FieldModifier("onNumericTextRest") { field, record in
      field.onNumericTextRest { _ in record.names.insert("onNumericTextRest") }
    } works: { screen, record in
      screen.model?.onRest(["2"])
      return record.names.contains("onNumericTextRest")
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
    FieldModifier("numericTextBorder") { field, _ in
      field.numericTextBorder(.rounded)
    } works: { screen, _ in
      screen.field.borderStyle == .roundedRect
    },
    FieldModifier("numericTextKeyboard") { field, _ in
      field.numericTextKeyboard(.phonePad)
    } works: { screen, _ in
      screen.field.keyboardType == .phonePad
    },
    FieldModifier("numericTextContentType") { field, _ in
      field.numericTextContentType(.oneTimeCode)
    } works: { screen, _ in
      screen.field.textContentType == .oneTimeCode
    },
    FieldModifier("numericTextColor") { field, _ in
      field.numericTextColor(.red)
    } works: { screen, _ in
      screen.field.textColor == .red
    },
    FieldModifier("numericTextFont") { field, _ in
      field.numericTextFont(.preferredFont(forTextStyle: .largeTitle))
    } works: { screen, _ in
      screen.field.font == .preferredFont(forTextStyle: .largeTitle)
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
    FieldModifier("foregroundColor") { field, _ in
      field.foregroundColor(.red)
    } works: { screen, _ in
      screen.field.textColor == .red
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

extension Screen {
  fileprivate var model: FieldModel<Decimal>? {
    (field.delegate as? NumericTextFieldDelegate<Decimal>)?.fieldModel
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

typealias AmountField = NumericTextField<Text, Decimal>

/// The names of the called actions, and the focus and the selection that the field has reported.
final class ModifierRecord {
  var names: Set<String> = []
  let focus = Model(false)
  let selection = Model<Range<Int>?>(nil)
}

/// An action that adds its name to the record.
struct RecordedAction {
  let name: String
  let record: ModifierRecord

  func note() { record.names.insert(name) }
  func note<Value>(_ value: Value) { note() }
}

/// A modifier of a field, and a check whether it has an effect on a live field.
///
/// Two modifiers that set the same property set it to the same value: `keyboardType` and
/// `numericTextKeyboard` both choose `phonePad`. Both checks therefore succeed in any order.
struct FieldModifier: Sendable {
  nonisolated let name: String
  let apply: (AmountField, ModifierRecord) -> AmountField
  let works: (Screen, ModifierRecord) -> Bool

  init(
    _ name: String,
    _ apply: @escaping (AmountField, ModifierRecord) -> AmountField,
    works: @escaping (Screen, ModifierRecord) -> Bool
  ) {
    (self.name, self.apply, self.works) = (name, apply, works)
  }

  /// Creates a modifier with an action that adds `name` to the record.
  ///
  /// `works` can call the action. Without it, the edits of `ModifierPairTests` do.
  init(
    recording name: String,
    _ apply: @escaping (AmountField, RecordedAction) -> AmountField,
    works: @escaping (Screen) -> Void = { _ in }
  ) {
    self.init(name) {
      apply($0, RecordedAction(name: name, record: $1))
    } works: {
      works($0)
      return $1.names.contains(name)
    }
  }

  /// Creates a modifier that sets a property of the text field to `value`.
  init<Value: Equatable>(
    _ name: String,
    _ property: KeyPath<UITextField, Value>,
    _ value: Value,
    _ apply: @escaping (AmountField) -> AmountField
  ) {
    self.init(name) { field, _ in
      apply(field)
    } works: { screen, _ in
      screen.field[keyPath: property] == value
    }
  }
}

nonisolated extension FieldModifier: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension FieldModifier {
  static let all = actions + bindings + options + own

  private static let actions: [FieldModifier] = [
    .init(recording: "onSubmit") { field, action in
      field.onSubmit { MainActor.assumeIsolated { action.note() } }
    },
    .init(recording: "onNumericTextSubmit") { $0.onNumericTextSubmit(perform: $1.note) },
    .init(recording: "onNumericTextCommit") { $0.onNumericTextCommit(perform: $1.note) },
    .init(recording: "onNumericTextRefusal") { $0.onNumericTextRefusal(perform: $1.note) },
    .init(recording: "onNumericTextClamp") {
      $0.onNumericTextClamp(perform: $1.note)
    } works: {
      $0.field.model?.onClamp(100)
    },
    .init(recording: "onNumericTextRest") {
      $0.onNumericTextRest(perform: $1.note)
    } works: {
      $0.field.model?.onRest(["2"])
    },
    .init(recording: "onNumericTextResult") { $0.onNumericTextResult(perform: $1.note) },
    .init(recording: "onNumericTextViolation") { $0.onNumericTextViolation(perform: $1.note) },
    .init(recording: "onNumericTextEditingChanged") {
      $0.onNumericTextEditingChanged(perform: $1.note)
    },
  ]

  private static let bindings: [FieldModifier] = [
    .init("numericTextFocus") {
      $0.numericTextFocus($1.focus.binding)
    } works: {
      $1.focus.value
    },
    .init("numericTextSelection") {
      $0.numericTextSelection($1.selection.binding)
    } works: {
      $1.selection.value != nil
    },
  ]

  private static let options: [FieldModifier] = [
    .init("numericTextSelectsAllOnFocus", \.ownDelegate?.selectsAllOnFocus, true) {
      $0.numericTextSelectsAllOnFocus()
    },
    .init("numericTextScrubbing", \.gestureRecognizers?.isEmpty, false) {
      $0.numericTextScrubbing()
    },
    .init("numericTextStepGesture", \.ownDelegate?.configuration.stepGesture, .actions) {
      $0.numericTextStepGesture(.actions)
    },
    .init("numericTextAccessory", \.inputAccessoryView?.isHidden, false) {
      $0.numericTextAccessory(.done)
    },
    .init("numericTextBorder", \.borderStyle, .roundedRect) { $0.numericTextBorder(.rounded) },
    .init("numericTextKeyboard", \.keyboardType, .phonePad) { $0.numericTextKeyboard(.phonePad) },
    .init("numericTextContentType", \.textContentType, .oneTimeCode) {
      $0.numericTextContentType(.oneTimeCode)
    },
    .init("numericTextColor", \.textColor, .red) { $0.numericTextColor(.red) },
    .init("numericTextFont", \.font, largeTitle) { $0.numericTextFont(largeTitle) },
    .init("numericTextReturnKey", \.returnKeyType, .next) { $0.numericTextReturnKey(.next) },
    .init("numericTextRefusals", \.ownDelegate?.configuration.announcesRefusals, false) {
      $0.numericTextRefusals(announces: false)
    },
    .init("numericTextConfiguration", \.tag, 7) { $0.numericTextConfiguration { $0.tag = 7 } },
  ]

  private static let largeTitle = UIFont.preferredFont(forTextStyle: .largeTitle)

  /// SwiftUI's modifiers, which the field overloads.
  private static let own: [FieldModifier] = [
    .init("keyboardType", \.keyboardType, .phonePad) { $0.keyboardType(.phonePad) },
    .init("textContentType", \.textContentType, .oneTimeCode) { $0.textContentType(.oneTimeCode) },
    .init("textFieldStyle", \.borderStyle, .roundedRect) { $0.textFieldStyle(.roundedBorder) },
    .init("foregroundColor", \.textColor, .red) { $0.foregroundColor(.red) },
    .init("foregroundStyle", \.textColor, .red) { $0.foregroundStyle(.red) },
    .init("font", \.font, largeTitle) { $0.font(.largeTitle) },
    .init("multilineTextAlignment", \.textAlignment, .right) {
      $0.multilineTextAlignment(.trailing)
    },
    .init("accessibilityIdentifier") { field, _ in
      field.accessibilityIdentifier("amount")
    } works: { screen, _ in
      screen.host.platformViews.first?.attributes.identifier == "amount"
    },
  ]
}

extension UITextField {
  fileprivate var ownDelegate: NumericTextFieldDelegate<Decimal>? {
    delegate as? NumericTextFieldDelegate<Decimal>
  }

  fileprivate var model: FieldModel<Decimal>? { ownDelegate?.fieldModel }
}

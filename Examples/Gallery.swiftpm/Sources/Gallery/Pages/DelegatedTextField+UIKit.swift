// SPDX-License-Identifier: MIT

#if canImport(UIKit)
  import Foundation
  import NumericTextUI
  import SwiftUI
  import UIKit

  /// A `UITextField` whose delegate formats the number.
  struct DelegatedTextField: UIViewRepresentable {
    @Binding var value: Decimal
    let style: NumericTextStyle<Decimal>

    func makeCoordinator() -> NumericTextFieldDelegate<Decimal> {
      NumericTextFieldDelegate(value: value, style: style)
    }

    func makeUIView(context: Context) -> UITextField {
      let textField = UITextField(frame: .zero)
      textField.borderStyle = .roundedRect
      let delegate = context.coordinator
      delegate.configuration.accessory = [.sign, .done]
      delegate.onChange = { value = $0 }
      delegate.attach(to: textField)
      return textField
    }

    func updateUIView(_ textField: UITextField, context: Context) {
      // `onChange` has already set `value`. An app that updates its model later would pass an
      // outdated number here, which only `NumericTextField` ignores.
      context.coordinator.value = value
    }

    static func dismantleUIView(
      _ textField: UITextField,
      coordinator: NumericTextFieldDelegate<Decimal>
    ) {
      coordinator.detach()
    }
  }
#endif

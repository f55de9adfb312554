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
      // The state is updated immediately. A model that is updated later could set an outdated
      // number here. Only `NumericTextField` ignores outdated numbers.
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

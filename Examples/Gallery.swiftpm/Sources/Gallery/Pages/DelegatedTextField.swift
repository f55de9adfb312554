// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// A text field of UIKit or AppKit whose delegate formats the number.
@MainActor
struct DelegatedTextField {
  @Binding var value: Decimal
  let style: NumericTextStyle<Decimal>

  func makeCoordinator() -> NumericTextFieldDelegate<Decimal> {
    let delegate = NumericTextFieldDelegate(value: value, style: style)
    delegate.onChange = { value = $0 }
    return delegate
  }

  private func update(_ delegate: NumericTextFieldDelegate<Decimal>) {
    // `onChange` has already set `value`. An app that updates its model later would pass an
    // outdated number here, which only `NumericTextField` ignores.
    delegate.value = value
  }
}

#if canImport(UIKit)  // Catalyst also has AppKit, but uses the UIKit field.
  import UIKit

  extension DelegatedTextField: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let textField = UITextField(frame: .zero)
      textField.borderStyle = .roundedRect
      context.coordinator.configuration.accessory = [.sign, .done]
      context.coordinator.attach(to: textField)
      return textField
    }

    func updateUIView(_ textField: UITextField, context: Context) { update(context.coordinator) }

    static func dismantleUIView(_ textField: UITextField, coordinator: Coordinator) {
      coordinator.detach()
    }
  }
#else
  import AppKit

  extension DelegatedTextField: NSViewRepresentable {
    func makeNSView(context: Context) -> NSTextField {
      let textField = NSTextField(frame: .zero)
      context.coordinator.configuration.beepsOnRefusal = true
      context.coordinator.attach(to: textField)
      return textField
    }

    func updateNSView(_ textField: NSTextField, context: Context) { update(context.coordinator) }

    static func dismantleNSView(_ textField: NSTextField, coordinator: Coordinator) {
      coordinator.detach()
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import Foundation
  import AppKit
  import NumericTextUI
  import SwiftUI

  /// An `NSTextField` whose delegate formats the number.
  struct DelegatedTextField: NSViewRepresentable {
    @Binding var value: Decimal
    let style: NumericTextStyle<Decimal>

    func makeCoordinator() -> NumericTextFieldDelegate<Decimal> {
      NumericTextFieldDelegate(value: value, style: style)
    }

    func makeNSView(context: Context) -> NSTextField {
      let textField = NSTextField(frame: .zero)
      let delegate = context.coordinator
      delegate.configuration.beepsOnRefusal = true
      delegate.onChange = { value = $0 }
      delegate.attach(to: textField)
      return textField
    }

    func updateNSView(_ textField: NSTextField, context: Context) {
      // The state is updated immediately. A model that is updated later could set an outdated
      // number here. Only `NumericTextField` ignores outdated numbers.
      context.coordinator.value = value
    }

    static func dismantleNSView(
      _ textField: NSTextField,
      coordinator: NumericTextFieldDelegate<Decimal>
    ) {
      coordinator.detach()
    }
  }
#endif

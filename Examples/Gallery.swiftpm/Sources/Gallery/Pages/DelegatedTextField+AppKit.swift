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
      // `onChange` has already set `value`. An app that updates its model later would pass an
      // outdated number here, which only `NumericTextField` ignores.
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

// SPDX-License-Identifier: MIT

#if canImport(UIKit)  // CurrencyText requires UIKit.
  import NumericTextMigration
  import SwiftUI
  import UIKit

  /// An example that was written for the package CurrencyText.
  ///
  /// Here, it runs with NumericText instead.
  struct CurrencyTextPage: View {
    @State private var text = ""
    @State private var unformatted: String?
    @State private var input: Double?
    @State private var hasFocus: Bool?

    var body: some View {
      Section("CurrencyTextField") {
        CurrencyTextField(
          configuration: .init(
            placeholder: "Play with me...",
            text: $text,
            unformattedText: $unformatted,
            inputAmount: $input,
            hasFocus: $hasFocus,
            clearsWhenValueIsZero: true,
            formatter: CurrencyFormatter { $0.currency = .euro },
            textFieldConfiguration: { textField in
              textField.borderStyle = .roundedRect
              textField.keyboardType = .numbersAndPunctuation
            }
          )
        )
        Text(verbatim: "\(unformatted ?? "nil"), \(input.map { "\($0)" } ?? "nil")")
        Button("Clear") { text = "" }
        Button("Focus") { hasFocus = true }
      }
      Section("CurrencyUITextFieldDelegate") { DelegatedCurrencyTextField() }
    }
  }

  /// A `UITextField` with NumericText's replacement for the delegate of CurrencyText.
  struct DelegatedCurrencyTextField: UIViewRepresentable {
    func makeCoordinator() -> CurrencyUITextFieldDelegate {
      let formatter = CurrencyFormatter {
        $0.currency = .dollar
        $0.locale = CurrencyLocale.englishUnitedStates
        $0.maxValue = 999_999
      }
      let delegate = CurrencyUITextFieldDelegate(formatter: formatter)
      delegate.clearsWhenValueIsZero = true
      return delegate
    }

    func makeUIView(context: Context) -> UITextField {
      let textField = UITextField(frame: .zero)
      textField.delegate = context.coordinator
      textField.placeholder = "$0.00"
      return textField
    }

    func updateUIView(_ textField: UITextField, context: Context) {}
  }
#endif

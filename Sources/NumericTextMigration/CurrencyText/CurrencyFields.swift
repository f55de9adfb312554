// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation
  import NumericText
  import NumericTextUI

  /// The amounts of the text fields that one delegate serves: a model for each of them.
  @MainActor
  final class CurrencyFields {
    typealias Delegate = NumericTextFieldDelegate<Decimal?>

    private struct Field {
      weak var textField: CurrencyPlatformTextField?
      let delegate: Delegate
    }

    private var fields: [Field] = []

    /// How amounts are written.
    var formatter: CurrencyFormatter { didSet { restyle() } }

    /// Whether an amount of zero is shown as an empty field.
    var clearsWhenValueIsZero = false { didSet { restyle() } }

    /// The model of the field that was used last.
    private(set) weak var last: Delegate?

    init(_ formatter: CurrencyFormatter) { self.formatter = formatter }

    /// The models of all fields that are still there.
    var delegates: [Delegate] { fields.filter { $0.textField != nil }.map(\.delegate) }

    private var style: NumericTextStyle<Decimal> {
      formatter.style(clearsWhenValueIsZero: clearsWhenValueIsZero)
    }

    /// The model of a text field, nil for one that has not been used.
    func delegate(of textField: CurrencyPlatformTextField) -> Delegate? {
      fields.first { $0.textField === textField }?.delegate
    }

    /// The model of a text field, which is made when the field is used for the first time.
    func delegate(for textField: CurrencyPlatformTextField, _ setUp: (Delegate) -> Void) -> Delegate
    {
      let delegate = delegate(of: textField) ?? add(textField, setUp)
      last = delegate
      return delegate
    }

    private func add(_ textField: CurrencyPlatformTextField, _ setUp: (Delegate) -> Void)
      -> Delegate
    {
      let delegate = Delegate(value: nil, style: style)
      setUp(delegate)
      fields.removeAll { $0.textField == nil }
      fields.append(Field(textField: textField, delegate: delegate))
      return delegate
    }

    func remove(_ textField: CurrencyPlatformTextField) {
      delegate(of: textField)?.detach()
      fields.removeAll { $0.textField === textField }
    }

    private func restyle() {
      let style = style
      for delegate in delegates { delegate.style = style }
    }
  }
#endif

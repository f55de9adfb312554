// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import Foundation
  import NumericText
  import NumericTextUI

  /// The text fields of one CurrencyText delegate, each with its own amount.
  @MainActor
  final class CurrencyFields {
    typealias Delegate = NumericTextFieldDelegate<Decimal?>

    private struct Field {
      weak var textField: CurrencyPlatformTextField?
      let delegate: Delegate
    }

    private var fields: [Field] = []

    /// The formatter of the amounts in all fields.
    var formatter: CurrencyFormatter { didSet { restyle() } }

    /// Whether an amount of zero is shown as an empty field.
    var clearsWhenValueIsZero = false { didSet { restyle() } }

    /// The delegate of the most recently used field.
    private(set) weak var last: Delegate?

    init(_ formatter: CurrencyFormatter) { self.formatter = formatter }

    /// The delegates of all fields that still exist.
    var delegates: [Delegate] { fields.filter { $0.textField != nil }.map(\.delegate) }

    private var style: NumericTextStyle<Decimal> {
      formatter.style(clearsWhenValueIsZero: clearsWhenValueIsZero)
    }

    /// Returns the delegate of a text field, or nil if the text field has no delegate yet.
    func delegate(of textField: CurrencyPlatformTextField) -> Delegate? {
      fields.first { $0.textField === textField }?.delegate
    }

    /// Returns the delegate of a text field.
    ///
    /// The first call for a text field creates its delegate, and passes it to `setUp`.
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

// SPDX-License-Identifier: MIT

// tvOS and visionOS have no bars above the keyboard, watchOS has no text fields of UIKit.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  /// The bar with the keys that a number pad lacks.
  final class AccessoryBar: UIToolbar {
    init(_ accessory: NumericTextFieldConfiguration.Accessory, for adapter: TextFieldAdapter) {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var buttons: [UIBarButtonItem] = []
      if accessory.contains(.sign), adapter.model.traits.needsMinus {
        buttons.append(Self.button("plus.forwardslash.minus", "±", adapter) { $0.toggleSign() })
      }
      if accessory.contains(.clear) {
        buttons.append(Self.button("xmark.circle", "⌫", adapter) { $0.clear() })
      }
      buttons.append(UIBarButtonItem.flexibleSpace())
      if accessory.contains(.done) {
        let done = UIAction { [weak adapter] _ in _ = adapter?.textField?.resignFirstResponder() }
        buttons.append(UIBarButtonItem(systemItem: .done, primaryAction: done))
      }
      setItems(buttons, animated: false)
    }

    /// Bars are made in code only.
    required init?(coder: NSCoder) { nil }

    private static func button(
      _ symbol: String,
      _ title: String,
      _ adapter: TextFieldAdapter,
      _ press: @escaping (TextFieldAdapter) -> Void
    ) -> UIBarButtonItem {
      let image = UIImage(systemName: symbol)
      let action = UIAction(title: image == nil ? title : "", image: image) { [weak adapter] _ in
        if let adapter { press(adapter) }
      }
      return UIBarButtonItem(primaryAction: action)
    }
  }
#endif

// SPDX-License-Identifier: MIT

// tvOS and visionOS have no input accessory views. watchOS has no `UITextField`.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  /// A toolbar with the keys that a number pad lacks.
  final class AccessoryBar: UIToolbar {
    /// The settings that determine which buttons a bar has.
    struct Content: Equatable {
      private let accessory: NumericTextFieldConfiguration.Accessory
      private let needsMinus: Bool
      private let labels: [String]

      @MainActor
      init(_ adapter: TextFieldAdapter) {
        let configuration = adapter.configuration
        accessory = configuration.accessory
        needsMinus = adapter.model.traits.needsMinus
        labels = [configuration.signButtonLabel, configuration.clearButtonLabel]
      }
    }

    let content: Content

    init(for adapter: TextFieldAdapter) {
      content = Content(adapter)
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      setItems(Self.keys(adapter) + [.flexibleSpace()] + Self.done(adapter), animated: false)
    }

    /// Not supported, because bars are created in code.
    required init?(coder: NSCoder) { nil }

    private static func keys(_ adapter: TextFieldAdapter) -> [UIBarButtonItem] {
      let configuration = adapter.configuration
      var keys: [UIBarButtonItem] = []
      if configuration.accessory.contains(.sign), adapter.model.traits.needsMinus {
        let sign = action(adapter) { $0.toggleSign() }
        keys.append(button("plus.forwardslash.minus", "±", configuration.signButtonLabel, sign))
      }
      if configuration.accessory.contains(.clear) {
        let clear = action(adapter) { $0.clear() }
        keys.append(button("xmark.circle", "×", configuration.clearButtonLabel, clear))
      }
      return keys
    }

    private static func done(_ adapter: TextFieldAdapter) -> [UIBarButtonItem] {
      guard adapter.configuration.accessory.contains(.done) else { return [] }
      let leave = action(adapter) { _ = $0.textField?.resignFirstResponder() }
      return [UIBarButtonItem(systemItem: .done, primaryAction: leave)]
    }

    private static func action(
      _ adapter: TextFieldAdapter,
      _ act: @escaping (TextFieldAdapter) -> Void
    ) -> UIAction {
      UIAction { [weak adapter] _ in
        if let adapter { act(adapter) }
      }
    }

    /// Returns a button with a symbol, or with a character if the system has no such symbol.
    private static func button(
      _ symbol: String,
      _ character: String,
      _ label: String,
      _ action: UIAction
    ) -> UIBarButtonItem {
      let button = UIBarButtonItem(primaryAction: action)
      button.image = UIImage(systemName: symbol)
      if button.image == nil { button.title = character }
      button.accessibilityLabel = label
      return button
    }
  }
#endif

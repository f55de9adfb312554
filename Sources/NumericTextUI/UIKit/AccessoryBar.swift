// SPDX-License-Identifier: MIT

// tvOS and visionOS have no input accessory views. watchOS has no `UITextField`.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import NumericText
  import UIKit

  /// A toolbar with the keys that a number pad lacks.
  final class AccessoryBar: UIToolbar {
    /// The settings that determine which buttons a bar has.
    struct Content: Equatable {
      let accessory: NumericTextFieldConfiguration.Accessory
      let needsMinus: Bool
      let signLabel: String
      let clearLabel: String

      @MainActor
      init(_ adapter: TextFieldAdapter) {
        let configuration = adapter.configuration
        let locale = adapter.model.locale
        accessory = configuration.accessory
        needsMinus = adapter.model.traits.needsMinus
        signLabel = configuration.signButtonLabel ?? Sentence.changeSign.text(in: locale)
        clearLabel = configuration.clearButtonLabel ?? Sentence.clear.text(in: locale)
      }
    }

    let content: Content
    private(set) weak var adapter: TextFieldAdapter?

    init(for adapter: TextFieldAdapter) {
      content = Content(adapter)
      self.adapter = adapter
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      setItems(buttons, animated: false)
    }

    /// Not supported, because bars are created in code.
    required init?(coder: NSCoder) { nil }

    private var buttons: [UIBarButtonItem] {
      var buttons: [UIBarButtonItem] = []
      if content.accessory.contains(.sign), content.needsMinus {
        let sign = action { $0.edit(.edit(.toggleSign)) }
        buttons.append(Self.button("plus.forwardslash.minus", "±", content.signLabel, sign))
      }
      if content.accessory.contains(.clear) {
        let clear = action { $0.edit(.clear($0.model.engine.text)) }
        buttons.append(Self.button("xmark.circle", "×", content.clearLabel, clear))
      }
      buttons.append(.flexibleSpace())
      if content.accessory.contains(.done) {
        let leave = action { _ = $0.textField?.resignFirstResponder() }
        buttons.append(UIBarButtonItem(systemItem: .done, primaryAction: leave))
      }
      return buttons
    }

    private func action(_ act: @escaping (TextFieldAdapter) -> Void) -> UIAction {
      UIAction { [weak self] _ in
        if let adapter = self?.adapter { act(adapter) }
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

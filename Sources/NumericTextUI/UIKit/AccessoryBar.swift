// SPDX-License-Identifier: MIT

// tvOS and visionOS have no input accessory views. watchOS has no `UITextField`.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import NumericText
  import UIKit

  /// A bar above the keyboard, with buttons for keys that a number pad lacks.
  final class AccessoryBar: UIToolbar {
    /// The settings that determine which buttons a bar has.
    struct Content: Equatable {
      let accessory: NumericTextFieldConfiguration.Accessory
      let traits: FieldTraits
      let labels: [String]

      @MainActor
      init(_ adapter: TextFieldAdapter) {
        let configuration = adapter.configuration
        let locale = adapter.model.locale
        accessory = configuration.accessory
        traits = adapter.model.traits
        labels = [
          configuration.signButtonLabel ?? Sentence.changeSign.text(in: locale),
          configuration.clearButtonLabel ?? Sentence.clear.text(in: locale),
          configuration.previousButtonLabel ?? Sentence.previousField.text(in: locale),
          configuration.nextButtonLabel ?? Sentence.nextField.text(in: locale),
        ]
      }
    }

    let content: Content
    private(set) weak var adapter: TextFieldAdapter?
    private var previousButton: UIBarButtonItem?
    private var nextButton: UIBarButtonItem?

    init(for adapter: TextFieldAdapter) {
      content = Content(adapter)
      self.adapter = adapter
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      autoresizingMask = .flexibleWidth
      setItems(leadingButtons + operatorButtons + [.flexibleSpace()] + doneButton, animated: false)
    }

    /// Not supported, because bars are created in code.
    required init?(coder: NSCoder) { nil }

    /// Passes touches beside the buttons through to the app on iOS 26 and later, where the bar has
    /// no background.
    ///
    /// A view as wide as the bar is the bar itself or a container of buttons, which must not
    /// receive touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      guard #available(iOS 26, *), let view else { return view }
      return view.bounds.width < bounds.width ? view : nil
    }

    /// Updates the buttons for the previous and the next field: a button is enabled if its field
    /// exists.
    func updateFields() {
      guard let field = adapter?.textField else { return }
      previousButton?.isEnabled = field.neighbor(-1) != nil
      nextButton?.isEnabled = field.neighbor(1) != nil
    }
  }

  // MARK: - Buttons

  extension AccessoryBar {
    private var leadingButtons: [UIBarButtonItem] {
      var buttons: [UIBarButtonItem] = []
      if content.accessory.contains(.previous) {
        let move = action { $0.textField?.moveFocus(by: -1) }
        let button = button("chevron.up", "‹", content.labels[2], move)
        previousButton = button
        buttons.append(button)
      }
      if content.accessory.contains(.next) {
        let move = action { $0.textField?.moveFocus(by: 1) }
        let button = button("chevron.down", "›", content.labels[3], move)
        nextButton = button
        buttons.append(button)
      }
      if content.accessory.contains(.sign), content.traits.needsMinus {
        let sign = action { $0.edit(.edit(.toggleSign)) }
        buttons.append(button("plus.forwardslash.minus", "±", content.labels[0], sign))
      }
      if content.accessory.contains(.clear) {
        let clear = action { $0.edit(.clear($0.model.engine.text)) }
        buttons.append(button("xmark.circle", "×", content.labels[1], clear))
      }
      return buttons
    }

    /// The buttons for operators and parentheses, which need no labels because VoiceOver reads
    /// their titles.
    private var operatorButtons: [UIBarButtonItem] {
      guard content.accessory.contains(.operators), content.traits.needsOperators else { return [] }
      return ["+", "−", "×", "÷", "(", ")"].map { key in
        let button = UIBarButtonItem(primaryAction: action { $0.edit(.edit(.type(key))) })
        button.title = key
        return button
      }
    }

    private var doneButton: [UIBarButtonItem] {
      guard content.accessory.contains(.done) else { return [] }
      let leave = action { _ = $0.textField?.resignFirstResponder() }
      return [UIBarButtonItem(systemItem: .done, primaryAction: leave)]
    }

    private func action(_ act: @escaping (TextFieldAdapter) -> Void) -> UIAction {
      UIAction { [weak self] _ in
        if let adapter = self?.adapter { act(adapter) }
      }
    }

    /// Returns a button with a symbol, or with a character if the system has no such symbol.
    private func button(
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

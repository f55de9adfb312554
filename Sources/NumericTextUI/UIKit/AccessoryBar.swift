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
      let labels: [NumericTextFieldConfiguration.Accessory: String]

      @MainActor
      init(_ adapter: TextFieldAdapter) {
        let configuration = adapter.configuration
        let locale = adapter.model.locale
        accessory = configuration.accessory
        traits = adapter.model.traits
        labels = [
          .sign: configuration.signButtonLabel ?? Sentence.changeSign.text(in: locale),
          .clear: configuration.clearButtonLabel ?? Sentence.clear.text(in: locale),
          .previous: configuration.previousButtonLabel ?? Sentence.previousField.text(in: locale),
          .next: configuration.nextButtonLabel ?? Sentence.nextField.text(in: locale),
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
      previousButton = button(.previous, "chevron.up", "‹") { $0.textField?.moveFocus(by: -1) }
      nextButton = button(.next, "chevron.down", "›") { $0.textField?.moveFocus(by: 1) }
      let sign = button(.sign, "plus.forwardslash.minus", "±") {
        $0.editIfAllowed(.edit(.toggleSign))
      }
      let clear = button(.clear, "xmark.circle", "×") {
        $0.editIfAllowed(.clear($0.model.engine.text))
      }
      return [previousButton, nextButton, content.traits.needsMinus ? sign : nil, clear]
        .compactMap { $0 }
    }

    /// The buttons for operators and parentheses, which need no labels because VoiceOver reads
    /// their titles.
    private var operatorButtons: [UIBarButtonItem] {
      guard content.accessory.contains(.operators), content.traits.needsOperators else { return [] }
      return ["+", "−", "×", "÷", "(", ")"].map { key in
        let button = UIBarButtonItem(primaryAction: action { $0.editIfAllowed(.edit(.type(key))) })
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
    ///
    /// The result is nil if the bar should not have this button.
    private func button(
      _ kind: NumericTextFieldConfiguration.Accessory,
      _ symbol: String,
      _ character: String,
      _ act: @escaping (TextFieldAdapter) -> Void
    ) -> UIBarButtonItem? {
      guard content.accessory.contains(kind) else { return nil }
      let button = UIBarButtonItem(primaryAction: action(act))
      button.image = UIImage(systemName: symbol)
      if button.image == nil { button.title = character }
      button.accessibilityLabel = content.labels[kind]
      return button
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  /// The text that the user has typed, which the field shows until the engine's text replaces it.
  struct TypedText: Equatable {
    /// The typed text, or nil if the field shows the engine's text.
    var text: String?

    /// A number that is different for each event, so that SwiftUI notices an event even if the text
    /// is the same as before.
    var event = 0
  }

  /// The editing session of a SwiftUI text field while it is on screen.
  @MainActor
  final class PlainFieldEditor<FieldValue: NumericTextBoundValue> {
    private var model: FieldModel<FieldValue>?
    private var echo: ValueEcho<FieldValue>?
    private var options: FieldOptions?
    private var hasFocus = false
    private var count = 0
    private var isUpdating = false

    nonisolated init() {}

    var text: String { model?.engine.text ?? "" }

    /// The properties of the style that affect the keyboard and other parts of the field.
    var traits: FieldTraits { model?.traits ?? FieldTraits() }

    /// Updates the session to match the view, and delays callbacks until after the view update.
    func update(
      _ value: Binding<FieldValue>,
      _ style: NumericTextStyle<FieldValue.Number>,
      _ options: FieldOptions
    ) {
      self.options = options
      isUpdating = true
      defer { isUpdating = false }
      let current = value.wrappedValue
      let model = model ?? FieldModel(value: current, style: style)
      self.model = model
      model.set(style: style)
      let echo = echo ?? ValueEcho(current)
      self.echo = echo
      if let newValue = echo.externalValue(current, isEditing: model.engine.isActive) {
        model.set(value: newValue)
      }
      options.listen(to: model) { [weak self] action in
        if self?.isUpdating == true { Task { action() } } else { action() }
      }
      model.reportViolation()
      model.onChange = { number in echo.write(number, to: value) }
    }

    func focus(_ isFocused: Bool) {
      hasFocus = isFocused
      model?.perform(isFocused ? .focus(at: nil) : .blur)
    }

    /// Commits the number if the field disappears while it has focus.
    func leave() { if hasFocus { focus(false) } }

    /// Adds `count` steps to the value, and commits it immediately if the field doesn't have focus.
    func step(by count: Int) {
      model?.perform(.step(by: count))
      if !hasFocus { model?.perform(.blur) }
    }

    func submit() { model?.perform(.submit) }

    /// Handles text typed by the user, and returns the text to show.
    ///
    /// If the field doesn't have focus, the text was edited on another screen, as on watchOS, and
    /// is committed immediately.
    func take(_ text: String) -> TypedText {
      let old = self.text
      guard text != old else { return untyped }
      perform(PlainTextChange(from: old, to: text), in: text)
      if !hasFocus { model?.perform(.blur) }
      var typed = untyped
      typed.text = text == self.text ? nil : text
      return typed
    }

    private func perform(_ change: PlainTextChange, in text: String) {
      if change.inserted.isOfDecimalKey, options?.typesDecimalKey(traits) == true {
        model?.perform(.select(change.deleted))
        model?.perform(.edit(.decimalKey))
      } else if change.replacesByText {
        // Several characters have replaced other characters, as in a paste. Comparing the texts
        // doesn't always find the exact range, so replace the whole text.
        model?.perform(.edit(.replace(0..<change.length, with: text)))
      } else {
        model?.perform(.input(text, caret: change.caret))
      }
    }

    /// A `TypedText` without a text, which makes the field show the engine's text.
    var untyped: TypedText {
      count += 1
      return TypedText(text: nil, event: count)
    }
  }
#endif

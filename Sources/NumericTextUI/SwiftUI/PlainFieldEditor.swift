// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  /// What stands in a field until the engine's text takes its place.
  struct TypedText: Equatable {
    /// The text, nil for the engine's.
    var text: String?

    /// Tells one event from the next, so that each is drawn.
    var event = 0
  }

  /// The session of a field that is made of SwiftUI alone, as long as it is on screen.
  @MainActor
  final class PlainFieldEditor<Bound: NumericTextBoundValue> {
    private var model: FieldModel<Bound>?
    private var echo: ValueEcho<Bound>?
    private var hasFocus = false
    private var count = 0

    nonisolated init() {}

    var text: String { model?.text ?? "" }

    /// Takes what the view says now.
    ///
    /// It tells nobody: views are being updated.
    func update(
      _ value: Binding<Bound>,
      _ style: NumericTextStyle<Bound.Number>,
      _ actions: FieldActions
    ) {
      let held = value.wrappedValue
      let model = model ?? FieldModel(value: held, style: style)
      self.model = model
      model.set(style: style)
      var echo = echo ?? ValueEcho(held)
      if let news = echo.news(in: held, isEditing: model.isActive) { model.set(value: news) }
      self.echo = echo
      actions.listen(to: model)
      model.onChange = { [weak self] number in
        value.wrappedValue = number
        self?.echo?.wrote(number, now: value.wrappedValue)
      }
    }

    func focus(_ isFocused: Bool) {
      hasFocus = isFocused
      model?.perform(isFocused ? .focus(at: nil) : .blur)
    }

    func submit() { model?.perform(.submit) }

    /// Takes a text that was typed.
    ///
    /// One that comes without focus was edited elsewhere, as on a watch: then editing is over.
    func take(_ text: String) -> TypedText {
      let old = self.text
      guard text != old else { return untyped }
      model?.perform(.input(text, caret: text.caret(after: old)))
      if !hasFocus { submit() }
      var typed = untyped
      typed.text = text == self.text ? nil : text
      return typed
    }

    /// The engine's text, drawn anew.
    var untyped: TypedText {
      count += 1
      return TypedText(text: nil, event: count)
    }
  }

  extension String {
    /// Where the caret stands if this text was made of another one by one edit: behind what is new.
    func caret(after old: String) -> Int {
      let (before, after) = (Array(old.utf16), Array(utf16))
      let start = zip(before, after).prefix { $0 == $1 }.count
      let rest = min(before.count, after.count) - start
      let kept = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
      return after.count - kept
    }
  }
#endif

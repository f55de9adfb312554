// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText

  /// The last known state of a text field.
  ///
  /// If the text is empty, SwiftUI draws the placeholder.
  struct ShownText<Bound: NumericTextBoundValue>: Equatable {
    private var value: Bound
    private var style: NumericTextStyle<Bound.Number>
    private var isEdited: Bool
    private var isEmpty: Bool

    @MainActor
    init(_ model: FieldModel<Bound>) {
      value = model.session.value
      style = model.session.style
      isEdited = model.engine.isActive
      isEmpty = model.engine.text.isEmpty
    }

    /// Returns whether a field with this value and style is empty.
    ///
    /// `last` is the last known state of the field, which can have another value or style.
    static func isEmpty(
      _ value: Bound,
      _ style: NumericTextStyle<Bound.Number>,
      last: ShownText?
    ) -> Bool {
      if let last, last.value == value, last.style == style { return last.isEmpty }
      var session = NumericTextSession(value: value, style: style)
      if last?.isEdited == true { session.focus() }
      return session.text.isEmpty
    }
  }
#endif

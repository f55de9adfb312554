// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText

  /// The last known state of a text field, which determines whether the placeholder is shown.
  struct ShownText<FieldValue: NumericTextBoundValue>: Equatable {
    private var value: FieldValue
    private var style: NumericTextStyle<FieldValue.Number>
    private var isEdited: Bool
    private var isEmpty: Bool

    @MainActor
    init(_ model: FieldModel<FieldValue>) {
      value = model.publishedValue
      style = model.session.style
      isEdited = model.engine.isActive
      isEmpty = model.engine.text.isEmpty
    }

    /// Returns whether a field with this value and style is empty.
    ///
    /// `last` is the last known state of the field, which can have another value or style.
    static func isEmpty(
      _ value: FieldValue,
      _ style: NumericTextStyle<FieldValue.Number>,
      last: ShownText?
    ) -> Bool {
      if let last, last.value == value, last.style == style { return last.isEmpty }
      var session = NumericTextSession(value: value, style: style)
      if last?.isEdited == true { session.focus() }
      return session.text.isEmpty
    }
  }
#endif

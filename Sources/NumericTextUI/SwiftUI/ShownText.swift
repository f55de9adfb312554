// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText

  /// What SwiftUI needs to know of a text that it does not draw itself: whether there is one.
  struct ShownText<Bound: NumericTextBoundValue>: Equatable {
    private var value: Bound
    private var style: NumericTextStyle<Bound.Number>
    private var isEdited: Bool
    private var isEmpty: Bool

    @MainActor
    init(_ model: FieldModel<Bound>) {
      value = model.session.value
      style = model.session.style
      isEdited = model.isActive
      isEmpty = model.text.isEmpty
    }

    /// Whether a field shows nothing.
    ///
    /// A value or style from outside is known here before the field has drawn it.
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

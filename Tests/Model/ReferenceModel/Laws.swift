// SPDX-License-Identifier: MIT

/// The laws that the model must obey after every event, independently of the engine.
struct Laws {
  var before: Field
  var after: Field
  var event: Event

  private var style: Style { after.style }

  /// The first violated law, or nil if no law is violated.
  var broken: String? {
    let (old, new) = (before.state, after.state)
    if new.refused != nil, (old.text, old.value) != (new.text, new.value) {
      return "a refused edit changes nothing"
    }
    if new.refused != nil, before.isActive, old.selection != new.selection {
      return "a refused edit keeps the selection"
    }
    guard new.selection[0] <= new.selection[1], new.selection[1] <= new.text.utf16.count else {
      return "the selection is inside the text"
    }
    if !style.isOptional, new.value == nil { return "only an optional field is empty" }
    if isEntry, old.value != new.value, !contains(new.value) {
      return "an entered value is within the bounds"
    }
    let idle = Field(style: style, value: new.value.flatMap { Number($0) })
    if !after.isActive, new.text != idle.state.text { return "idle text shows the value" }
    if after.isActive, !isFilled { return "the fraction has its minimum length" }
    return editsNothing && old.value != new.value ? "only an edit changes the value" : nil
  }

  private var isEntry: Bool {
    switch event {
    case .type, .paste, .decimalKey: true
    default: false
    }
  }

  private var editsNothing: Bool {
    switch event {
    case .select, .arrow, .selectAll, .style: true
    default: false
    }
  }
  /// Returns whether `value` is within the bounds, or the bounds are not enforced.
  private func contains(_ value: String?) -> Bool {
    guard style.enforcement != .reportOnly, let number = value.flatMap({ Number($0) }) else {
      return true
    }
    let shown = number.shifted(by: style.scale)
    return style.clamped(shown) == shown
  }

  /// Whether the field shows the required minimum of fraction digits.
  ///
  /// Always true for idle and empty fields, for expressions, and for styles that don't pad the
  /// fraction with zeros while the user types.
  private var isFilled: Bool {
    guard let editing = after.editing, editing.expression == nil else { return true }
    return style.filled(editing.content) == editing.content
  }
}

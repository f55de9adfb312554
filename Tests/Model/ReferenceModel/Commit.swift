// SPDX-License-Identifier: MIT

/// BEHAVIOUR section 6: focus, commit, values and styles from outside.
extension Field {
  /// "Focus: active text, caret after the last content character".
  mutating func focus() {
    guard editing == nil else { return }
    if style.normalizing == .onFocus { normalize() }
    editing = style.freshEditing(value)
  }

  /// "Blur and submit both commit"; a submit "keeps the history", which ends with the focus.
  mutating func blur() {
    guard editing != nil else { return }
    commit()
    editing = nil
    history = History()
  }

  /// "After submit a field that keeps the focus shows the active text of the committed number, the
  /// caret after its last content character if the text changed".
  mutating func submit() {
    guard let old = editing else { return }
    commit()
    history.endRun()
    let fresh = style.freshEditing(value)
    editing?.isEdited = false
    editing?.isRestyled = false
    editing?.hasUncoveredZero = false
    if fresh.content != old.content { editing = fresh }
  }

  /// Puts the bound in place; a number that was not edited since the last style stays.
  private mutating func commit() {
    guard let editing, editing.isEdited, let number = editing.content.number else { return }
    let bounded = style.bounded(number).shifted(by: -style.scale)
    if !editing.isRestyled { value = bounded }
    if bounded == value, bounded.shifted(by: style.scale) != number { clamped = value }
  }

  /// "focusing brings it into bounds first and into precision then, and publishes it".
  private mutating func normalize() {
    guard let value else { return }
    let shown = value.shifted(by: style.scale)
    let bounded = style.bounded(shown)
    let fitting = style.bounded(style.trimmed(bounded))
    let normalized = fitting.shifted(by: -style.scale)
    if bounded != shown || fitting != style.trimmed(bounded) { clamped = normalized }
    self.value = normalized
  }

  /// "A value equal to the one that the field holds … does nothing at all".
  mutating func set(_ new: Number?) {
    guard new != value else { return }
    value = new
    history = History()
    guard let old = editing else { return }
    let fresh = style.freshEditing(new)
    editing?.isEdited = false
    editing?.hasUncoveredZero = false
    // "the same number as the text means no change (typed `1.50` stays)"
    let isSame = old.content.number != nil && old.content.number == new?.shifted(by: style.scale)
    guard !isSame else { return }
    editing = style.moved(old.selection, from: old.content, to: fresh)
  }

  /// "the same numeral in the new notation, rules applied at the next edit that changes the number".
  mutating func change(to new: Style) {
    guard new != style else { return }
    history.endRun()
    let old = style
    style = new
    guard let editing else { return }
    self.editing = new.adopting(editing, of: old, value: value)
    // "Looking is free": this number never changes at the next blur.
    self.editing?.isRestyled = true
    self.editing?.hasUncoveredZero = false
  }
}

// MARK: - Texts for values

extension Style {
  /// The text of a field that was just focused.
  func freshEditing(_ value: Number?) -> Editing {
    guard let value else { return Editing(content: Content(), selection: .caret(0)) }
    let content = freshContent(shownNumber(value))
    return Editing(content: content, selection: .caret(lastSlot(of: content)))
  }

  /// "While active the minimum precision is not filled in", but for a till and live zeros.
  private func freshContent(_ shown: Number) -> Content { filled(typedContent(shown)) }

  private func typedContent(_ shown: Number) -> Content {
    var fraction = shown.fractionText
    if isTill {
      fraction += String(repeating: "0", count: max(maxFraction - fraction.count, 0))
    }
    let text = fraction.isEmpty ? shown.integerText : shown.integerText + "." + fraction
    return Content(isNegative: shown.isNegative, characters: Array(text))
  }

  /// The fresh text with the old selection; section 2a places a caret before live zeros.
  fileprivate func moved(_ old: Selection, from content: Content, to fresh: Editing) -> Editing {
    guard !fillsFractionLive || old.isWhole else { return fresh }
    var moved = fresh
    moved.selection = selection(old, of: content, movedTo: fresh.content)
    return moved
  }

  /// An old text in this style: the same content if this style can show it, or else "the value
  /// shown rounded".
  func adopting(_ editing: Editing, of old: Style, value: Number?) -> Editing {
    let rest = old.unfilled(editing).content
    var adopted = editing
    let isEdited = editing.isEdited && !editing.isRestyled
    let typed = adoptedContent(rest, isEdited: isEdited, value: value, old)
    adopted.content = filled(typed)
    adopted.selection =
      editing.selection.isWhole
      ? all(of: adopted.content) : selection(editing.selection, of: rest, movedTo: typed)
    return adopted
  }

  private func adoptedContent(
    _ rest: Content,
    isEdited: Bool,
    value: Number?,
    _ old: Style
  ) -> Content {
    guard let number = rest.number else { return rest }
    let shown = value.map { $0.shifted(by: scale) }
    // A text that stood for a more precise value stands for it again.
    if !isEdited, let value, number != shown, number == old.shownNumber(value) {
      return typedContent(shownNumber(value))
    }
    guard number.fractionText.count <= maxFraction else {
      return typedContent(shownNumber(value ?? .zero))
    }
    let fraction = rest.fraction?.count ?? (isTill ? 0 : -1)
    let hasRoom = isTill ? fraction == maxFraction : fraction <= maxFraction
    guard hasRoom, rest.point == nil || maxFraction > 0 else {
      var content = typedContent(number)
      content.isNegative = rest.isNegative
      return content
    }
    return rest
  }

  /// "a fraction that is too long loses its last digits, an integer part its first".
  fileprivate func trimmed(_ shown: Number) -> Number {
    let integer = shown.integerText.suffix(maxInteger)
    let room = max(min(maxFraction, maxTotal - (integer == "0" ? 0 : integer.count)), 0)
    return Number(
      isNegative: shown.isNegative,
      integer: integer,
      fraction: shown.fractionText.prefix(room)
    )
  }
}

// SPDX-License-Identifier: MIT

#if canImport(NumericTextCore)
  package import NumericTextCore
#endif

// The laws of events: what an outcome reports, and what an event can change.
extension SessionLaws {
  mutating func checkChanges(_ outcome: Outcome, _ before: Session, _ after: Session) {
    let isTextNew = !before.text.utf8.elementsEqual(after.text.utf8)
    let isSelectionNew = before.selection != after.selection
    let isPublished = outcome.changes.contains(.value)
    expect(outcome.changes.contains(.text) == isTextNew, "a new text is reported", after)
    expect(
      outcome.changes.contains(.selection) == isSelectionNew,
      "a new selection is reported",
      after
    )
    expect(isPublished == (before.value != after.value), "a new value is reported", after)
    if isPublished {
      let isSame = before.value.isSameNumber(as: after.value)
      expect(!isSame, "no value is published twice", after)
    }
  }

  mutating func checkRefusal(_ outcome: Outcome, _ before: Session, _ after: Session) {
    guard outcome.refusal != nil, !before.isComposing else { return }
    expect(outcome.changes.isEmpty, "a refused event changes nothing", after)
    expect(before.isActive == after.isActive, "a refused event keeps the focus", after)
    let isSame = before.state == after.state && before.value == after.value
    expect(isSame, "a refused event keeps the state", after, before.sketch)
    expect(after.hasHistory(of: before), "a refused event keeps the history", after)
  }

  mutating func checkBounds(_ outcome: Outcome, _ after: Session) {
    let rules = after.field.rules
    let isReporting = rules.onlyReports && !after.value.digits.isEmpty
    expect(isReporting || after.violation == nil, "a violation is only of a reported rule", after)
    if isReporting {
      let bounds = rules.reported
      let isBelow = bounds.lower.map { after.number.isLess(than: $0) } ?? false
      let isAbove = bounds.upper.map { $0.isLess(than: after.number) } ?? false
      expect(isBelow == (after.violation == .belowMinimum), "a minimum is reported", after)
      expect(isAbove == (after.violation == .aboveMaximum), "a maximum is reported", after)
    }
    guard outcome.isClamped else { return }
    expect(outcome.refusal == nil, "a refused event clamps nothing", after)
    // After a change of the style, the value can still be a bound of the previous style.
    expect(hasNewStyle || after.isWithinBounds, "a clamped value is within the bounds", after)
    // With `.reportOnly`, a result is clamped only to the limits of the number type.
    let isLimit = rules.bounds.ends.contains { $0.isSameNumber(as: after.number) }
    expect(!rules.onlyReports || isLimit, "reported rules clamp nothing", after)
  }

  /// Checks that moving the focus, selecting text or changing the style keeps the value.
  mutating func checkThatNothingIsEdited(_ before: Session, _ after: Session) {
    guard !before.isComposing else { return }
    let normalizes = after.field.rules.normalizing == .onFocus
    if normalizes, !before.isActive, after.isActive { return }
    let isKept = after.value == before.value
    expect(isKept, "focus, selection and style keep the value", after, before.sketch)
  }

  /// Checks that a typed key has the same outcome on a platform that changes the text before it
  /// reports the key.
  mutating func checkInput(_ key: String, _ before: Session, _ after: Session) {
    guard !before.isComposing, key.unicodeScalars.count == 1 else { return }
    var copy = before
    _ = copy.perform(.focus())
    let units = Array(copy.text.utf16)
    let range = copy.selection
    let changed = Array(units[..<range.lowerBound]) + Array(key.utf16) + units[range.upperBound...]
    let caret = range.lowerBound + key.utf16.count
    let text = String(decoding: changed, as: UTF16.self)
    _ = copy.perform(.input(text, caret: caret))
    expect(copy.looks(like: after), "input after the fact is the edit itself", after, copy.sketch)
  }
}

extension Session {
  /// The number that the field shows for its value: 12.5 for the value 0.125 of a percent field.
  package var number: Numeral { value.scaled(byPowerOfTen: field.notation.scale) }

  /// Whether the value is within the bounds of the rules.
  package var isWithinBounds: Bool {
    value.digits.isEmpty || number.clamped(to: field.rules.bounds).isSameNumber(as: number)
  }
}

extension Bounds {
  fileprivate var ends: [Numeral] { [lower, upper].compactMap { $0 } }
}

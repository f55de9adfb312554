// SPDX-License-Identifier: MIT

import Laws
import NumericText

// Checks of the value: after each event, and after the number is committed.
extension WalkStep {
  mutating func checkValue(_ outcome: NumericTextOutcome<Bound>, _ event: WalkEvent) {
    guard let number = session.value.number else {
      return expect(Bound.allowsEmpty, "no empty value where none may be", "")
    }
    guard event.cause.isEdit, outcome.changes.contains(.value), let numeral = number.numeral else {
      return
    }
    expect(!isPastBounds(session.value), "an edited value is within bounds", "\(numeral)")
    guard !session.showsExpression, let shown = session.numeral(in: field.editing) else { return }
    let values = countedNumbers(of: shown).flatMap { [$0, $0.negated] }.map { typed in
      let clamped = typed.clamped(to: field.rules.bounds)
      return Bound.Number(numeral: clamped.scaled(byPowerOfTen: -field.notation.scale))
    }
    expect(values.contains(number), "the value is the number of the text", "\(shown)")
  }

  /// Returns the numbers that can be the value if the text shows `shown`.
  ///
  /// In a field for whole numbers, a fraction doesn't count until a letter such as `k` multiplies
  /// the number. After an open mark, digits that exceed the precision don't count.
  private func countedNumbers(of shown: Numeral) -> [Numeral] {
    let isWhole = field.rules.takesScalableFractions
    let isOpen = session.showsOpenMark(in: field.editing)
    guard isWhole || isOpen else { return [shown] }
    return (0...(isWhole ? 0 : shown.fractionCount)).map { count in
      let digits = shown.digits
      return Numeral(
        integer: digits.prefix(shown.integerCount),
        fraction: digits.dropFirst(shown.integerCount).prefix(count)
      )
    }
  }

  /// Returns whether a value is outside the bounds.
  ///
  /// Only the app can set such a value.
  func isPastBounds(_ value: Bound) -> Bool {
    guard let numeral = value.number?.numeral else { return false }
    let shown = numeral.scaled(byPowerOfTen: field.notation.scale)
    return !shown.clamped(to: field.rules.bounds).isSameNumber(as: shown)
  }

  mutating func checkCommit() {
    var copy = session
    copy.blur()
    let text = session.style.format(copy.value.number)
    if let number = copy.value.number?.numeral, isExact(number) {
      expect(copy.text == text, "an idle field shows the formatted value", copy.text)
    }
  }

  /// Returns whether the number type can represent all digits of the value and of the text.
  ///
  /// The app can set a value with more digits, but an edit then loses some of them.
  func isExact(_ number: Numeral) -> Bool {
    if session.showsExpression {
      return !session.isComposing && session.hasRoomForOperands(in: field)
    }
    let shown = session.numeral(in: field.editing) ?? number
    let most = Bound.Number.numericTextLimits.digits ?? .max
    return max(number.digits.count, shown.canonical.digits.count) <= most
  }
}

// MARK: - Other styles

extension WalkStep {
  /// Checks that the value stays the same after a style change, and after a commit that follows.
  mutating func checkOtherStyles() {
    for other in fields.otherStyles where other != session.style {
      var copy = session
      copy.set(style: other)
      let isKept = copy.value == session.value
      expect(isKept, "another style keeps the value", "\(copy.text) \(copy.value)")
      copy.blur()
      expect(
        copy.value == session.value,
        "a commit after a style change keeps the value",
        "\(copy.text) \(copy.value)"
      )
    }
  }

  /// Checks that setting the same style again changes nothing.
  mutating func checkSameStyle() {
    var copy = session
    let changes = copy.set(style: copy.style).changes
    let isSame = changes.isEmpty && copy.engine.looks(like: session.engine)
    expect(isSame, "setting the same style changes nothing", copy.text)
    for _ in 0..<2 { copy.type("1") }
    var other = session
    for _ in 0..<2 { other.type("1") }
    let isOneRun = copy.engine.undoCount == other.engine.undoCount
    expect(isOneRun, "setting the same style keeps the history", "\(copy.engine.undoCount)")
  }
}

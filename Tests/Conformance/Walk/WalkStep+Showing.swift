// SPDX-License-Identifier: MIT

import NumericText

// Checks of the outcomes of events, and of the shown text.
extension WalkStep {
  mutating func checkOutcome(
    _ outcome: NumericTextOutcome<Bound>,
    since before: NumericTextSession<Bound>
  ) {
    let isSame = outcome.text.utf8.elementsEqual(session.text.utf8)
    expect(isSame && outcome.selection == session.selection, "an outcome is what is shown", "")
    expect(outcome.value == session.value, "an outcome has the value", "\(outcome.value)")
    let isTextNew = !before.text.utf8.elementsEqual(session.text.utf8)
    expect(outcome.changes.contains(.text) == isTextNew, "a new text is reported", before.text)
    checkBounds(outcome)
    guard outcome.refusal != nil, !before.isComposing else { return }
    expect(outcome.changes.isEmpty && !isTextNew, "a refusal changes nothing", before.text)
    expect(before.value == session.value, "a refusal keeps the value", "\(before.value)")
    expect(before.isActive == session.isActive, "a refusal keeps the focus", before.text)
    expect(before.selection == session.selection, "a refusal keeps the selection", before.text)
    let isHistoryKept =
      before.engine.undoCount == session.engine.undoCount
      && before.engine.redoCount == session.engine.redoCount
    expect(isHistoryKept, "a refusal keeps the history", before.text)
  }

  private mutating func checkBounds(_ outcome: NumericTextOutcome<Bound>) {
    if let bound = outcome.clampedTo {
      expect(bound == session.value.number, "a clamp is the new value", "\(bound)")
      expect(outcome.refusal == nil, "a refused event clamps nothing", "\(bound)")
    }
    expect(outcome.violation == session.violation, "an outcome has the violation", "")
    guard fields.isReportOnly, let number = session.value.number?.numeral else {
      return expect(session.violation == nil, "a violation is only of a reported rule", "")
    }
    // With `.reportOnly`, a result is clamped only to the limits of the number type.
    let isClamped = outcome.clampedTo != nil && !field.rules.bounds.isLimit(number)
    expect(!isClamped, "reported rules clamp nothing", "")
    let lower = fields.bounds?.lower.flatMap { Self.held($0) }
    let upper = fields.bounds?.upper.flatMap { Self.held($0) }
    let isBelow = lower.map { number.isLess(than: $0) } ?? false
    let isAbove = upper.map { $0.isLess(than: number) } ?? false
    expect(isBelow == (session.violation == .belowMinimum), "a minimum is reported", "\(number)")
    expect(isAbove == (session.violation == .aboveMaximum), "a maximum is reported", "\(number)")
  }

  /// Returns the bound after converting it to the field's number type and back.
  ///
  /// The result can differ from the bound: a `Float` stores fewer digits than a bound can have.
  private static func held(_ bound: Numeral) -> Numeral? {
    Bound.Number(numeral: bound.canonical)?.numeral
  }

  mutating func checkCells() {
    guard !session.isComposing else { return }
    let cells = session.cells
    guard session.isActive || !cells.isEmpty else { return }
    let ends = [0] + cells.map(\.range.upperBound)
    let tiles = zip(ends, cells).allSatisfy { $0 == $1.range.lowerBound }
    let length = session.text.utf16.count
    expect(tiles && ends.last == length, "cells cover the text", "\(cells)")
    let content = cells.filter(\.role.isContent)
    guard session.isActive, let first = content.first else { return }
    var slots = Set([first.range.lowerBound] + content.map(\.range.upperBound))
    // In an expression, a number can begin with a sign. The first valid caret position is after the
    // sign.
    if session.showsExpression {
      slots.formUnion(cells.filter { $0.role == .affix }.map(\.range.upperBound))
    }
    // With formatting on commit, the minus can be deleted separately, so the caret can be before
    // it.
    if field.rules.formatting == .onCommit { slots.insert(0) }
    let selection = session.selection
    let isInSlots = slots.contains(selection.lowerBound) && slots.contains(selection.upperBound)
    expect(isInSlots || selection == 0..<length, "the selection is in slots", "")
  }
}

extension Bounds {
  /// Returns whether `number` is one of the bounds.
  fileprivate func isLimit(_ number: Numeral) -> Bool {
    [lower, upper].contains { $0?.isSameNumber(as: number) == true }
  }
}

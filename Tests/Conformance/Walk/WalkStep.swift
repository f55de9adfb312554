// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field on a walk; after each event its laws are checked.
struct WalkStep<Bound: NumericTextBoundValue> {
  private(set) var session: NumericTextSession<Bound>
  private(set) var broken: (law: String, detail: String)?
  private var style: WalkStyle

  /// Whether the app or a new style came since the field got the focus: rules bind the next edit.
  private var isFromOutside = false

  init(_ style: WalkStyle, _ value: Bound) {
    self.style = style
    session = NumericTextSession(value: value, style: style.style(for: Bound.Number.self))
  }

  mutating func play(_ event: WalkEvent) {
    let before = session
    let outcome = perform(event)
    checkOutcome(outcome, since: before)
    checkCells()
    if !isPastBounds(before.value) { checkValue(outcome, event) }
    guard !session.isComposing else { return }
    checkCommit()
    checkHistory()
    checkPaste()
    if case .type(let key) = event, !before.isComposing { checkInput(key, from: before) }
  }

  private mutating func perform(_ event: WalkEvent) -> NumericTextOutcome<Bound> {
    switch event {
    case .focus: return session.focus()
    case .blur: return session.blur()
    case .submit: return session.submit()
    case .cancel: return session.cancel()
    case .confirm: return session.confirmMarkedText()
    case .toggleSign: return session.toggleSign()
    case .undo: return session.undo()
    case .redo: return session.redo()
    case .backspace: return session.deleteBackward()
    case .delete: return session.deleteForward()
    case .type(let text): return session.type(text)
    case .paste(let text): return session.paste(text)
    case .mark(let text): return session.mark(text)
    case .select(let range): return session.select(range)
    case .move(let move): return session.move(move)
    case .replace(let range, let text): return session.replace(range, with: text)
    case .input(let text, let caret): return session.input(text, caret: caret)
    case .step(let count): return session.step(by: count)
    case .set(let number):
      isFromOutside = true
      return session.set(value: Walk.bound(number) ?? session.value)
    case .locale(let name):
      isFromOutside = true
      style.locale = Locale(identifier: name)
      return session.set(style: style.style(for: Bound.Number.self))
    }
  }

  private mutating func expect(_ holds: Bool, _ law: String, _ detail: @autoclosure () -> String) {
    guard !holds, broken == nil else { return }
    broken = (
      law, "\(session.text.debugDescription) \(session.selection) \(session.plainText) " + detail()
    )
  }
}

// MARK: - What is shown

extension WalkStep {
  private mutating func checkOutcome(
    _ outcome: NumericTextOutcome<Bound>,
    since before: NumericTextSession<Bound>
  ) {
    let isSame = outcome.text.utf8.elementsEqual(session.text.utf8)
    expect(isSame && outcome.selection == session.selection, "an outcome is what is shown", "")
    expect(outcome.value == session.value, "an outcome has the value", "\(outcome.value)")
    let isTextNew = !before.text.utf8.elementsEqual(session.text.utf8)
    expect(outcome.changes.contains(.text) == isTextNew, "a new text is told", before.text)
    checkBounds(outcome)
    guard outcome.refusal != nil, !before.isComposing else { return }
    expect(outcome.changes.isEmpty && !isTextNew, "a refusal changes nothing", before.text)
    expect(before.value == session.value, "a refusal keeps the value", "\(before.value)")
    expect(before.isActive == session.isActive, "a refusal keeps the focus", before.text)
  }

  private mutating func checkBounds(_ outcome: NumericTextOutcome<Bound>) {
    if let bound = outcome.clampedTo {
      expect(bound == session.value.number, "a clamp is the new value", "\(bound)")
      expect(outcome.refusal == nil, "a refused event clamps nothing", "\(bound)")
    }
    expect(outcome.violation == session.violation, "an outcome has the violation", "")
    guard style.enforcement == .reportOnly, let number = session.value.number?.numeral else {
      return expect(session.violation == nil, "only reported rules are broken", "")
    }
    expect(outcome.clampedTo == nil, "reported rules clamp nothing", "")
    let limits = Bound.Number.numericTextLimits
    let lower = style.bounds?.lower.flatMap { Self.held($0) } ?? limits.lower
    let upper = style.bounds?.upper.flatMap { Self.held($0) } ?? limits.upper
    let isBelow = lower.map { number.isLess(than: $0) } ?? false
    let isAbove = upper.map { $0.isLess(than: number) } ?? false
    expect(isBelow == (session.violation == .belowMinimum), "a minimum is reported", "\(number)")
    expect(isAbove == (session.violation == .aboveMaximum), "a maximum is reported", "\(number)")
  }

  private mutating func checkCells() {
    guard !session.isComposing else { return }
    let cells = session.cells
    guard session.isActive || !cells.isEmpty else { return }
    let ends = [0] + cells.map(\.range.upperBound)
    let tiles = zip(ends, cells).allSatisfy { $0 == $1.range.lowerBound }
    let length = session.text.utf16.count
    expect(tiles && ends.last == length, "cells cover the text", "\(cells)")
    let content = cells.filter(\.role.isContent)
    guard session.isActive, let first = content.first else { return }
    let slots = Set([first.range.lowerBound] + content.map(\.range.upperBound))
    let selection = session.selection
    let isInSlots = slots.contains(selection.lowerBound) && slots.contains(selection.upperBound)
    expect(isInSlots || selection == 0..<length, "the selection is in slots", "")
  }
}

// MARK: - The value

extension WalkStep {
  private var field: Field { session.style.field(allowsEmpty: Bound.allowsEmpty) }

  private mutating func checkValue(_ outcome: NumericTextOutcome<Bound>, _ event: WalkEvent) {
    guard let number = session.value.number else {
      return expect(Bound.allowsEmpty, "no empty value where none may be", "")
    }
    guard event.isEdit, outcome.changes.contains(.value), let numeral = number.numeral else {
      return
    }
    expect(!isPastBounds(session.value), "an edited value is within bounds", "\(numeral)")
    guard let text = session.numeral(in: field.editing) else { return }
    let values = [text, text.negated].map { typed in
      let clamped = typed.clamped(to: field.rules.bounds)
      return Bound.Number(numeral: clamped.scaled(byPowerOfTen: -field.notation.scale))
    }
    expect(values.contains(number), "the value is the number of the text", "\(text)")
  }

  /// Whether a number lies outside the bounds, where the app has put it; deletions bring it nearer.
  private func isPastBounds(_ value: Bound) -> Bool {
    guard let numeral = value.number?.numeral else { return false }
    let shown = numeral.scaled(byPowerOfTen: field.notation.scale)
    return !shown.clamped(to: field.rules.bounds).isSameNumber(as: shown)
  }

  private mutating func checkCommit() {
    var copy = session
    copy.blur()
    let text = session.style.format(copy.value.number)
    if let number = copy.value.number?.numeral, isExact(number) {
      expect(copy.text == text, "an idle field shows the formatted value", copy.text)
    }
    guard style.normalizing == nil else { return }
    var looked = copy
    looked.focus()
    looked.blur()
    let isSame = looked.text == copy.text && looked.value == copy.value
    expect(isSame, "looking is free", "\(copy.text) \(looked.text)")
  }

  /// Whether the number type keeps all digits that the field shows.
  ///
  /// A number from outside may have more, which are lost with an edit.
  private func isExact(_ number: Numeral) -> Bool {
    let shown = session.numeral(in: field.editing) ?? number
    let most = Bound.Number.numericTextLimits.digits ?? .max
    return max(number.digits.count, shown.canonical.digits.count) <= most
  }

  /// A bound as the number type holds it: a `Float` has fewer digits than the text may have.
  private static func held(_ bound: String) -> Numeral? {
    Numeral(bound).flatMap { Bound.Number(numeral: $0) }?.numeral
  }

  private mutating func checkHistory() {
    var copy = session
    guard copy.undo().refusal == nil else { return }
    copy.redo()
    // The caret stands where the edit had left it, which may have moved since.
    let isSame = copy.text == session.text && copy.value == session.value
    expect(isSame, "redo brings back what was undone", copy.text)
  }

  /// What is shown, put into an empty field, is the same number.
  ///
  /// A text such as `0,123` is exempt: that is how a fraction is written, too.
  private mutating func checkPaste() {
    guard session.isActive, let shown = session.numeral(in: field.editing), !shown.isPadded
    else { return }
    let style = session.style.bounds(lower: nil, upper: nil)
    var fresh = NumericTextSession<Bound.Number?>(value: nil, style: style)
    let outcome = fresh.paste(session.text)
    switch outcome.refusal {
    case .tooManyDigits, .tooManyIntegerDigits, .outOfBounds, .notRepresentable: return
    default: break
    }
    let empty = fresh.style.field(allowsEmpty: true)
    let read = fresh.numeral(in: empty.editing)
    let clamped = [shown, shown.negated].map { $0.clamped(to: empty.rules.bounds).magnitude }
    let isSame = ([shown] + clamped).contains { read?.isSameNumber(as: $0) == true }
    expect(
      isSame,
      "shown text pasted back is the number",
      "\(fresh.text) \(outcome.refusal as Any)"
    )
    guard let old = session.value.number?.numeral, let new = fresh.value?.numeral else { return }
    guard field.rules.allowsSign, field.rules.bounds.allowNegative, !isFromOutside, !old.isZero,
      !new.isZero,
      old.magnitude == new.magnitude
    else { return }
    let isSameSign = old.isNegative == new.isNegative
    expect(isSameSign, "shown text pasted back has the sign", "\(fresh.text)")
  }

  private mutating func checkInput(_ key: String, from before: NumericTextSession<Bound>) {
    var copy = before
    copy.focus()
    let units = Array(copy.text.utf16)
    let range = copy.selection
    let text = Array(units[..<range.lowerBound]) + Array(key.utf16) + units[range.upperBound...]
    let caret = range.lowerBound + key.utf16.count
    let outcome = copy.input(String(decoding: text, as: UTF16.self), caret: caret)
    guard outcome.refusal == nil else { return }
    let isSame = copy.text == session.text && copy.value == session.value
    expect(isSame, "input after the fact is the edit", "\(copy.text) \(copy.selection)")
  }
}

extension NumericTextSession {
  /// The digits that the field shows, without their sign, nil if there are none.
  fileprivate func numeral(in notation: Notation) -> Numeral? {
    let units = Array(text.utf16)
    var plain = ""
    for cell in cells where cell.role.isContent {
      let piece = String(decoding: units[cell.range], as: UTF16.self)
      if cell.role == .decimalSeparator {
        plain += "."
      } else if let scalar = piece.unicodeScalars.first,
        let digit = notation.digits.value(of: scalar)
      {
        plain += "\(digit)"
      }
    }
    return Numeral(plain).flatMap { $0.digits.isEmpty ? nil : $0 }
  }
}

extension Numeral {
  fileprivate var magnitude: Numeral { isNegative ? negated : self }

  /// Whether zeros in front stand there for no reason.
  fileprivate var isPadded: Bool { integerCount > 1 && digits.first == 0 }
}

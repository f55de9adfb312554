// SPDX-License-Identifier: MIT

import Foundation
import Laws
import NumericText

// Checks of pasting: first the field's own text, then any text.
extension WalkStep {
  /// Checks that pasting the field's own text into an empty field results in the same number.
  ///
  /// Both the text during editing and the text after the field has lost focus are pasted.
  mutating func checkOwnText() {
    if session.showsExpression {
      checkOwnExpression()
    } else if session.isActive {
      checkOwnText(session, in: field.editing)
    }
    var idle = session
    idle.blur()
    checkOwnText(idle, in: field.notation)
  }

  private mutating func checkOwnText(_ shown: NumericTextSession<Bound>, in notation: Notation) {
    guard shown.text.unicodeScalars.count > 1, let number = shown.numeral(in: notation) else {
      return
    }
    // After a change to an integer style, the number can still have a fraction, which cannot be
    // pasted.
    guard number.fractionCount == 0 || fields.emptyField.rules.precision.fraction.upperBound > 0
    else { return }
    guard field.rules.entry == .natural || showsUnits(shown.text, number, notation) else { return }
    var fresh = fields.empty
    let outcome = fresh.paste(shown.text)
    switch outcome.refusal {
    case .tooManyDigits, .tooManyIntegerDigits, .outOfBounds, .notRepresentable: return
    // Deleting a part of an expression can leave a negative number in a field for positive numbers,
    // whose value is then the lower bound.
    case .negativeNotAllowed where !fields.emptyField.rules.bounds.allowNegative: return
    // The app's own rule can refuse the paste in two cases: the app has set a value that the rule
    // forbids, or the number in the text is past a bound. This field applies the rule to the bound,
    // but the new field has no bounds and applies it to the number.
    case .notAllowed
    where fields.bounds != nil || field.rules.functions.allows?(shown.engine.value) == false:
      return
    default: break
    }
    let read = fresh.numeral(in: fields.emptyField.editing)
    let rules = fields.emptyField.rules
    let clamped = [number, number.negated].map { $0.clamped(to: rules.bounds).magnitude }
    // After an open mark, digits that exceed the precision are shown but are not part of the
    // number.
    let kept = fresh.engine.number.clamped(to: field.rules.bounds)
    let isSame =
      ([number] + clamped).contains { read?.isSameNumber(as: $0) == true }
      || (shown.showsOpenMark(in: notation) && kept.isSameNumber(as: shown.engine.number))
    expect(
      isSame,
      "shown text pasted back is the number",
      "\(shown.text.debugDescription) \(fresh.text) \(outcome.refusal as Any)"
    )
    checkSign(fresh, of: shown)
  }

  /// Returns whether the text of a number in minor-unit entry shows whether it is in whole units.
  ///
  /// Three grouped digits are, but only a currency symbol shows it: `123` after typing `1,23,` in
  /// India.
  private func showsUnits(_ text: String, _ number: Numeral, _ notation: Notation) -> Bool {
    number.integerCount > 3 || text.contains(notation.decimalSeparator.text)
  }

  private mutating func checkSign(
    _ fresh: NumericTextSession<Bound.Number?>,
    of shown: NumericTextSession<Bound>
  ) {
    guard let old = shown.value.number?.numeral, let new = fresh.value?.numeral else { return }
    let isSigned = field.rules.allowsSign && field.rules.bounds.allowNegative && !isFromOutside
    guard isSigned, !old.isZero, !new.isZero, old.magnitude == new.magnitude else { return }
    let isSameSign = old.isNegative == new.isNegative
    expect(isSameSign, "shown text pasted back has the sign", "\(fresh.text)")
  }
}

// MARK: - Any text

extension WalkStep {
  /// Checks that a paste inserts all digits of the pasted text.
  ///
  /// Fraction digits that don't fit may be missing. A paste that is clamped to a bound is not
  /// checked.
  mutating func checkPaste(
    of text: String,
    _ outcome: NumericTextOutcome<Bound>,
    since before: NumericTextSession<Bound>
  ) {
    guard outcome.refusal == nil, outcome.clampedTo == nil, text.unicodeScalars.count > 1,
      !session.showsExpression, !before.showsExpression
    else { return }
    var fresh = fields.empty
    guard fresh.paste(text).refusal == nil else { return }
    var ready = before
    ready.focus()
    let notation = field.editing
    let pasted = PastedContent(
      old: ready.content(in: notation),
      text: text,
      pasted: fresh.content(in: fields.emptyField.editing).all,
      isTill: field.rules.entry == .minorUnits
    )
    let new = session.content(in: notation).all
    expect(
      pasted.explains(new) || (ready.showsOpenMark(in: notation) && pasted.explainsDigits(of: new)),
      "a paste inserts all its digits",
      "\(text.debugDescription) in \(ready.text)"
    )
    guard fields.bounds == nil, field.rules.allowsSign, let number = session.value.number?.numeral,
      let read = fresh.value?.numeral, read.isNegative, !number.isZero
    else { return }
    expect(number.isNegative, "a paste keeps its sign", "\(text.debugDescription) in \(ready.text)")
  }
}

/// The digits in a field before a paste, and the pasted number.
private struct PastedContent {
  let old: Content
  let text: String
  let pasted: String
  let isTill: Bool

  /// Returns whether `new` can be the content of the field after the paste.
  ///
  /// The new content must be the old content with the pasted digits inserted. If the old content
  /// was empty or zero, the new content can also be the pasted number alone.
  func explains(_ new: String) -> Bool {
    let new = plain(new)
    if !old.selected.contains(where: { $0 > "0" }), old.showsZero, new == plain(pasted) {
      return true
    }
    return insertions.contains { inserted in
      [old.after[...], rest].contains { rest in
        let whole = plain(old.before + inserted + rest)
        return new == whole || isTrimmed(new, of: whole)
      }
    }
  }

  /// Returns whether `new` consists of the digits before the selection and the pasted digits, of
  /// which some at the end may be missing.
  ///
  /// Separators are ignored, because the paste can turn a typed mark into a grouping separator.
  func explainsDigits(of new: String) -> Bool {
    func digits(_ text: String) -> String { text.filter { $0 != "." } }
    return digits(old.before + pasted).hasPrefix(digits(new))
  }

  /// The digits and the decimal point after the selection.
  ///
  /// A zero that is the only integer digit is left out: `.5` for `|0.5`.
  private var rest: Substring {
    let isPlaceholder = old.before.isEmpty && old.integer == "0" && old.after.hasPrefix("0.")
    return old.after.dropFirst(isPlaceholder ? 1 : 0)
  }

  /// The texts that the paste may have inserted.
  ///
  /// They differ in the number of leading zeros, and in whether zeros at the end of the fraction
  /// are kept.
  private var insertions: [String] {
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return [text] }
    let rest = isTill ? plain(pasted)[...] : pasted.drop { $0 == "0" }
    let zeros = (0...text.count).map { String(repeating: "0", count: $0) }
    return [pasted] + zeros.map { $0 + rest } + zeros.map { $0 + plain(pasted) }
  }

  /// Returns whether `new` is equal to `whole`, except that fraction digits at the end are missing.
  ///
  /// All missing digits must come from the paste.
  private func isTrimmed(_ new: String, of whole: String) -> Bool {
    guard whole.contains("."), !plain(old.after).contains(where: { $0 != "." }) else {
      return false
    }
    let isPart = whole.hasPrefix(new) && integer(of: new) == integer(of: whole)
    return isPart && new.count > plain(old.before).count
  }

  private func integer(of number: String) -> Substring { number.prefix { $0 != "." } }

  /// Returns `content` without leading zeros and without zeros at the end of the fraction.
  ///
  /// With minor-unit entry, returns the number of minor units: `150` for `1.50`.
  private func plain(_ content: String) -> String {
    guard !isTill else { return String(content.filter { $0 != "." }.drop { $0 == "0" }) }
    var digits = content[...].drop { $0 == "0" }
    if digits.contains(".") {
      while digits.last == "0" { digits.removeLast() }
      if digits.last == "." { digits.removeLast() }
    }
    return String(digits)
  }
}

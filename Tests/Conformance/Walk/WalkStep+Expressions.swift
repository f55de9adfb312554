// SPDX-License-Identifier: MIT

import NumericText

// Checks of expressions such as `1+2`. Most other checks need a field that shows a single number.
extension WalkStep {
  /// Checks that pasting the text of an expression into an empty field results in that expression.
  ///
  /// If a number is unfinished, such as `1.`, only the value must be the same. The same applies to
  /// a number with an open mark (a mark that is shown as typed because it can still group or start
  /// a fraction), because a pasted mark is not open.
  mutating func checkOwnExpression() {
    guard !session.isComposing, session.hasDigits(in: field.editing),
      session.hasRoomForOperands(in: field)
    else { return }
    var fresh = fields.empty
    let outcome = fresh.paste(session.text)
    switch outcome.refusal {
    case .tooManyDigits, .tooManyIntegerDigits, .notRepresentable, .divisionByZero: return
    // In a field for whole numbers, a mark typed in the first number has no effect, so a pasted one is
    // refused.
    case .noFraction where field.rules.precision.fraction.upperBound == 0: return
    // The app's own rule can refuse the paste in two cases: the app has set a value that the rule
    // forbids, or the result is past a bound. This field applies the rule to the bound, but the new
    // field has no bounds and applies it to the result.
    case .notAllowed
    where fields.bounds != nil || field.rules.functions.allows?(session.engine.value) == false:
      return
    default: break
    }
    let isUnfinished =
      session.showsUnfinishedNumber(in: field.editing) || session.showsOpenMark(in: field.editing)
    // The new field has no bounds, so its value can differ from a clamped value.
    let isSameValue =
      fields.bounds != nil || isFromOutside || fresh.value == session.value.number
    expect(
      fresh.text == session.text || (isUnfinished && isSameValue),
      "the text of an expression pasted back is the expression",
      "\(fresh.text.debugDescription) \(outcome.refusal as Any)"
    )
  }
}

extension NumericTextSession {
  /// Whether the field shows an expression.
  var showsExpression: Bool { cells.contains { $0.role == .operation } }

  /// Returns whether the expression contains a number that looks unfinished, such as `1.` or `007`.
  ///
  /// Every zero counts as unfinished, because it can be `-0`, and the operands don't include signs.
  fileprivate func showsUnfinishedNumber(in notation: Notation) -> Bool {
    operands(in: notation).contains { number in
      let isZero = !number.isEmpty && number.allSatisfy { $0 == "0" || $0 == "." }
      let hasZeros = number.count > 1 && number.hasPrefix("0") && !number.hasPrefix("0.")
      return number.hasSuffix(".") || hasZeros || isZero
    }
  }

  /// Returns whether the expression has a number with digits.
  ///
  /// An expression without digits can be a lone `%`, which cannot be pasted.
  fileprivate func hasDigits(in notation: Notation) -> Bool {
    operands(in: notation).contains { !$0.isEmpty }
  }

  /// Returns whether no number of the expression has more digits than the style and the number type
  /// allow.
  ///
  /// Only a value that the app set can have more digits.
  func hasRoomForOperands(in field: Field) -> Bool {
    let limit = FieldValue.Number.numericTextLimits.digits ?? .max
    let precision = field.rules.precision
    let most = min(limit, precision.total.upperBound)
    return operands(in: field.editing).allSatisfy { number in
      let digits = number.drop { $0 == "0" }
      return digits.filter { $0 != "." }.count <= most
        && digits.prefix { $0 != "." }.count <= precision.integer.upperBound
    }
  }

  /// Returns the numbers of the expression, in ASCII: `1.5`.
  private func operands(in notation: Notation) -> [String] {
    var numbers = [""]
    for cell in cells where cell.role.isContent {
      if cell.role == .operation {
        numbers.append("")
      } else if let character = character(of: cell, in: notation) {
        numbers[numbers.count - 1].append(character)
      }
    }
    return numbers
  }
}

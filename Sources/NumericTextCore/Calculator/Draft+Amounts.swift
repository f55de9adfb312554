// SPDX-License-Identifier: MIT

// In minor-unit entry, the place of a number in an expression decides whether its digits fill an
// amount from the right.
extension Draft {
  /// In minor-unit entry, converts the number at `index` to suit its place in the expression.
  ///
  /// A factor, a divisor or a percentage becomes a plain number: `0.12` becomes `12`. Any other
  /// number becomes an amount with all its minor digits: `12` becomes `12.00`.
  mutating func fitAmount(at index: Int) {
    guard let minorDigits = calculator.minorDigits else { return }
    let term = expression.terms[index]
    guard !term.number.digits.isEmpty else { return }
    if expression.isPlain(at: index) {
      guard term.mark == .none else { return }
      let units = term.number.wholeUnits
      let zero = Numeral.zero.signed(isNegative: units.isNegative)
      expression.terms[index] = Term(term.operation, units.digits.isEmpty ? zero : units, .plain)
    } else if term.mark != .none, term.number.fractionCount <= minorDigits {
      let amount = term.number.padded(integer: 1, fraction: minorDigits)
      expression.terms[index] = Term(term.operation, amount)
    }
  }

  /// In minor-unit entry, converts pasted numbers to suit their places in the expression.
  ///
  /// In the place of a factor, the numbers of a plain text keep their digits. So does a number after
  /// the pasted text, which is the last one if `keepsLast` is true.
  mutating func fitAmounts(_ indices: ClosedRange<Int>, isPlain: Bool, keepsLast: Bool) {
    guard calculator.minorDigits != nil else { return }
    for index in indices {
      let isKept = keepsLast && index == indices.upperBound
      let isFactor = expression.isPlain(at: index)
      if isFactor, isPlain || isKept {
        expression.terms[index].mark.keepPlain()
      } else if isFactor || isKept {
        fitAmount(at: index)
      }
    }
  }

  /// Replaces the operator before the number at the caret.
  ///
  /// In minor-unit entry, each factor, divisor and percentage of the expression keeps its shown
  /// digits as a plain number.
  mutating func replaceOperator(with operation: Operation) {
    term.operation = operation
    guard calculator.minorDigits != nil else { return }
    for index in expression.terms.indices where expression.isPlain(at: index) {
      expression.terms[index].mark.keepPlain()
    }
  }

  /// In minor-unit entry, adds minor digits to the amounts that are in whole units (`12` becomes
  /// `12.00`), unless a number of the expression has a separator.
  mutating func fitWholeAmounts() {
    guard calculator.minorDigits != nil else { return }
    guard !expression.terms.contains(where: { $0.number.hasSeparator }) else { return }
    for index in expression.terms.indices where expression.terms[index].mark != .none {
      fitAmount(at: index)
    }
  }

  /// In minor-unit entry, converts the number at the caret to an amount after its percent sign was
  /// deleted: `12` becomes `0.12`.
  mutating func endPercentage() {
    guard let minorDigits = calculator.minorDigits, mark == .plain, !number.hasSeparator,
      !expression.isPlain(at: index)
    else { return }
    term = Term(term.operation, number.fillingMinorUnits(minorDigits))
  }
}

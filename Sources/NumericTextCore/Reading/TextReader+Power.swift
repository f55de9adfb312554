// SPDX-License-Identifier: MIT

// Powers of ten after the digits: the exponent in `1.5e3`, and the magnitude in `1.5k`.

extension TextReader {
  /// The maximum exponent that is applied to a number.
  ///
  /// Greater exponents are treated as infinite.
  fileprivate static let exponentLimit = 4096

  /// Reads an exponent, or a word that multiplies the number.
  mutating func readPower() throws(Refusal) {
    readExponent()
    if !digits.isScaled { try readMagnitude() }
  }

  private mutating func readExponent() {
    guard let start = text.exponentStart(at: position, upTo: end) else { return }
    var index = start
    while index < end, let digit = digit(at: index) {
      power = min(power * 10 + Int(digit), Self.exponentLimit + 1)
      index = text.after(index)
    }
    guard index > start else { return }
    if text.kind(at: position + 1) == .minus { power.negate() }
    position = index
    digits.isScaled = true
  }
}

extension Numeral {
  /// Returns the number multiplied by a power of ten, with its fraction cut to the maximum length.
  ///
  /// If `power` is less than `-exponentLimit`, and the field accepts fractions, the result is zero.
  ///
  /// - Throws: `noFraction` if `power` is less than `-exponentLimit` and the field accepts only
  ///   whole numbers, or `tooManyIntegerDigits` if `power` is greater than `exponentLimit`.
  func raised(byPowerOfTen power: Int, _ lexicon: Lexicon) throws(Refusal)
    -> Numeral
  {
    guard power != 0 else { return self }
    if isZero { return .zero }
    if power < -TextReader.exponentLimit {
      guard lexicon.rules.precision.takesFraction else { throw .noFraction }
      return .zero
    }
    guard power <= TextReader.exponentLimit else {
      throw .tooManyIntegerDigits(limit: TextReader.exponentLimit)
    }
    let number = canonical
    let point = number.integerCount + power
    let limit = NumeralDigits.limit
    guard point <= limit else { throw .tooLong }
    let fraction = limit - number.integerCount - max(0, 1 - point)
    return number.trimmed(toFraction: max(0, fraction)).scaled(byPowerOfTen: power)
  }
}

// MARK: - Magnitudes

extension TextReader {
  /// Reads a word that multiplies the number, such as `k` in `1.5k` or `Mrd.` in `1,2 Mrd. €`.
  ///
  /// - Throws: `severalNumbers` if the word is ambiguous.
  private mutating func readMagnitude() throws(Refusal) {
    guard Platform.readsMagnitudes, !lexicon.rules.magnitudes.isEmpty else { return }
    let start = text.skippingBlanks(position)
    guard start < end, let (length, power) = lexicon.magnitude(in: text, at: start),
      start + length <= end
    else { return }
    guard let power else { throw .severalNumbers }
    position = start + length
    if position < end, text[position] == UInt8(ascii: ".") { position += 1 }
    digits.isScaled = true
    hasMagnitude = true
    self.power = power
  }
}

// SPDX-License-Identifier: MIT

/// A word that multiplies the number before it by a power of ten, such as `k`, `Mio` or `万`.
package struct Magnitude: Hashable, Sendable {
  /// The word without white space and full stops at its ends.
  package let word: Symbol

  package let power: Int

  /// Creates a magnitude from a word, which must not be empty.
  package init(_ word: Symbol, power: Int) {
    self.word = word
    self.power = power
  }

  /// The English words that parsing accepts in every language.
  package static let english = [
    Magnitude("k", power: 3), Magnitude("m", power: 6), Magnitude("bn", power: 9),
  ]
}

extension Rules {
  /// Whether a fraction can be typed although only whole numbers are allowed, because a letter that
  /// multiplies the number can follow.
  package var takesScalableFractions: Bool {
    Platform.readsMagnitudes && (allowsExponents || !magnitudes.isEmpty) && entry == .natural
      && liveFraction == 0 && !precision.takesFraction
  }

  /// Whether a typed separator can start a fraction.
  var typesFractions: Bool { precision.takesFraction || takesScalableFractions }

  /// Adds the magnitude in `text`: a scalar whose value is the power of ten, followed by the word.
  package mutating func addMagnitude(_ text: Symbol) {
    guard Platform.readsMagnitudes, text.utf8.count > 1 else { return }
    let word = text.utf8.withScalars { Symbol(utf8: $0[1..<$0.count]) }
    magnitudes.append(Magnitude(word, power: Int(text.utf8[0])))
  }
}

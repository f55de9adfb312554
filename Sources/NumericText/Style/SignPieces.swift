// SPDX-License-Identifier: MIT

/// The affixes of a notation split into pieces, a pair for each sign.
struct SignPieces: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    var prefix: AffixPieces
    var suffix: AffixPieces

    var affixes: Affixes { Affixes(prefix: Symbol(prefix.text), suffix: Symbol(suffix.text)) }
  }

  var positive: Pair
  var negative: Pair
  var zero: Pair
  var negativeZero: Pair

  var affixes: SignAffixes {
    SignAffixes(
      positive: positive.affixes,
      negative: negative.affixes,
      zero: zero.affixes,
      negativeZero: negativeZero.affixes
    )
  }

  func map(_ change: (Pair) -> Pair) -> SignPieces {
    SignPieces(
      positive: change(positive),
      negative: change(negative),
      zero: change(zero),
      negativeZero: change(negativeZero)
    )
  }
}

extension SignPieces {
  /// Splits the affixes of a notation at their signs and at a currency symbol.
  init(_ notation: Notation, currency: String?) {
    let (minus, plus) = (notation.minus.text.trimmed, notation.plus.text.trimmed)
    func pair(_ affixes: Affixes, _ sign: String) -> Pair {
      Pair(
        prefix: AffixPieces(affixes.prefix.text, currency: currency, sign: sign),
        suffix: AffixPieces(affixes.suffix.text, currency: currency, sign: sign)
      )
    }
    let affixes = notation.affixes
    self.init(
      positive: pair(affixes.positive, plus),
      negative: pair(affixes.negative, minus),
      zero: pair(affixes.zero, plus),
      negativeZero: pair(affixes.negativeZero, minus)
    )
  }

  /// Returns the pieces with other signs, or the same ones where nil.
  func replacingSigns(minus: String?, plus: String?, ofPlus old: String) -> SignPieces {
    func replaced(_ pieces: AffixPieces) -> AffixPieces {
      pieces.replacing(.sign) { sign in (sign == old ? plus : minus) ?? sign }
    }
    return map { Pair(prefix: replaced($0.prefix), suffix: replaced($0.suffix)) }
  }

  /// Returns the pieces with another currency symbol.
  func replacingCurrency(with symbol: String) -> SignPieces {
    map { Pair(prefix: $0.prefix.before(symbol), suffix: $0.suffix.after(symbol)) }
  }

  /// Whether positive numbers have a currency symbol.
  var hasCurrency: Bool {
    (positive.prefix.pieces + positive.suffix.pieces).contains { $0.role == .currency }
  }

  var withoutCurrency: SignPieces {
    map { Pair(prefix: $0.prefix.withoutCurrency, suffix: $0.suffix.withoutCurrency) }
  }
}

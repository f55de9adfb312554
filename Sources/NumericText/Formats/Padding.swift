// SPDX-License-Identifier: MIT

import Foundation

/// How an idle text is filled up to a width.
struct Padding: Hashable, Sendable {
  /// Where the filling stands.
  enum Place: Hashable, Sendable {
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
  }

  /// The number of characters that a text has at least, as Unicode scalars.
  var width: Int

  var filling: Unicode.Scalar
  var place: Place

  /// The filling as a text that may stand beside a number that is read.
  var word: Symbol { Symbol(String(filling)) }

  /// The notation that writes this text in the width.
  func notation(_ notation: Notation, around text: String) -> Notation {
    let missing = width - text.unicodeScalars.count
    guard missing > 0 else { return notation }
    let filling = String(repeating: String(filling), count: missing)
    var padded = notation
    padded.affixes = notation.affixes.map { pair in
      var (prefix, suffix) = (pair.prefix.text, pair.suffix.text)
      switch place {
      case .beforePrefix: prefix = filling + prefix
      case .afterPrefix: prefix += filling
      case .beforeSuffix: suffix = filling + suffix
      case .afterSuffix: suffix += filling
      }
      return Affixes(prefix: Symbol(prefix), suffix: Symbol(suffix))
    }
    return padded
  }
}

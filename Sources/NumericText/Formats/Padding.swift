// SPDX-License-Identifier: MIT

import Foundation

/// The padding of an idle text to a minimum width.
struct Padding: Hashable, Sendable {
  /// The position of the padding.
  enum Place: Hashable, Sendable {
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
  }

  /// The minimum length of the text in Unicode scalars.
  var width: Int

  var filling: Unicode.Scalar
  var place: Place

  /// The padding character as a word to be skipped when reading.
  var word: Symbol { Symbol(String(filling)) }

  /// Returns the notation that pads `text` to the width.
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

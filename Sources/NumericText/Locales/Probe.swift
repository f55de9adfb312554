// SPDX-License-Identifier: MIT

import Foundation

/// Takes formatted numbers apart: the one way in which notations come from Foundation.
///
/// A formatter is asked for chosen numbers. Because their digits are known, everything else in the
/// text must be affix or separator, whatever it looks like:
///
///     text      U S $ 1 , 2 3 4 , 5 6 7 , 8 9 0 , 1 2 3 . 4 5 6
///     known           1   2 3 4   5 6 7   8 9 0   1 2 3   4 5 6
struct Probe {
  /// A number in three parts, as some formatter writes it.
  struct Parts {
    var affixes: Affixes
    var digits: [Unicode.Scalar]

    /// The text between two digits, with the number of digits in front of it.
    var separators: [(text: String, index: Int)]
  }

  /// Takes apart a text that holds these digits in this order, nil if it does not.
  static func takeApart(_ text: String, digits known: [UInt8]) -> Parts? {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices {
      if let parts = takeApart(scalars, from: start, known) { return parts }
    }
    return nil
  }

  private static func takeApart(
    _ scalars: [Unicode.Scalar],
    from start: Int,
    _ known: [UInt8]
  ) -> Parts? {
    guard DecimalDigit.value(of: scalars[start]) != nil else { return nil }
    var parts = Parts(affixes: Affixes(), digits: [], separators: [])
    var between = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated().dropFirst(start) {
      guard let digit = DecimalDigit.value(of: scalar) else {
        between.append(scalar)
        continue
      }
      guard digit == known[parts.digits.count] else { return nil }
      if !between.isEmpty { parts.separators.append((String(between), parts.digits.count)) }
      between = String.UnicodeScalarView()
      parts.digits.append(scalar)
      guard parts.digits.count == known.count else { continue }
      parts.affixes = Affixes(
        prefix: Symbol(scalars[..<start]),
        suffix: Symbol(scalars[(index + 1)...])
      )
      return parts
    }
    return nil
  }
}

extension Symbol {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(String(view))
  }
}

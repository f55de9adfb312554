// SPDX-License-Identifier: MIT

/// The texts that the engine recognizes as currencies, grouped into lists.
struct NotationLists {
  private(set) var codes = CurrencyNotations.writtenCodes.union(CurrencyNames.codes)
  private(set) var regions = CurrencyNotations.writtenRegions
  private(set) var loneLetters = CurrencyNotations.writtenLetters
  private(set) var letterNames: Set<String> = []
  private(set) var words = CurrencyNotations.written.union(CurrencyNotations.writtenInShops)

  /// Creates the lists, and adds `notations`, the texts that Foundation writes next to amounts.
  init(_ notations: Set<String>) {
    for notation in notations.subtracting(CurrencyNotations.ambiguous) { add(notation) }
    words = words.filter { $0.hasSuffix(".") || !words.contains($0 + ".") }
  }

  private mutating func add(_ notation: String) {
    if let letters = notation.lettersBesideSign {
      // Next to a sign, a K means thousands.
      if !codes.contains(letters), letters != "K" { regions.insert(letters) }
    } else if notation.isCapitals, notation.count == 1 {
      loneLetters.insert(notation)
    } else if notation.isCapitals, notation.count == 3 {
      codes.insert(notation)
    } else if let names = notation.letterNames {
      letterNames.formUnion(names)
    } else if !notation.isSign, !notation.isInNKo {
      words.insert(notation)
    }
  }
}

// MARK: - Kinds of notations

extension String {
  /// Whether the text consists of capital Latin letters.
  fileprivate var isCapitals: Bool { allSatisfy(\.isLatinCapital) }

  /// Whether the text consists of currency symbols.
  fileprivate var isSign: Bool { unicodeScalars.allSatisfy(\.isCurrencySign) }

  /// The letters of a text that consists of a currency symbol and one to three capital Latin
  /// letters, such as `US$` or `$ CA`.
  ///
  /// Nil for other texts.
  fileprivate var lettersBesideSign: String? {
    let letters = filter(\.isLatinCapital)
    let rest = filter { !$0.isLatinCapital && $0 != " " }
    let isWhole = hasPrefix(letters) || hasSuffix(letters)
    guard (1...3).contains(letters.count), rest.unicodeScalars.count == 1, rest.isSign, isWhole
    else { return nil }
    return letters
  }

  /// The names of the letters in a currency code that is spelled in Devanagari with full stops, as in
  /// `ए.आर.एस` or `सि.ए $`, or nil for other texts.
  fileprivate var letterNames: [String]? {
    let names = split(separator: ".").map { part in
      String(
        String.UnicodeScalarView(part.unicodeScalars.filter { (0x900...0x963).contains($0.value) })
      )
    }
    return names.count > 1 && !names.contains("") ? names : nil
  }

  fileprivate var isInNKo: Bool { unicodeScalars.contains { (0x7C0...0x7FF).contains($0.value) } }
}

extension Character {
  fileprivate var isLatinCapital: Bool { ("A"..."Z").contains(self) }
}

extension Unicode.Scalar {
  fileprivate var isCurrencySign: Bool { properties.generalCategory == .currencySymbol }
}

// SPDX-License-Identifier: MIT

/// Currency symbols that are written with letters, as they stand beside amounts around the world.
///
/// The symbols of a field's own currency come with its notation. These are the others, so that an
/// amount copied from a page or a bill reads as one. Three capital letters always do: they are a
/// currency code (ISO 4217). Single Latin letters are missing on purpose: in `5K` or `2M` they are
/// no currency, and reading them as one would give a wrong number.
enum CurrencyWords {
  /// The length of the longest word that starts at `index`, 0 if there is none.
  static func length(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    let letters = capitals(in: scalars, at: index)
    let next = index + letters
    if letters > 0, letters <= 3, next < scalars.count, ScalarKind(scalars[next]) == .currency {
      return letters + 1
    }
    let listed = all.lazy.map { $0.length(matching: scalars, at: index) }.max() ?? 0
    return max(listed, letters == 3 && !isLetter(scalars, next) ? 3 : 0)
  }

  private static func capitals(in scalars: [Unicode.Scalar], at index: Int) -> Int {
    scalars[index...].prefix { ("A"..."Z").contains($0) }.count
  }

  private static func isLetter(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index < scalars.count else { return false }
    let scalar = scalars[index]
    return ("a"..."z").contains(scalar) || ScalarKind(scalar) == .other && scalar.value > 0x7F
  }

  private static let all: [Word] = [
    "kr", "kr.", "Kr", "Kr.", "kč", "Kč", "Kčs", "zł", "zl", "Ft", "lei", "Lei", "din", "din.",
    "lv", "lv.", "лв", "лв.", "ден", "ден.", "дин", "дин.", "руб", "руб.", "р", "р.", "грн",
    "грн.", "сом", "сум", "тг", "сомонӣ", "KM", "Fr", "Fr.", "fr", "fr.", "SFr", "SFr.", "FCFA",
    "F CFA", "CFA", "TL", "Rs", "Rs.", "RM", "Rp", "Rp.", "Sh", "KSh", "Ksh", "TSh", "USh", "Br",
    "S/", "S/.", "B/", "B/.", "Bs", "Bs.", "Gs", "Gs.", "Le", "Lt", "Ls", "MT", "MTn", "Kz", "Nu",
    "Nu.", "Db", "Nfk", "Afl", "Afl.", "Php", "Ar", "UM", "Tk", "Birr", "euro", "Euro", "euros",
    "Euros", "щ.д.", "د.إ", "د.إ.", "د.ك", "د.ك.", "د.ب", "د.ب.", "د.ت", "د.ت.", "د.ج", "د.ج.",
    "د.ع", "د.ع.", "د.ل", "د.ل.", "د.أ", "د.أ.", "د.م", "د.م.", "ر.س", "ر.س.", "ر.ق", "ر.ق.",
    "ر.ع", "ر.ع.", "ر.ي", "ر.ي.", "ج.م", "ج.م.", "ج.س", "ج.س.", "ل.ل", "ل.ل.", "ل.س", "ل.س.",
    "元", "円", "圓", "원", "บาท", "đ", "ريال", "تومان", "دينار", "درهم", "جنيه",
  ].map { Word($0) }
}

/// A text that may stand beside a number, compared without invisible marks and with all spaces
/// alike.
struct Word: Sendable {
  private let scalars: [Unicode.Scalar]

  /// The word of a text, without the white space and invisible marks around it.
  init(_ text: String) { self.init(Array(text.unicodeScalars)) }

  init(_ symbol: Symbol) { self.init(symbol.scalars) }

  private init(_ all: [Unicode.Scalar]) {
    let visible = all.filter { ScalarKind($0) != .invisible }
    let start = visible.firstIndex { !$0.isBlank } ?? visible.count
    let end = visible.lastIndex { !$0.isBlank } ?? start - 1
    scalars = start <= end ? Array(visible[start...end]) : []
  }

  var isEmpty: Bool { scalars.isEmpty }

  /// The number of scalars that the word takes up in a text at `index`, 0 if it does not stand
  /// there.
  func length(matching text: [Unicode.Scalar], at index: Int) -> Int {
    guard !scalars.isEmpty else { return 0 }
    var position = index
    for scalar in scalars {
      while position < text.count, ScalarKind(text[position]) == .invisible { position += 1 }
      guard position < text.count else { return 0 }
      let isSame = text[position] == scalar || (scalar.isBlank && text[position].isBlank)
      guard isSame else { return 0 }
      position += 1
    }
    return position - index
  }
}

extension Unicode.Scalar {
  /// Whether this is white space of any kind.
  var isBlank: Bool {
    let kind = ScalarKind(self)
    return kind == .mark(.space) || kind == .blank
  }
}

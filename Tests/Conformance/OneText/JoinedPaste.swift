// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Checks that pasting a text into an expression gives the same value as pasting the whole
/// resulting text into an empty field.
///
/// The texts are pasted at every place of every expression of up to `length` keys. The resulting
/// text is pasted with and without the grouping separators that the field shows, and at least one
/// of these two pastes must give the same value.
///
/// If the caret is before a lone zero, as in `5 + |0`, a pasted text that ends with a digit
/// replaces the zero, as a typed digit does.
struct JoinedPaste {
  /// The maximum number of keys of an expression.
  let length: Int

  private static let styles: [(String, NumericTextStyle<Decimal>)] = [
    ("number", .number), ("dollars", .currency(code: "USD")),
    ("whole numbers", .number.precision(fraction: 0...0)), ("percent", .percent),
    ("on commit", .number.formatting(.onCommit)),
  ]
  private static let locales = ["en_US", "de_DE", "en_IN", "fr_FR"]

  /// Checks all expressions, and prints some of the pastes that result in a different value.
  ///
  /// - Returns: Whether the law holds.
  func run() -> Bool {
    let checks = Self.styles.flatMap { name, style in
      Self.locales.map { locale in
        let field = style.locale(Locale(identifier: locale)).allowsArithmetic()
          .field(allowsEmpty: true)
        return JoinedCheck(field: field, name: "\(name) in \(locale)", length: length)
      }
    }
    return Report.run(checks.count, unit: "pastes beside digits", most: 40) { index in
      var check = checks[index]
      check.run()
      return check.found
    }
  }
}

/// Pastes each text at every place of every expression of up to `length` keys in one field, and
/// counts the pastes that violate the law.
struct JoinedCheck: Sendable {
  let field: Field
  let name: String
  let length: Int

  /// The pastes that were not refused and resulted in an expression.
  var found = Found()

  private static let keys = ["1", "0", ".", ",", "+", "*", "(", ")", "%"]
  private static let texts = [
    "1+2", "00+5", ",000 + 5", ".5*2", "3+", "+3", "*4", "(3)", "(1+2)*2", "2.5+3.5", "5%+1",
    "1,234 + 1", "1.234 + 1", "12,50+1",
  ]

  mutating func run() {
    var session = Session(field, value: Numeral())
    _ = session.perform(.focus())
    extend(session, length)
  }

  /// Types each key, and pastes at each place of the result.
  private mutating func extend(_ session: Session, _ rest: Int) {
    for key in Self.keys {
      var typed = session
      guard typed.perform(.edit(.type(key))).refusal == nil, typed.text != session.text else {
        continue
      }
      pasteEverywhere(in: typed)
      if rest > 1 { extend(typed, rest - 1) }
    }
  }

  private mutating func pasteEverywhere(in session: Session) {
    var places: Set<Int> = []
    for offset in 0...session.text.utf16.count {
      var placed = session
      _ = placed.perform(.select(offset..<offset))
      guard places.insert(placed.selection.lowerBound).inserted else { continue }
      for text in Self.texts { check(text, in: placed) }
    }
  }

  private mutating func check(_ text: String, in placed: Session) {
    var pasted = placed
    guard pasted.perform(.edit(.paste(text))).refusal == nil, pasted.showsOperation else { return }
    let joined = [placed.joining(text), placed.joining(text, keepsGroups: false)]
    let values = joined.map { joined in
      var fresh = Session(field, value: Numeral())
      return fresh.perform(.edit(.paste(joined))).refusal == nil ? fresh.value : nil
    }
    found.expect(
      values.contains(pasted.value),
      "a paste beside digits means the whole text",
      in: name,
      "\(text) in \(placed.text) at \(placed.selection.lowerBound) is \(pasted.text), "
        + "\(pasted.value); "
        + zip(joined, values).map { "\($0) is \($1.map { "\($0)" } ?? "refused")" }
        .joined(separator: ", ")
    )
  }
}

extension Session {
  fileprivate var showsOperation: Bool { cells.contains { $0.role == .operation } }

  /// Returns the shown text with `text` inserted at the caret.
  ///
  /// If `text` ends with a digit, it replaces a lone zero after the caret.
  fileprivate func joining(_ text: String, keepsGroups: Bool = true) -> String {
    let units = Array(self.text.utf16)
    let caret = selection.lowerBound
    let dropped = keepsGroups ? [] : cells.filter { $0.role == .groupSeparator }.map(\.range)
    func part(_ range: Range<Int>) -> String {
      let kept = range.filter { unit in !dropped.contains { $0.contains(unit) } }
      return String(decoding: kept.map { units[$0] }, as: UTF16.self)
    }
    let endsWithDigit = text.last?.isWholeNumber ?? false
    let rest = endsWithDigit && isBeforeLoneZero(units, caret) ? caret + 1 : caret
    return part(0..<caret) + text + part(rest..<units.count)
  }

  /// Returns whether a number with a single zero as its integer part, such as `0.5`, starts at
  /// `caret`.
  private func isBeforeLoneZero(_ units: [UInt16], _ caret: Int) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      units.indices.contains(index) && (0x30...0x39).contains(units[index])
    }
    let isInFraction = caret > 0 && [0x2C, 0x2E].contains(units[caret - 1])
    return isDigit(caret) && units[caret] == 0x30 && !isDigit(caret + 1)
      && !isDigit(caret - 1) && !isInFraction
  }
}

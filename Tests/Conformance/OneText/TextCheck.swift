// SPDX-License-Identifier: MIT

import NumericText

/// Types and pastes all texts of digits and separators in one field.
struct TextCheck: Sendable {
  let field: Field
  let name: String
  let length: Int
  var found = Found()

  private static let keys: [Character] = ["1", "2", "0", ",", "."]

  /// The texts that can follow a number for zero cents, as in `5.-`, `5, –`, `5:-` and `5/-`.
  private static let endings = ["-", " –", ":-", "/-"]

  mutating func run() {
    var session = Session(field, value: Numeral())
    _ = session.perform(.focus())
    extend("", session)
  }

  /// Types each key after `text`, and checks the results.
  private mutating func extend(_ text: String, _ session: Session) {
    for key in Self.keys {
      let next = text + String(key)
      guard let typed = session.typing(key), !isException(next) else { continue }
      check(next, typed)
      for ending in Self.endings {
        // A text that ends with a colon and a dash has no fraction: pasted, the comma of `1,234:-`
        // groups. Typed before the colon, it has already started a fraction.
        if ending == ":-", typed.state.numeral.hasSeparator { continue }
        if let ended = typed.ending(with: ending) { check(next + ending, ended) }
      }
      if next.count < length { extend(next, typed) }
    }
  }

  private mutating func check(_ text: String, _ typed: Session) {
    var pasted = Session(field, value: Numeral())
    guard text.count > 1, pasted.perform(.edit(.paste(text))).refusal == nil else {
      found.checks += 1
      return
    }
    var committed = typed
    _ = committed.perform(.blur)
    _ = pasted.perform(.blur)
    found.expect(
      committed.value == pasted.value,
      "a text means one number",
      in: name,
      "\(text) typed is \(committed.value), pasted \(pasted.value)"
    )
  }

  /// Returns whether `text` may be a different number when typed than when pasted: if it begins
  /// with a redundant zero, or if more than three digits follow a mark that can group.
  private func isException(_ text: String) -> Bool {
    let digits = Array(text)
    if digits.count > 1, digits[0] == "0", digits[1].isNumber { return true }
    guard let mark = field.notation.openMark.text.first, let last = digits.lastIndex(of: mark)
    else { return false }
    return digits.count - last > 4 && digits[(last + 1)...].allSatisfy(\.isNumber)
  }
}

extension Session {
  /// Returns this session after a key, or nil if the key is refused.
  fileprivate func typing(_ key: Character) -> Session? {
    var copy = self
    return copy.perform(.edit(.type(String(key)))).refusal == nil ? copy : nil
  }

  /// Returns this session after the keys of `text`, or nil if the last one is refused.
  ///
  /// The keys before it may be refused, like the colon of `5:-`.
  fileprivate func ending(with text: String) -> Session? {
    var copy = self
    for key in text.dropLast() { _ = copy.perform(.edit(.type(String(key)))) }
    return text.last.flatMap { copy.typing($0) }
  }
}

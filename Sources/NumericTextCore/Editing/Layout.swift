// SPDX-License-Identifier: MIT

/// The positions of the characters in the text of a field, in UTF-16 offsets.
///
/// A caret slot is a valid caret position. It is the number of digits, decimal separators and
/// operations before the caret:
///
///     text        $ 1 , 2 0 0   +   1 5
///     slot         0 1   2 3 4     5 6 7
struct Layout: Hashable, Sendable {
  /// The layout of the number, or of the first number of an expression.
  private let number: NumberLayout

  /// The numbers of an expression and the text after them, or nil if the text shows a single
  /// number.
  private var parts: [Part]? { ownParts.value }

  private var ownParts: OfCalculator<[Part]>

  /// A number of an expression, with the offset, the byte and the caret slot at which it starts.
  ///
  /// The last part is the suffix. It starts after the last slot.
  private struct Part: Hashable {
    var layout: NumberLayout
    var start: Int
    var byte: Int
    var slot: Int

    /// The offset after this part.
    var end: Int { start + layout.length }
  }

  /// Creates the layout of content in a field with focus.
  init(editing content: borrowing Content, in glyphs: Glyphs) {
    if let expression = content.expression, let terms = glyphs.terms {
      self.init(editing: expression, in: terms)
    } else {
      self.init(NumberLayout(editing: content.numeral, isOpen: content.isOpen, in: glyphs))
    }
  }

  /// Creates the layout of an expression.
  init(editing expression: Expression, in terms: TermStages) {
    var parts: [Part] = []
    parts.reserveCapacity(expression.terms.count + 1)
    var (end, byte, slot) = (0, 0, 0)
    terms.forEachTerm(of: expression) { index, before, glyphs in
      let layout = NumberLayout(editing: expression.terms[index], in: glyphs)
      let start = end + before.utf16Length
      byte += before.count
      parts.append(Part(layout: layout, start: start, byte: byte, slot: slot))
      end = start + layout.length
      byte += layout.byteCount(in: glyphs)
      slot += layout.contentCount + 1
    }
    let suffix = NumberLayout(textOfLength: terms.suffix.width)
    parts.append(Part(layout: suffix, start: end, byte: byte, slot: slot))
    self.init(parts[0].layout, parts)
  }

  /// Creates the layout of a text that shows a single number, or none.
  init(_ number: NumberLayout) { self.init(number, nil) }

  private init(_ number: NumberLayout, _ parts: [Part]?) {
    self.number = number
    ownParts = OfCalculator(parts)
  }

  /// Returns the text of `content`, which must be the content that this layout was created for.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. At most one allocation for a
  ///   number.
  func text(of content: borrowing Content, in glyphs: Glyphs) -> String {
    guard let expression = content.expression, let terms = glyphs.terms else {
      return number.text(of: content.numeral, in: glyphs)
    }
    return text(of: expression, in: terms)
  }

  /// Returns the text of `expression`, which must be the expression that this layout was created
  /// for.
  func text(of expression: Expression, in terms: TermStages) -> String {
    guard let parts else { return "" }
    // A UTF-16 code unit takes at most three bytes in UTF-8.
    return String(capacity: 3 * length) { room in
      var writer = UTF8Writer(room: room)
      terms.forEachTerm(of: expression) { index, before, glyphs in
        writer.draw(before)
        let digits = expression.terms[index].number.digits
        parts[index].layout.draw(digits, on: &writer, with: glyphs)
      }
      terms.suffix.utf8.withScalars { writer.draw($0) }
      return writer.count
    }
  }
}

// MARK: - Changing a number

extension Layout {
  /// Lays out and draws another number in a term of the expression.
  ///
  /// - Parameters:
  ///   - index: The index of the term, which must not be 0: the text before the first number depends
  ///     on this number.
  ///   - term: The term with the other number.
  ///   - text: The text of the expression.
  ///   - glyphs: The pieces of the number.
  /// - Returns: The new text.
  mutating func replaceNumber(
    at index: Int,
    with term: Term,
    in text: String,
    _ glyphs: Glyphs
  ) -> String {
    guard let old = parts?[index] else { return text }
    let number = NumberLayout(editing: term, in: glyphs)
    let (oldBytes, bytes) = (old.layout.byteCount(in: glyphs), number.byteCount(in: glyphs))
    ownParts.value?[index].layout = number
    for later in index + 1..<(parts?.count ?? 0) {
      ownParts.value?[later].start += number.length - old.layout.length
      ownParts.value?[later].byte += bytes - oldBytes
      ownParts.value?[later].slot += number.contentCount - old.layout.contentCount
    }
    return text.withScalars { text in
      String(capacity: text.count - oldBytes + bytes) { room in
        var writer = UTF8Writer(room: room)
        writer.draw(text[0..<old.byte])
        number.draw(term.number.digits, on: &writer, with: glyphs)
        writer.draw(text[old.byte + oldBytes..<text.count])
        return writer.count
      }
    }
  }
}

// MARK: - Positions

extension Layout {
  /// The length of the whole text.
  var length: Int { parts?.last?.end ?? number.length }

  /// The UTF-16 offset of the first digit.
  var start: Int { (parts?.first?.start ?? 0) + number.start }

  /// Returns the range of the text before the first digit of the number at `offset`, such as its sign.
  func prefix(at offset: Int) -> Range<Int> {
    guard let part = parts?.dropFirst().dropLast().last(where: { $0.start <= offset }) else {
      return 0..<start
    }
    return part.start..<part.start + part.layout.start
  }

  /// The first caret slot of the text.
  var first: CaretSlot { parts == nil ? number.first : CaretSlot(0) }

  /// The last caret slot, which is after all content characters.
  var end: CaretSlot { parts?.last.map { CaretSlot($0.slot - 1) } ?? number.end }

  /// All caret slots of the text.
  var slots: Range<CaretSlot> { first..<end }

  /// Returns the UTF-16 offset of a caret slot.
  func offset(of slot: CaretSlot) -> Int {
    guard let part = part(at: slot) else { return number.offset(of: slot) }
    return part.start + part.layout.offset(of: CaretSlot(slot.index - part.slot))
  }

  /// Returns the last caret slot at or before `offset`, or the first slot if there is none.
  ///
  /// - Complexity: O(*m* + log *n*), where *m* is the number of terms of an expression, and *n* is
  ///   the number of digits.
  func slot(at offset: Int) -> CaretSlot {
    guard let parts else { return number.slot(at: offset) }
    guard let part = parts.dropLast().last(where: { $0.start <= offset }) else {
      return CaretSlot(0)
    }
    let slot = part.layout.slot(at: min(offset - part.start, part.layout.length))
    return CaretSlot(part.slot + slot.index)
  }

  /// Returns the UTF-16 offset at which the content character after `slot` starts.
  func offset(ofCharacterAfter slot: CaretSlot) -> Int {
    guard let part = part(at: slot) else { return number.offset(ofCharacterAfter: slot) }
    let local = CaretSlot(slot.index - part.slot)
    guard local < part.layout.end else { return part.end }
    return part.start + part.layout.offset(ofCharacterAfter: local)
  }

  /// Returns the part of an expression whose number contains `slot`, or nil if the text shows a
  /// single number.
  private func part(at slot: CaretSlot) -> Part? {
    parts?.last { $0.slot <= slot.index } ?? parts?.first
  }

  /// Returns the caret slots that enclose all content characters in `range`, a range of UTF-16
  /// offsets.
  ///
  /// A character that is only partly in `range` is included.
  func slots(around range: Range<Int>) -> Range<CaretSlot> {
    let lower = slot(at: range.lowerBound)
    if range.isEmpty { return lower..<lower }
    var upper = slot(at: range.upperBound)
    if upper < end, offset(ofCharacterAfter: upper) < range.upperBound { upper.index += 1 }
    return lower..<max(lower, upper)
  }
}

// MARK: - Selections

extension Layout {
  /// Returns the caret slots at the start and the end of a selection.
  func slots(of selection: Selection) -> Range<CaretSlot> { selection.slots(in: slots) }

  /// Returns the UTF-16 offsets of a selection.
  func offsets(of selection: Selection) -> Range<Int> {
    if selection == .all { return 0..<length }
    let slots = slots(of: selection)
    let lower = offset(of: slots.lowerBound)
    return lower..<(slots.isEmpty ? lower : offset(of: slots.upperBound))
  }

  /// Returns the selection closest to `range`, a range of UTF-16 offsets.
  ///
  /// If `range` is the whole text, everything is selected. Otherwise, each end moves back to the
  /// nearest caret slot.
  func selection(nearestTo range: Range<Int>) -> Selection {
    if range.lowerBound <= 0, range.upperBound >= length, length > 0, !range.isEmpty { return .all }
    let lower = slot(at: range.lowerBound)
    return Selection(lower..<max(lower, slot(at: range.upperBound)))
  }
}

// MARK: - Cells

extension Layout {
  /// Calls `body` with the role and the range of each part of the text, in order.
  ///
  /// Empty affixes are left out. A text that is not formatted from a number has no parts.
  func forEachCell(_ body: (NumericTextRole, Range<Int>) -> Void) {
    guard let parts else { return number.forEachCell(body) }
    var end = 0
    func add(_ role: NumericTextRole, upTo next: Int) {
      if next > end { body(role, end..<next) }
      end = max(end, next)
    }
    for part in parts.dropLast() {
      add(part.slot == 0 ? .affix : .operation, upTo: part.start)
      part.layout.forEachCell { role, range in add(role, upTo: part.start + range.upperBound) }
    }
    add(.affix, upTo: length)
  }
}

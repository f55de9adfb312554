// SPDX-License-Identifier: MIT

/// A shown text, and the UTF-16 offsets of its caret slots (the valid positions of the caret).
struct Layout: Hashable, Sendable {
  var text = ""
  /// The number of the first slot: -1 if the text starts with a minus that can be deleted,
  /// otherwise 0.
  ///
  /// The offset of this slot is `offsets[0]`.
  var firstSlot = 0
  var offsets: [Int] = [0]
  /// For each slot, the first offset at which a tap moves the caret to this slot.
  var reaches: [Int] = [0]
  /// The offset before each digit, separator and operation.
  var starts: [Int] = []

  var end: Int { text.utf16.count }

  func contains(_ range: Range<Int>) -> Bool { range.lowerBound >= 0 && range.upperBound <= end }

  func offset(of slot: Int) -> Int {
    let index = min(max(slot - firstSlot, 0), offsets.count - 1)
    return offsets[index]
  }

  /// Returns the slot to which a tap at `offset` moves the caret.
  func slot(at offset: Int) -> Int { (reaches.lastIndex { $0 <= offset } ?? 0) + firstSlot }

  /// Returns a selection of all digits, separators and operations that overlap `range`.
  func selection(of range: Range<Int>) -> Selection {
    let lower = slot(at: range.lowerBound)
    let upper = starts.filter { $0 < range.upperBound }.count + firstSlot
    return Selection(lower: lower, upper: range.isEmpty ? lower : max(lower, upper))
  }

  /// Returns whether `range` contains the sign before a number, or everything from the start of the
  /// text to a digit of the first number.
  func includesSign(_ range: Range<Int>) -> Bool {
    let index = slot(at: range.lowerBound) - firstSlot
    let prefix = (index == 0 ? 0 : reaches[index])..<offsets[index]
    guard !range.isEmpty, range.lowerBound < prefix.upperBound else { return false }
    if range.lowerBound == 0, range.upperBound > prefix.upperBound { return true }
    let covered = Array(text.utf16)[range.clamped(to: prefix)]
    return String(decoding: covered, as: UTF16.self).unicodeScalars
      .contains { Style.minusSigns.contains(Character($0)) }
  }

  /// Returns `range` without the white space at its ends, which can belong to an operation outside it.
  ///
  /// A range that contains only white space is returned unchanged.
  func withoutOuterSpace(_ range: Range<Int>) -> Range<Int> {
    let units = Array(text.utf16)[range]
    let visible = units.indices.filter { index in
      Unicode.Scalar(units[index]).map { !$0.properties.isWhitespace } ?? true
    }
    guard let first = visible.first, let last = visible.last else { return range }
    return first..<last + 1
  }

  /// Returns the UTF-16 offsets of both ends of `selection`.
  func offsets(of selection: Selection) -> [Int] {
    guard !selection.isWhole else { return [0, end] }
    return [offset(of: selection.lower), offset(of: selection.upper)]
  }
}

// MARK: - Active and idle text

extension Style {
  /// Returns the text of an active field with `content`.
  ///
  /// With formatting on commit, the text has no grouping and no symbols.
  func layout(_ content: Content) -> Layout {
    guard !content.isEmpty || content.isNegative else { return Layout() }
    let isGrouped = isGrouped && !content.hasZerosInFront
    guard isPlain else {
      return layout(content, isGrouped: isGrouped, affixes(isNegative: content.isNegative))
    }
    let first = firstSlot(of: content)
    var plain = layout(content, isGrouped: false, (first < 0 ? place.sign("-") : "", ""))
    if first < 0 {
      plain.firstSlot = first
      plain.offsets.insert(0, at: 0)
      plain.reaches.insert(0, at: 0)
      plain.starts.insert(0, at: 0)
    }
    return plain
  }

  /// Returns the text of an idle field, with the zeros that the minimum precision requires.
  func idleLayout(_ value: Number?) -> Layout {
    guard let value else { return Layout() }
    if value.isZero, let zero { return Layout(text: zero, offsets: [zero.utf16.count]) }
    let content = idleContent(value)
    return layout(content, isGrouped: isGrouped, affixes(isNegative: value.isNegative))
  }

  /// Returns the content of an idle field, with the zeros that the minimum precision requires.
  func idleContent(_ value: Number) -> Content {
    let shown = shownNumber(value)
    let zeros = max(minInteger - shown.integerText.count, 0)
    var fraction = shown.fractionText
    fraction += String(repeating: "0", count: max(idleFraction(shown) - fraction.count, 0))
    let isOnlyFraction = minInteger == 0 && shown.integerText == "0" && !fraction.isEmpty
    let integer = String(repeating: "0", count: zeros) + (isOnlyFraction ? "" : shown.integerText)
    let text = fraction.isEmpty ? integer : integer + "." + fraction
    return Content(isNegative: value.isNegative, characters: Array(text))
  }

  private func idleFraction(_ shown: Number) -> Int {
    if padding == .whenPresent, !isTill, shown.fractionText.isEmpty { return 0 }
    guard minTotal > 1 else { return isTill ? maxFraction : minFraction }
    guard shown.integerText == "0" else { return minTotal - shown.integerText.count }
    let zeros = shown.fractionText.prefix { $0 == "0" }.count
    return shown.isZero ? minTotal - 1 : minTotal + zeros
  }

  /// Returns the number that a field shows for `value`, such as 12.5 for 0.125 as a percentage.
  ///
  /// The number is rounded to the precision of the style.
  func shownNumber(_ value: Number) -> Number { rounded(value.shifted(by: scale), rounding) }

  /// Returns a number rounded to the precision of the style.
  func rounded(_ number: Number, _ rule: Rounding) -> Number {
    number.rounded(toFraction: fractionRoom(in: Content(number)), rule)
  }

  func layout(
    _ content: Content,
    isGrouped: Bool,
    _ affixes: (before: String, after: String)
  ) -> Layout {
    var layout = Layout(text: affixes.before)
    layout.offsets = [layout.end]
    let integerCount = content.integer.count
    for (index, character) in content.characters.enumerated() {
      if isGrouped, groups(before: integerCount - index, of: integerCount) {
        layout.text.append(groupMark)
      }
      layout.starts.append(layout.end)
      layout.text.append(character == "." ? separator(of: content) : place.digit(character))
      layout.offsets.append(layout.end)
    }
    layout.reaches = layout.offsets
    layout.text += affixes.after
    return layout
  }
}

extension Style {
  /// Returns the separator to show.
  ///
  /// While it is undecided whether a typed mark groups or starts a fraction, the typed mark is
  /// shown.
  private func separator(of content: Content) -> Character {
    content.isOpen ? place.ambiguousMark ?? decimalMark : decimalMark
  }
}

// MARK: - Affixes

extension Style {
  /// Returns the text before and after the digits, as CLDR defines it.
  func affixes(isNegative: Bool) -> (before: String, after: String) {
    let sign = place.sign(signText(isNegative: isNegative))
    var (before, after) = (sign, "")
    switch kind {
    case .number: break
    case .percent: after = place.percentSign
    case .currency: (before, after) = place.amountAffixes(symbol, sign: sign)
    }
    if hasBrackets && isNegative {
      before = "(" + before
      after += ")"
    }
    return (prefix + before, after + suffix)
  }

  private func signText(isNegative: Bool) -> String {
    switch sign {
    case .never: ""
    case .accounting where hasBrackets: ""
    case .always where !isNegative: "+"
    default: isNegative ? "-" : ""
    }
  }

  var symbol: String { place.symbol(of: code) }
}

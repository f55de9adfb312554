// SPDX-License-Identifier: MIT

/// Decides which separators in a pasted text are grouping separators, and which one is the decimal
/// separator.
extension Style {
  func parts(_ characters: [Character], maxFraction: Int) -> Reading? {
    let body = characters.map(\.plainSeparator)
    let marks = body.filter { !$0.isASCIIDigit }
    guard !marks.isEmpty else { return Reading(integer: body) }
    guard marks.allSatisfy({ ".,٫٬' ".contains($0) }) else { return nil }
    guard var reading = separated(body, marks, maxFraction: maxFraction) else { return nil }
    reading.isAmount = true
    return reading
  }

  private func separated(_ body: [Character], _ marks: [Character], maxFraction: Int) -> Reading? {
    if (1...2).contains(maxFraction), marks[0] != decimalMark, let own = loneGroup(body, marks) {
      return own
    }
    guard maxFraction == 0 else { return unambiguous(body) }
    var groupMarks = [plainGroupMark]
    // If the text is pasted next to other digits, an ambiguous mark in it can be a grouping
    // separator of the combined number.
    if precedingDigits + followingDigits > 0 {
      if let mark = place.ambiguousMark, body[0].isASCIIDigit { groupMarks.append(mark) }
      if !marks[0].isDecimalMark { groupMarks.append(marks[0]) }
    }
    if let own = groupMarks.lazy.compactMap({ ownInteger(body, $0) }).first { return own }
    guard let reading = wholeNumber(body, marks) else { return nil }
    // An integer field ignores a fraction of zeros (`12.00`), and refuses any other fraction.
    guard reading.fraction?.areZeros ?? true else { return nil }
    // Before digits, the zeros are no fraction of their own.
    guard followingDigits == 0 || reading.fraction?.isEmpty ?? true else { return nil }
    // In English, typing `12,00` results in 1200, so pasting it is refused rather than read as 12.
    // Typing `1.234,00` is refused at the period, so pasting it can be read as 1234.
    let isRefusedKey = marks.contains { $0.isDecimalMark && $0 != plainGroupMark }
    guard isRefusedKey || reading.fraction == nil else { return nil }
    return Reading(integer: reading.integer)
  }

  /// Reads text for a field with fractions.
  ///
  /// If digits follow the text, the result is nil in two cases. In the first, only these digits
  /// turn a decimal separator into a grouping separator, as in `1,2` before `34`. In the second,
  /// the text has a fraction and starts with a grouping separator.
  private func unambiguous(_ body: [Character]) -> Reading? {
    guard let reading = byLocale(body) ?? byShape(body) else { return nil }
    guard followingDigits > 0 else { return reading }
    guard reading.fraction == nil else { return body.first == plainGroupMark ? nil : reading }
    var alone = self
    alone.followingDigits = 0
    let text = body.last?.isASCIIDigit ?? true ? body : body.dropLast()
    guard !text.allSatisfy(\.isASCIIDigit) else { return reading }
    return (alone.byLocale(text) ?? alone.byShape(text))?.fraction == nil ? reading : nil
  }

  /// Reads a text in which exactly three digits follow a single mark: too many for a fraction, so
  /// the mark groups.
  ///
  /// A single Arabic decimal separator never groups.
  private func loneGroup(_ body: [Character], _ marks: [Character]) -> Reading? {
    let parts = split(body[...])
    guard marks.count == 1, marks[0] != "٫", parts[1].count == 3,
      precedingDigits + parts[0].count <= 3, followingDigits == 0,
      continuesInteger || (!parts[0].isEmpty && parts[0].first != "0")
    else { return nil }
    return Reading(integer: parts.flatMap(\.self))
  }

  private var continuesInteger: Bool { precedingDigits > 0 }

  /// The grouping separator of the locale, in the form to which `plainSeparator` reduces it.
  private var plainGroupMark: Character { groupMark.plainSeparator }

  /// Reads text for an integer field, where a single separator before exactly three digits is a
  /// grouping separator: `1.234` is 1234.
  private func wholeNumber(_ body: [Character], _ marks: [Character]) -> Reading? {
    guard marks.count == 1 else { return byLocale(body) ?? byShape(body) }
    if let grouped = loneGroup(body, marks) { return grouped }
    let parts = split(body[...])
    guard marks[0].isDecimalMark else { return nil }
    return Reading(integer: Array(parts[0]), fraction: Array(parts[1]))
  }

  /// Reads an integer that is formatted like the field's own text, such as `0,007` if the field
  /// shows at least four integer digits.
  private func ownInteger(_ body: [Character], _ mark: Character) -> Reading? {
    let groups = body.split(separator: mark, omittingEmptySubsequences: false)
    return joined(groups, by: mark).map { Reading(integer: $0) }
  }

  /// Reads text whose separators are those of the locale, or returns nil.
  ///
  /// This reading takes precedence over `byShape`.
  private func byLocale(_ body: [Character]) -> Reading? {
    let isDecimal: (Character) -> Bool = { $0 == decimalMark || $0 == "٫" }
    let points = body.indices.filter { isDecimal(body[$0]) }
    let end = points.first ?? body.count
    let fraction = points.isEmpty ? nil : Array(body[(end + 1)...])
    guard fraction?.allSatisfy(\.isASCIIDigit) ?? true else { return nil }
    let groupMarks = Set(body[..<end].filter { !$0.isASCIIDigit })
    // A `.` or `,` of another locale is not a grouping separator here.
    let isForeign = groupMarks.contains { $0.isDecimalMark && $0 != place.ambiguousMark }
    guard groupMarks.count <= 1, !isForeign,
      let integer = joined(split(body[..<end]), by: groupMarks.first, isLast: points.isEmpty)
    else { return nil }
    return Reading(integer: integer, fraction: fraction)
  }

  /// Guesses the separators from their positions.
  ///
  /// If the last separator occurs once, it is the decimal separator. If it is repeated, all
  /// separators are grouping separators.
  private func byShape(_ body: [Character]) -> Reading? {
    let marks = body.filter { !$0.isASCIIDigit }
    guard let last = marks.last, let index = body.lastIndex(of: last) else { return nil }
    guard Set(marks.dropLast()).count <= 1 else { return nil }
    if marks.filter({ $0 == last }).count > 1 {
      guard let integer = joined(split(body[...]), by: last) else { return nil }
      return Reading(integer: integer)
    }
    guard last.isDecimalMark,
      let integer = joined(split(body[..<index]), by: marks.first, isLast: false)
    else { return nil }
    return Reading(integer: integer, fraction: Array(body[(index + 1)...]))
  }

  private func split(_ body: ArraySlice<Character>) -> [ArraySlice<Character>] {
    body.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
  }

  /// Returns the digits of `groups`, or nil if the sizes of the groups are implausible.
  ///
  /// Groups of three digits are plausible, as in `1,234,567`, and so are groups of two before the
  /// last three digits, as in `12,34,567`.
  private func joined(
    _ groups: [ArraySlice<Character>],
    by mark: Character?,
    isLast: Bool = true
  ) -> [Character]? {
    let isByOwnMark = mark == plainGroupMark
    let digits = groups.flatMap(\.self)
    guard groups.count > 1, let first = groups.first, let last = groups.last else {
      return digits.allSatisfy(\.isASCIIDigit) ? digits : nil
    }
    // The Arabic decimal separator groups only if it is repeated, as in Iran.
    guard mark != "٫" || groups.count > 2 else { return nil }
    // Outside India, only commas separate groups of two digits, unless a fraction follows: `6.27.156`
    // is a date, and `1 00 000` is not one number.
    let isIndian = isSpaced(groups, by: 2) && (mark == "," || !isLast)
    let isSpaced = isIndian || isSpaced(groups, by: 3) || isSpacedByOwnSizes(groups, by: mark)
    let isByTypedMark = mark != nil && mark == place.ambiguousMark
    let isWhole = isLast && isGrouped && (isByOwnMark || isByTypedMark) && followingDigits > 0
    let isPart = isWhole && first.count <= otherGroups && isPart(groups.map(\.count))
    let isFull = last.count == 3 || (isGrouped && last.count == lastGroup)
    guard isPart || (isFull && isSpaced), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    // Grouped digits can start with a zero only if the field itself shows them so: `0,007` with at
    // least four integer digits.
    let ownGroups = (0..<digits.count).filter { self.groups(before: $0, of: digits.count) }
    let isOwn =
      isGrouped && digits.count == minInteger && isByOwnMark && groups.count - 1 == ownGroups.count
    // After other digits, the text can start with a separator or with a zero.
    guard continuesInteger || (!first.isEmpty && (first.first != "0" || isOwn)) else { return nil }
    return digits
  }
}

extension Style {
  /// Returns whether all groups before the last one have `size` digits.
  ///
  /// The first group can have fewer. If there are only two groups, the first can have as many
  /// digits as the last.
  private func isSpaced(_ groups: [ArraySlice<Character>], by size: Int) -> Bool {
    guard let first = groups.first, let last = groups.last else { return false }
    let isShort = groups.count == 2 && first.count <= last.count
    let middle = groups.dropFirst().dropLast()
    return (isShort || first.count <= size) && middle.allSatisfy { $0.count == size }
  }

  private func isSpacedByOwnSizes(
    _ groups: [ArraySlice<Character>],
    by mark: Character?
  ) -> Bool {
    guard isGrouped, let mark else { return false }
    let canGroup = mark == plainGroupMark || mark == place.ambiguousMark || !mark.isDecimalMark
    return canGroup && isSpaced(groups, by: otherGroups)
  }

  /// Returns whether groups of these sizes, together with the digits after the text, are grouped as
  /// in the locale.
  private func isPart(_ sizes: [Int]) -> Bool {
    let total = sizes.reduce(followingDigits, +)
    var rest = total
    return sizes.dropLast().allSatisfy { size in
      rest -= size
      return endsGroup(rest)
    }
  }
}

extension Character {
  /// The same character for all separators that look alike: a space (U+0020) for every kind of
  /// space, and `'` for `’`.
  ///
  /// Any other character is unchanged.
  fileprivate var plainSeparator: Character {
    switch self {
    case "’": "'"
    case _ where isWhitespace && !isNewline && self != "\t": " "
    default: self
    }
  }
}

extension Style {
  /// Returns whether the decimal separator in the digits would separate thousands elsewhere.
  func canBeThousands(_ digits: [Character]) -> Bool {
    let parts = digits.split(separator: decimalMark, omittingEmptySubsequences: false)
    return decimalMark != "٫" && (1...2).contains(maxFraction)
      && parts.map(\.count).dropFirst() == [3]
      && (1...3).contains(parts[0].count) && parts[0].first != "0"
      && parts.joined().allSatisfy(\.isASCIIDigit)
  }

  /// Returns whether `mark`, which follows the digits, also starts a fraction in them, as in the
  /// German date `22.11.`.
  func isDate(_ digits: [Character], before mark: Character?, _ reading: Reading) -> Bool {
    guard let mark, mark != decimalMark, mark != "٫", maxFraction > 0 else { return false }
    return reading.fraction?.isEmpty == false && digits.last(where: \.isDecimalMark) == mark
  }
}

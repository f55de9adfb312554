// SPDX-License-Identifier: MIT

/// Currency symbols that are written with letters, as they stand beside amounts around the world.
///
/// The symbols of a field's own currency come with its notation. These are the others, so that an
/// amount copied from a page or a bill reads as one. Single Latin letters are missing on purpose:
/// in `5K` or `2M` they are no currency, and reading them as one would give a wrong number. Parts
/// of a currency such as `cents` are missing for the same reason.
enum CurrencyWords {
  /// The length of the longest word that starts at a position, 0 if there is none.
  ///
  /// Behind a number fewer letters belong to a currency: `B$5` are dollars of Brunei, `5B$` are
  /// billions.
  static func length(in text: ScalarText, at position: Int, isBefore: Bool) -> Int {
    guard position < text.count, canStart(text[position]) else { return 0 }
    return max(listedLength(in: text, at: position), codeLength(in: text, at: position, isBefore))
  }

  /// Whether a word starts with this byte: all start with a letter or a dollar sign.
  private static func canStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "$") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}

// MARK: - Words

extension CurrencyWords {
  private static func listedLength(in text: ScalarText, at position: Int) -> Int {
    let list = ScalarText(words)
    let first = text.scalar(at: position)
    var start = start(of: first, in: list)
    var longest = 0
    while start < list.count, list.scalar(at: start) == first {
      let end = wordEnd(in: list, from: start)
      longest = max(longest, text.length(ofWord: list[start..<end], at: position))
      start = end + 1
    }
    return longest
  }

  /// Where the words that start with a scalar stand in the list, found by halves.
  private static func start(of first: Unicode.Scalar, in list: ScalarText) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      var start = (low + high) / 2
      while start > low, list[start - 1] != bar { start -= 1 }
      if list.scalar(at: start) < first {
        low = wordEnd(in: list, from: start) + 1
      } else {
        high = start
      }
    }
    return low
  }

  private static func wordEnd(in list: ScalarText, from start: Int) -> Int {
    var end = start
    while list[end] != bar { end += 1 }
    return end
  }

  private static var bar: UInt8 { UInt8(ascii: "|") }
}

// MARK: - Codes

extension CurrencyWords {
  /// The length of a code, or of letters with a currency symbol behind them.
  private static func codeLength(
    in text: ScalarText,
    at position: Int,
    _ isBefore: Bool
  ) -> Int {
    let count = capitals(in: text, at: position)
    guard (1...3).contains(count) else { return 0 }
    let next = position + count
    let letters = text[position..<next]
    let isCode = count == 3 && contains(letters, codes)
    if next < text.count, text.kind(at: next) == .currency {
      let isPrefix = contains(letters, prefixes) || (isBefore && contains(letters, frontPrefixes))
      return isCode || isPrefix ? text.after(next) - position : 0
    }
    return isCode && !isLetter(text, next) ? 3 : 0
  }

  /// The number of Latin capitals at a position, at most four.
  private static func capitals(in text: ScalarText, at position: Int) -> Int {
    var end = position
    while end < min(text.count, position + 4), text[end] &- UInt8(ascii: "A") < 26 { end += 1 }
    return end - position
  }

  private static func isLetter(_ text: ScalarText, _ position: Int) -> Bool {
    guard position < text.count else { return false }
    let byte = text[position]
    guard byte > 0x7F else { return byte &- UInt8(ascii: "a") < 26 }
    return text.kind(at: position) == .other
  }

  /// Whether a list of entries of three bytes and one between them has these letters.
  private static func contains(_ letters: ScalarText, _ list: StaticString) -> Bool {
    let list = ScalarText(list)
    let wanted = entry(in: letters, at: 0)
    var low = 0
    var high = (list.count + 1) / 4
    while low < high {
      let middle = (low + high) / 2
      let found = entry(in: list, at: middle * 4)
      if found == wanted { return true }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// The three bytes at a position as one number, a full stop for each that is missing.
  private static func entry(in text: ScalarText, at position: Int) -> UInt32 {
    var entry: UInt32 = 0
    for place in position..<position + 3 {
      entry = entry << 8 | UInt32(place < text.count ? text[place] : UInt8(ascii: "."))
    }
    return entry
  }
}

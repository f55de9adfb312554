// SPDX-License-Identifier: MIT

/// A text that may stand beside a number, compared without invisible marks and with all spaces
/// alike.
struct Word: Sendable {
  /// The text in UTF-8, without the white space and invisible marks around it and the invisible
  /// marks inside.
  private let utf8: [UInt8]

  init(_ symbol: Symbol) {
    utf8 = symbol.utf8.withScalars { text in
      var visible: [UInt8] = []
      var end = 0
      var position = 0
      while position < text.count {
        let next = text.after(position)
        let kind = text.kind(at: position)
        if kind != .invisible, !kind.isBlank || end > 0 { visible.append(text[position..<next]) }
        if kind != .invisible, !kind.isBlank { end = visible.count }
        position = next
      }
      visible.removeLast(visible.count - end)
      return visible
    }
  }

  var isEmpty: Bool { utf8.isEmpty }

  /// The length that the word takes up in a text at a position, where something visible stands, 0
  /// if it does not stand there.
  func length(in text: ScalarText, at position: Int) -> Int {
    guard let first = utf8.first, position < text.count, text[position] == first else { return 0 }
    return utf8.withScalars { text.length(ofWord: $0, at: position) }
  }
}

extension ScalarText {
  /// The length that a word takes up in this text at a position, 0 if it does not stand there.
  ///
  /// The word has no invisible marks, and both start with something visible.
  func length(ofWord word: ScalarText, at start: Int) -> Int {
    var position = start
    var place = 0
    while place < word.count {
      if place > 0 { position = skippingInvisible(position, upTo: count) }
      guard position < count else { return 0 }
      let scalar = scalar(at: position)
      let other = word.scalar(at: place)
      let areBlank = place > 0 && ScalarKind(other).isBlank && ScalarKind(scalar).isBlank
      guard scalar == other || areBlank else { return 0 }
      position = after(position)
      place = word.after(place)
    }
    return position - start
  }

  /// The position of the first scalar that is not invisible, from one position up to another.
  func skippingInvisible(_ start: Int, upTo end: Int) -> Int {
    var position = start
    while position < end, kind(at: position) == .invisible {
      position = after(position)
    }
    return position
  }
}

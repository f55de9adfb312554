// SPDX-License-Identifier: MIT

import Testing

@testable import numeric_text

@Suite struct KeyDecoderTests {
  private static let arrows: [(String, Key)] = [
    ("\u{1B}[A", .named(.up)), ("\u{1B}[B", .named(.down)), ("\u{1B}[C", .named(.right)),
    ("\u{1B}[D", .named(.left)), ("\u{1B}OC", .named(.right)), ("\u{1B}[H", .named(.home)),
    ("\u{1B}OH", .named(.home)), ("\u{1B}[F", .named(.end)), ("\u{1B}OF", .named(.end)),
  ]

  private static let numbered: [(String, Key)] = [
    ("\u{1B}[1~", .named(.home)), ("\u{1B}[7~", .named(.home)), ("\u{1B}[4~", .named(.end)),
    ("\u{1B}[8~", .named(.end)), ("\u{1B}[3~", .named(.delete)), ("\u{1B}[5~", .named(.pageUp)),
    ("\u{1B}[6~", .named(.pageDown)), ("\u{1B}[3;5~", .named(.delete, .control)),
  ]

  private static let modified: [(String, Key)] = [
    ("\u{1B}[1;2C", .named(.right, .shift)), ("\u{1B}[1;2D", .named(.left, .shift)),
    ("\u{1B}[1;2H", .named(.home, .shift)), ("\u{1B}[1;2F", .named(.end, .shift)),
    ("\u{1B}[1;5D", .named(.left, .control)), ("\u{1B}[1;6C", .named(.right, [.shift, .control])),
    ("\u{1B}[1;3C", .named(.right, .alt)), ("\u{1B}[Z", .named(.tab, .shift)),
    ("\u{1B}[1;66C", .named(.right, .shift)),
  ]

  private static let coded: [(String, Key)] = [
    ("\u{1B}[127;3u", .named(.backspace, .alt)), ("\u{1B}[27u", .named(.escape)),
    ("\u{1B}[9;2u", .named(.tab, .shift)), ("\u{1B}[99;5u", .control("c")),
    ("\u{1B}[27;5;122~", .control("z")), ("\u{1B}[13u", .named(.enter)),
  ]

  private static let controls: [(String, Key)] = [
    ("\u{01}", .control("a")), ("\u{03}", .control("c")), ("\u{1A}", .control("z")),
    ("\t", .named(.tab)), ("\r", .named(.enter)), ("\n", .named(.enter)),
    ("\u{7F}", .named(.backspace)), ("\u{08}", .named(.backspace)),
    ("\u{1B}\u{7F}", .named(.backspace, .alt)), ("\u{1B}\u{08}", .named(.backspace, .alt)),
  ]

  private static let unknown = [
    "\u{1B}[15~", "\u{1B}[?1;2c", "\u{1B}[<0;10;5M", "\u{1B}[I", "\u{1B}[O", "\u{1B}[[A",
    "\u{1B}[201~", "\u{1B}[99999999999999999999~", "\u{1B}OP", "\u{1B}x", "\u{1B}5", "\u{1B}é",
    "\u{1B}(B", "\u{1B}]0;title 12\u{07}", "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}[ 5q", "\u{00}", "\u{1C}", "\u{9B}", "\u{1B}[5:6C",
  ]

  @Test(arguments: arrows + numbered + modified + coded + controls)
  func decodesEachSequenceAsOneKey(_ sequence: String, _ key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(sequence.utf8) == [key])
  }

  /// Returns the keys of a text that arrives in two reads, split at each of its bytes.
  private func keysInTwoReads(_ text: String) -> Set<[Key]> {
    let bytes = Array(text.utf8)
    return Set(
      bytes.indices.map { cut in
        var decoder = KeyDecoder()
        return decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      }
    )
  }

  @Test(arguments: arrows + numbered + modified + coded + controls)
  func decodesASequenceSplitAcrossReads(_ sequence: String, _ key: Key) {
    #expect(keysInTwoReads(sequence + "7") == [[key, .text("7")]])
  }

  @Test(arguments: unknown)
  func dropsUnknownSequences(_ sequence: String) {
    #expect(keysInTwoReads(sequence + "7") == [[.text("7")]])
  }

  @Test func decodesEachCharacterAsAKey() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("1,5".utf8) == [.text("1"), .text(","), .text("5")])
  }

  @Test(arguments: ["é", "٣", "€", "，", "\u{1E951}", "😀"])
  func decodesACharacterSplitAcrossReads(_ character: String) {
    var decoder = KeyDecoder()
    let keys = character.utf8.flatMap { decoder.decode([$0]) }
    #expect(keys == [.text(character)])
  }

  @Test(arguments: [
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F], [0x80], [0xFF], [0xC0], [0xED, 0xA0, 0x80],
  ])
  func dropsInvalidUTF8(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes + [0x37]) == [.text("7")])
  }

  @Test func decodesEscapeAloneAfterATimeout() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isAmbiguous)
    #expect(decoder.flush() == [.named(.escape)])
    #expect(!decoder.isAmbiguous)
    #expect(decoder.decode("[".utf8) == [.text("[")])
  }

  @Test func decodesTwoEscapesAsTwoKeys() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x1B]) + decoder.flush() == [.named(.escape), .named(.escape)])
  }

  @Test(arguments: ["[", "O", "P", "]", "(", "_"])
  func ignoresAltWithALetterAfterATimeout(_ letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}\(letter)".utf8) + decoder.flush() == [])
    #expect(decoder.decode("7".utf8) == [.text("7")])
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}]0;ti", "\u{C3}", "\u{1B}[200~12"])
  func waitsForTheEndOfALongerSequence(_ sequence: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode(sequence.utf8)
    #expect(!decoder.isAmbiguous)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;2", "\u{1B}O", "\u{1B}]0;title", "\u{1B}("])
  func controlCEndsAnUnfinishedSequence(_ sequence: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode((sequence + "\u{03}").utf8) == [.control("c")])
  }

  @Test(arguments: ["1.234,56\r\u{1B}[A~", "١٢ €"])
  func decodesAPasteSplitAcrossReads(_ text: String) {
    #expect(keysInTwoReads("\u{1B}[200~\(text)\u{1B}[201~7") == [[.paste(text), .text("7")]])
  }

  @Test func decodesTwoPastesInARow() {
    var decoder = KeyDecoder()
    let paste = "\u{1B}[200~1\u{1B}[201~"
    #expect(decoder.decode((paste + paste).utf8) == [.paste("1"), .paste("1")])
  }
}

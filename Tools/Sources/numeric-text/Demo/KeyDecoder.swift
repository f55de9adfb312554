// SPDX-License-Identifier: MIT

/// A decoder that converts bytes from a terminal to keys, even if the bytes of a key arrive in
/// several reads.
///
/// Unknown sequences are skipped completely. A lone escape byte can be the Escape key or the start
/// of a sequence. While `isAmbiguous` is true, wait briefly for more bytes, then call `flush()`.
struct KeyDecoder {
  /// The position within the current sequence of bytes.
  private enum State {
    case ground
    case scalar([UInt8], isTyped: Bool)
    case escape
    case control([UInt8])
    case single([UInt8])
    case charset
    case string(isEmpty: Bool)
    case stringEscape
    case functionKey
    case paste
  }

  private static let escape: UInt8 = 0x1B

  private var state = State.ground

  /// The bytes of an unfinished paste.
  ///
  /// They are not stored in `state`, where appending a byte would copy all of them.
  private var pasted: [UInt8] = []

  /// Decodes bytes, and returns the keys that are now complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { decode(byte: $0) }
  }

  /// Whether the last bytes can be either a complete key or the start of a longer sequence.
  var isAmbiguous: Bool {
    switch state {
    case .escape, .charset, .string(isEmpty: true): true
    case .control(let bytes), .single(let bytes): bytes.isEmpty
    default: false
    }
  }

  /// Ends an ambiguous sequence, because no more bytes have arrived.
  ///
  /// - Returns: The Escape key for a lone escape byte. Any other sequence is discarded.
  mutating func flush() -> [Key] {
    guard isAmbiguous else { return [] }
    defer { state = .ground }
    if case .escape = state { return [.named(.escape)] }
    return []
  }

  private mutating func decode(byte: UInt8) -> [Key] {
    let current = state
    state = .ground
    switch current {
    case .ground: return start(byte)
    case .scalar(let bytes, let isTyped): return continueScalar(bytes, byte, isTyped: isTyped)
    case .escape: return escaped(byte)
    case .control(let bytes): return continueControl(bytes, byte)
    case .single(let bytes): return continueSingle(bytes, byte)
    case .charset: return continueCharset(byte)
    case .string: return continueString(byte)
    case .stringEscape: return byte == UInt8(ascii: "\\") ? [] : escaped(byte)
    case .functionKey: return []
    case .paste: return continuePaste(byte)
    }
  }
}

// MARK: - Characters

extension KeyDecoder {
  private mutating func start(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escape: state = .escape
    case 0x08, 0x7F: return [.named(.backspace)]
    case 0x09: return [.named(.tab)]
    case 0x0A, 0x0D: return [.named(.enter)]
    case 0x01...0x1A: return [.control(Character(Unicode.Scalar(byte + 0x60)))]
    case 0x20...0x7E: return [.text(String(Unicode.Scalar(byte)))]
    case 0xC2...0xF4: state = .scalar([byte], isTyped: true)
    default: break
    }
    return []
  }

  private mutating func continueScalar(
    _ bytes: [UInt8],
    _ byte: UInt8,
    isTyped: Bool
  ) -> [Key] {
    guard byte & 0xC0 == 0x80 else { return start(byte) }
    let bytes = bytes + [byte]
    guard bytes.count == Self.length(from: bytes[0]) else {
      state = .scalar(bytes, isTyped: isTyped)
      return []
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return isTyped && Self.isTypable(text) ? [.text(text)] : []
  }

  private static func length(from lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

  /// Returns whether the text is a single valid Unicode scalar other than a control character.
  private static func isTypable(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    return scalar != "\u{FFFD}" && scalar.properties.generalCategory != .control
  }
}

// MARK: - Sequences

extension KeyDecoder {
  private mutating func escaped(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escape:
      state = .escape
      return [.named(.escape)]
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single([])
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(isEmpty: true)
    case 0x20...0x2F: state = .charset
    case 0x08, 0x7F: return [.named(.backspace, .alt)]
    case 0xC2...0xF4: state = .scalar([byte], isTyped: false)
    case 0x00...0x1F: return start(byte)
    default: break
    }
    return []
  }

  private mutating func continueControl(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x20...0x3F: state = .control(bytes + [byte])
    case UInt8(ascii: "[") where bytes.isEmpty: state = .functionKey
    case 0x40...0x7E: return finish(bytes, byte)
    default: return start(byte)
    }
    return []
  }

  private mutating func continueSingle(_ bytes: [UInt8], _ byte: UInt8) -> [Key] {
    switch byte {
    case 0x30...0x3F: state = .single(bytes + [byte])
    case 0x40...0x7E: return finish(bytes, byte)
    default: return start(byte)
    }
    return []
  }

  private mutating func finish(_ bytes: [UInt8], _ last: UInt8) -> [Key] {
    let sequence = KeySequence(bytes, last)
    if sequence?.startsPaste == true { state = .paste }
    return sequence?.key.map { [$0] } ?? []
  }

  private mutating func continueCharset(_ byte: UInt8) -> [Key] {
    if 0x20...0x2F ~= byte { state = .charset }
    return byte < 0x20 ? start(byte) : []
  }

  /// Skips a byte of a string in which the terminal reports something, such as its version.
  ///
  /// Any control character except white space ends the string, so that an unfinished string doesn't
  /// swallow Ctrl-C.
  private mutating func continueString(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x07: break
    case Self.escape: state = .stringEscape
    case 0x08...0x0D, 0x20...0xFF: state = .string(isEmpty: false)
    default: return start(byte)
    }
    return []
  }

  private mutating func continuePaste(_ byte: UInt8) -> [Key] {
    let end = "\u{1B}[201~".utf8
    pasted.append(byte)
    guard byte == UInt8(ascii: "~"), pasted.suffix(end.count).elementsEqual(end) else {
      state = .paste
      return []
    }
    defer { pasted = [] }
    return [.paste(String(decoding: pasted.dropLast(end.count), as: UTF8.self))]
  }
}

/// A key press or paste, as reported by a terminal.
enum Key: Hashable, Sendable {
  /// A typed character.
  case text(String)

  /// A complete paste, which terminals distinguish from typing.
  case paste(String)

  /// A letter pressed with the Control key, in lowercase.
  case control(Character)

  /// A named key.
  case named(Name, Modifiers)

  enum Name: Hashable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown
    case backspace, delete, tab, enter, escape
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  /// Returns a named key without modifiers.
  static func named(_ name: Name) -> Key { .named(name, []) }
}

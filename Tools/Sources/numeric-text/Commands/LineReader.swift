// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// A reader that returns one line at a time, so that memory use doesn't depend on the size of the
/// file.
struct LineReader {
  private static let chunk = 1 << 16

  /// The maximum length of a line, so that input without line breaks doesn't fill the memory.
  private static let longest = 1 << 24

  private let handle: FileHandle

  /// The name of the input, for error messages.
  private let name: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The number of lines that have been returned.
  private(set) var number = 0

  /// Opens a file, or standard input if `file` is nil or `-`.
  init(of file: String?) throws {
    guard let file, file != "-" else {
      (handle, name) = (.standardInput, "Standard input")
      return
    }
    name = "The file '\(file)'"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue,
      let handle = FileHandle(forReadingAtPath: file)
    else { throw ValidationError("\(name) cannot be read.") }
    self.handle = handle
  }

  /// Returns the next line without its line break, or nil at the end.
  ///
  /// `beforeWaiting` is called before the reader waits for more input.
  mutating func next(beforeWaiting: () throws -> Void = {}) throws -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return line(until: end)
      }
      searched = buffer.count - position
      guard buffer.count - position <= Self.longest else {
        throw ValidationError("\(name) has a line of more than \(Self.longest) bytes.")
      }
      try beforeWaiting()
      guard try fill() else { break }
    }
    defer { position = buffer.count }
    return position < buffer.count ? line(until: buffer.count) : nil
  }

  /// Returns the line that ends at an offset, without the carriage return of a Windows line break,
  /// and without the byte order mark at the start of the first line.
  private mutating func line(until end: Int) -> String {
    number += 1
    var bytes = buffer[position..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1, bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Discards the bytes of the lines that have been returned, and reads more bytes.
  ///
  /// - Returns: False at the end of the file.
  private mutating func fill() throws -> Bool {
    guard !isAtEnd else { return false }
    guard let bytes = Platform.readBytes(upTo: Self.chunk, from: handle.fileDescriptor) else {
      throw ValidationError("\(name) cannot be read.")
    }
    isAtEnd = bytes.isEmpty
    buffer.removeFirst(position)
    position = 0
    buffer.append(contentsOf: bytes)
    return !isAtEnd
  }
}

/// Standard error, for messages that are not part of the output.
enum StandardError {
  static func print(_ message: String) { write(Array((message + "\n").utf8)) }

  static func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { FileHandle.standardError.write(Data(bytes)) }
  }
}

/// Standard output, for the results of a command.
///
/// Unlike `Swift.print`, `write` throws an error if writing fails, for example on a full disk.
enum StandardOutput {
  private struct Failure: Error, CustomStringConvertible {
    let description = "The output cannot be written."
  }

  static func print(_ line: String) throws { try write(Array((line + "\n").utf8)) }

  static func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Failure()
    }
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// A reader that returns one line at a time, so that memory use doesn't depend on the size of the
/// file.
struct LineReader {
  private static let chunk = 1 << 16

  private let handle: FileHandle

  /// The name of the input, for error messages.
  private let name: String
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

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
  mutating func next() throws -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return String(decoding: buffer[position..<end], as: UTF8.self)
      }
      searched = buffer.count - position
      guard try fill() else { break }
    }
    defer { position = buffer.count }
    return position < buffer.count ? String(decoding: buffer[position...], as: UTF8.self) : nil
  }

  /// Discards the bytes of the lines that have been returned, and reads more bytes.
  ///
  /// - Returns: False at the end of the file.
  private mutating func fill() throws -> Bool {
    guard !isAtEnd, let data = try read(), !data.isEmpty else {
      isAtEnd = true
      return false
    }
    buffer.removeFirst(position)
    position = 0
    buffer.append(contentsOf: data)
    return true
  }

  private func read() throws -> Data? {
    do {
      return try handle.read(upToCount: Self.chunk)
    } catch {
      throw ValidationError("\(name) cannot be read.")
    }
  }
}

/// Standard error, for messages that are not part of the output.
enum StandardError {
  static func print(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

/// Standard output, for the results of a command.
///
/// In contrast to `Swift.print`, writing can fail, for example because a disk is full.
enum StandardOutput {
  private struct Failure: Error, CustomStringConvertible {
    let description = "The output cannot be written."
  }

  static func print(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw Failure()
    }
  }
}

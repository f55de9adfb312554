// SPDX-License-Identifier: MIT

// The C library has a different name on Apple platforms.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// System calls whose argument types differ between platforms.
enum Platform {
  /// Reads at most `count` bytes, and waits only if none are available yet.
  ///
  /// - Returns: The bytes, which are empty at the end of the file, or nil after an error.
  static func readBytes(upTo count: Int, from file: Int32) -> [UInt8]? {
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      var size = -1
      repeat { size = read(file, buffer.baseAddress, count) } while size < 0 && errno == EINTR
      isRead = size >= 0
      length = max(0, size)
    }
    return isRead ? bytes : nil
  }

  /// Reads at most 4 KB of available bytes.
  ///
  /// - Returns: The bytes, or nil at the end of the file or after an error.
  static func readBytes(from file: Int32) -> [UInt8]? {
    readBytes(upTo: 4096, from: file).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes all bytes, or stops at the first error.
  static func writeBytes(_ bytes: some Collection<UInt8>, to file: Int32) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until data is available in one of the files.
  ///
  /// - Parameters:
  ///   - files: The file descriptors.
  ///   - milliseconds: The timeout, or nil for none.
  /// - Returns: The files with data, or an empty set after the timeout.
  static func filesToRead(_ files: [Int32], within milliseconds: Int32?) -> Set<Int32> {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&entries, nfds_t(entries.count), milliseconds ?? -1) > 0 else { return [] }
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Returns the size of a terminal, or 80 by 24 if it is unknown.
  static func size(of file: Int32) -> TerminalSize {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
}

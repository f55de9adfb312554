// SPDX-License-Identifier: MIT

import Foundation

/// Switches a terminal to raw mode, without echo, until this value is destroyed.
///
/// Ctrl-C and Ctrl-Z are keys in raw mode and don't send signals.
struct RawMode: ~Copyable {
  private let file: Int32
  private let saved: termios
  private let raw: termios

  init(_ file: Int32) throws {
    var saved = termios()
    guard tcgetattr(file, &saved) == 0 else { throw TerminalError.noRawMode }
    var raw = saved
    cfmakeraw(&raw)
    // `TCSADRAIN` keeps the keys that the user has pressed but the program has not read yet.
    guard tcsetattr(file, TCSADRAIN, &raw) == 0 else { throw TerminalError.noRawMode }
    self.file = file
    self.saved = saved
    self.raw = raw
  }

  /// Restores the terminal's original mode before the process is stopped.
  func pause() { set(saved, TCSADRAIN) }

  /// Switches back to raw mode, even if another program has changed the mode in the meantime.
  func resume() { set(raw, TCSADRAIN) }

  private func set(_ mode: termios, _ when: Int32) {
    var mode = mode
    tcsetattr(file, when, &mode)
  }

  deinit {
    // Discards the unread rest of a paste. Otherwise, the shell would execute it.
    set(saved, TCSAFLUSH)
  }
}

/// An error in setting up the terminal.
enum TerminalError: Error, CustomStringConvertible {
  case noRawMode
  case noPipe

  var description: String {
    switch self {
    case .noRawMode: "The terminal cannot be switched to raw mode."
    case .noPipe: "No pipe can be created for signals: too many open files."
    }
  }
}

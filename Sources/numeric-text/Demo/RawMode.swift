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
    // `TCSADRAIN` keeps keys that have already been pressed.
    guard tcsetattr(file, TCSADRAIN, &raw) == 0 else { throw TerminalError.noRawMode }
    self.file = file
    self.saved = saved
    self.raw = raw
  }

  /// Restores the original mode while the process is stopped.
  func pause() { set(saved, TCSADRAIN) }

  /// Returns to raw mode, even if the mode was changed in the meantime.
  func resume() { set(raw, TCSADRAIN) }

  private func set(_ mode: termios, _ when: Int32) {
    var mode = mode
    tcsetattr(file, when, &mode)
  }

  deinit {
    // Discard unread input, so that the rest of a paste isn't executed by the shell.
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

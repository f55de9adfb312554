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

  /// Gives the terminal back as it was, for as long as the process is stopped.
  func pause() { set(saved, TCSADRAIN) }

  /// Takes the terminal again, whatever has become of it meanwhile.
  func resume() { set(raw, TCSADRAIN) }

  private func set(_ mode: termios, _ when: Int32) {
    var mode = mode
    tcsetattr(file, when, &mode)
  }

  deinit {
    // Keys that nobody read are dropped, so that a paste cannot end up as a command in the shell.
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

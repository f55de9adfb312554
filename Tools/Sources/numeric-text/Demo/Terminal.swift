// SPDX-License-Identifier: MIT

import Foundation

/// The process's terminal in raw mode and on its alternate screen, until this value is destroyed.
struct Terminal: ~Copyable {
  /// The result of waiting for input: keys, signals, a timeout or the end of the input.
  enum Event {
    case bytes([UInt8])
    case signals([Int32])
    case silence
    case end
  }

  private static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO

  // Resetting mode 8 stops the terminal from reordering right-to-left text. The column of the caret
  // is computed for text in memory order.
  private static let enter = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[8l"
  private static let leave = "\u{1B}[8h\u{1B}[?7h\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  // Must be declared before `signals`. Properties are destroyed in the order of their declarations,
  // and signals must be handled until the terminal is restored.
  private let mode: RawMode
  private let signals: SignalPipe

  /// Returns whether the demo can run: input and output must be a terminal that can move its
  /// cursor.
  static func isUsable(_ environment: [String: String]) -> Bool {
    Platform.isTerminal(input) && Platform.isTerminal(output) && environment["TERM"] != "dumb"
  }

  init(signals: [Int32]) throws {
    let signals = try SignalPipe(signals)
    mode = try RawMode(Self.input)
    self.signals = signals
    Platform.writeBytes(Self.enter.utf8, to: Self.output)
  }

  deinit { Platform.writeBytes(Self.leave.utf8, to: Self.output) }

  /// Restores the terminal and stops the process until it is continued.
  func suspend() {
    Platform.writeBytes(Self.leave.utf8, to: Self.output)
    mode.pause()
    raise(SIGSTOP)
    resume()
  }

  /// Sets up the terminal again when the suspended process continues.
  func resume() {
    mode.resume()
    Platform.writeBytes(Self.enter.utf8, to: Self.output)
  }

  var size: TerminalSize { Platform.size(of: Self.output) }

  func draw(_ frame: String) { Platform.writeBytes(frame.utf8, to: Self.output) }

  /// Waits for a key or a signal.
  ///
  /// - Parameter milliseconds: The timeout, or nil to wait indefinitely.
  /// - Returns: The event, which is `silence` after the timeout.
  func next(within milliseconds: Int32?) -> Event {
    let ready = Platform.filesToRead([Self.input, signals.file], within: milliseconds)
    if ready.contains(signals.file) { return .signals(signals.read()) }
    guard ready.contains(Self.input) else { return .silence }
    return Platform.readBytes(from: Self.input).map(Event.bytes) ?? .end
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// The main loop of the demo, which reads keys and draws the screen.
struct DemoLoop: ~Copyable {
  /// How long to wait for the rest of an escape sequence, in milliseconds.
  private static let escapeDelay: Int32 = 50

  private static let signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// The signals that do not end the demo.
  private static let passing: Set<Int32> = [SIGWINCH, SIGTSTP, SIGCONT]

  private let terminal: Terminal
  private let isColored: Bool
  private var form: DemoForm
  private var decoder = KeyDecoder()
  private var ending: Int32?

  init(in region: DemoRegion, isColored: Bool) throws {
    terminal = try Terminal(signals: Self.signals)
    form = DemoForm(in: region)
    self.isColored = isColored
  }

  /// Runs until the user quits or a signal ends the demo.
  ///
  /// - Returns: The signal, or nil if the user quit.
  mutating func run() -> Int32? {
    while !form.isDone, ending == nil {
      terminal.draw(DemoScreen(form, size: terminal.size).frame(isColored: isColored))
      handle(terminal.next(within: decoder.isAmbiguous ? Self.escapeDelay : nil))
    }
    return ending
  }

  private mutating func handle(_ event: Terminal.Event) {
    switch event {
    case .bytes(let bytes): press(decoder.decode(bytes))
    case .silence: press(decoder.flush())
    case .signals(let signals): handle(signals)
    // The end of input means that the terminal has hung up, even if SIGHUP hasn't arrived yet.
    case .end: ending = SIGHUP
    }
  }

  /// Handles signals.
  ///
  /// After a signal that doesn't end the demo, `run` draws the screen again.
  private mutating func handle(_ signals: [Int32]) {
    ending = signals.first { !Self.passing.contains($0) }
    guard ending == nil else { return }
    if signals.contains(SIGTSTP) { return terminal.suspend() }
    if signals.contains(SIGCONT) { terminal.resume() }
  }

  private mutating func press(_ keys: [Key]) {
    for key in keys where !form.isDone { form.press(key) }
  }
}

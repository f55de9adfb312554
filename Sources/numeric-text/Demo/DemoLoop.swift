// SPDX-License-Identifier: MIT

import Foundation

/// The main loop of the demo: reads keys and draws the screen.
struct DemoLoop: ~Copyable {
  /// How long to wait for the rest of an escape sequence, in milliseconds.
  private static let escapeDelay: Int32 = 50

  private static let signals = [SIGWINCH, SIGHUP, SIGINT, SIGQUIT, SIGTERM]

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

  /// Runs until the user quits or a signal arrives.
  ///
  /// - Returns: The signal, or nil.
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
    case .signals(let signals): ending = signals.first { $0 != SIGWINCH }
    // End of input means that the terminal has hung up, even if the signal hasn't arrived yet.
    case .end: ending = SIGHUP
    }
  }

  private mutating func press(_ keys: [Key]) {
    for key in keys where !form.isDone { form.press(key) }
  }
}

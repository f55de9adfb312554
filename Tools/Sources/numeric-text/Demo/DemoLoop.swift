// SPDX-License-Identifier: MIT

import Dispatch
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

/// Delivers signals as bytes in a pipe, so that `poll` can wait for keys and signals together.
struct SignalPipe: ~Copyable {
  /// The reading end of the pipe.
  let file: Int32

  private let end: Int32
  private let sources: [any DispatchSourceSignal]

  init(_ signals: [Int32]) throws {
    var files: [Int32] = [-1, -1]
    guard pipe(&files) == 0 else { throw TerminalError.noPipe }
    let end = files[1]
    file = files[0]
    self.end = end
    sources = signals.map { number in
      // A dispatch source can report a signal only if the default action of the signal is disabled.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { Platform.writeBytes([UInt8(number)], to: end) }
      source.resume()
      return source
    }
  }

  /// Returns the numbers of the signals that have arrived since the last call.
  func read() -> [Int32] { (Platform.readBytes(from: file) ?? []).map(Int32.init) }

  deinit {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
    close(file)
    close(end)
  }
}

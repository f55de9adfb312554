// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Signals as bytes in a pipe, so that one call can wait for keys and signals alike.
struct SignalPipe: ~Copyable {
  /// The end of the pipe to wait for.
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
      // A source only hears of signals that do nothing by themselves.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { Platform.writeBytes([UInt8(number)], to: end) }
      source.resume()
      return source
    }
  }

  /// The signals that came since the last call.
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

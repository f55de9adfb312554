// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

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

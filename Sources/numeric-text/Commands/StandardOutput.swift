// SPDX-License-Identifier: MIT

import Foundation

/// Standard output, for the results of a command.
///
/// In contrast to `Swift.print`, writing can fail, for example because a disk is full.
enum StandardOutput {
  private struct Failure: Error, CustomStringConvertible {
    let description = "The output cannot be written."
  }

  static func print(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw Failure()
    }
  }
}

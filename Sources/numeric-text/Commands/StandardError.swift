// SPDX-License-Identifier: MIT

import Foundation

/// Standard error, for messages that are not part of the output.
enum StandardError {
  static func print(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

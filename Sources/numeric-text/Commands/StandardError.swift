// SPDX-License-Identifier: MIT

import Foundation

/// The stream for messages that are not the answer.
enum StandardError {
  static func print(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

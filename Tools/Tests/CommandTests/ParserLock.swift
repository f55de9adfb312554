// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import numeric_text

/// A lock that is held while a test parses arguments.
///
/// The argument parser has crashed when several threads used it at once.
let parserLock = NSLock()

/// Expects an error from parsing the arguments of the program, and calls `body` with it.
func expectError(of arguments: [String], _ body: (any Error) -> Void) throws {
  try parserLock.withLock {
    body(
      try #require(throws: (any Error).self) { try NumericTextCommand.parseAsRoot(arguments) }
    )
  }
}

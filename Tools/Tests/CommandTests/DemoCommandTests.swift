// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import numeric_text

@Suite struct DemoCommandTests {
  @Test(arguments: [[], ["demo"], ["--locale", "sv_SE"], ["demo", "--currency", "jpy"]])
  func runsTheDemoByDefault(_ arguments: [String]) throws {
    parserLock.lock()
    defer { parserLock.unlock() }
    #expect(try NumericTextCommand.parseAsRoot(arguments) is DemoCommand)
  }

  @Test(arguments: [["--locale", "zz"], ["--currency", "ZZZ"], ["demo", "--locale", ""]])
  func namesTheOptionWithAnInvalidValue(_ arguments: [String]) {
    parserLock.lock()
    defer { parserLock.unlock() }
    let error = #expect(throws: (any Error).self) {
      try NumericTextCommand.parseAsRoot(arguments)
    }
    guard let error else { return }
    #expect(NumericTextCommand.exitCode(for: error) == .validationFailure)
    let message = NumericTextCommand.message(for: error)
    #expect(message.contains(arguments.contains("--currency") ? "--currency" : "--locale"))
  }
}

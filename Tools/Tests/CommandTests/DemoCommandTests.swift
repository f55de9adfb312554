// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import numeric_text

@Suite struct DemoCommandTests {
  @Test(arguments: [[], ["demo"], ["--locale", "sv_SE"], ["demo", "--currency", "jpy"]])
  func runsTheDemoByDefault(_ arguments: [String]) throws {
    let command = try parserLock.withLock { try NumericTextCommand.parseAsRoot(arguments) }
    #expect(command is DemoCommand)
  }

  @Test(arguments: [["--locale", "zz"], ["--currency", "ZZZ"], ["demo", "--locale", ""]])
  func namesTheOptionWithAnInvalidValue(_ arguments: [String]) throws {
    try expectError(of: arguments) { error in
      #expect(NumericTextCommand.exitCode(for: error) == .validationFailure)
      let message = NumericTextCommand.message(for: error)
      #expect(message.contains(arguments.contains("--currency") ? "--currency" : "--locale"))
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct OperationTests {
  @Test(arguments: [
    ("+＋﹢", Operation.add), ("-−–－", .subtract), ("*×＊∗·⋅xX", .multiply), ("/÷／⁄∕", .divide),
    ("%٪％", .percent), ("(（", .open), (")）", .close),
  ])
  func readsTheOperationsOfAllScripts(_ scalars: String, _ operation: NumericTextCore.Operation) {
    for scalar in scalars.unicodeScalars { #expect(Operation(scalar) == operation) }
  }

  @Test func otherCharactersAreNotOperations() {
    for scalar in "0.,=y^ $".unicodeScalars { #expect(Operation(scalar) == nil) }
  }

  @Test func bothEqualsSignsShowTheResult() {
    #expect(Operation.isEquals("=") && Operation.isEquals("＝") && !Operation.isEquals("+"))
  }

  @Test func ownTextParsesToTheSameOperation() {
    let all: [NumericTextCore.Operation] = [
      .add, .subtract, .multiply, .divide, .percent, .open, .close,
    ]
    for operation in all {
      let text = operation.text.description
      let scalars = text.unicodeScalars.filter { $0 != " " }
      #expect(scalars.map { Operation($0) } == [operation])
      #expect(operation.isBinary == text.hasPrefix(" "))
    }
  }
}

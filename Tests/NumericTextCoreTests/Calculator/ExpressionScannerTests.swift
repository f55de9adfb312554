// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ExpressionScannerTests {
  private func scan(
    _ text: String,
    _ form: ExpressionForm = .inserted
  ) -> ExpressionScanner.Result {
    let calculator = Calculator(.dollar, Rules())
    return text.withScalars { text in
      var scanner = ExpressionScanner(text, calculator, form)
      return scanner.scan()
    }
  }

  @Test func dividesATextAtItsOperations() {
    let chunks = scan("$2 × -(3 + 4)").chunks
    #expect(chunks.map(\.operation) == [nil, .multiply, .open, .add, .close])
  }

  @Test func inItsOwnTextSpacesDistinguishOperatorsFromSigns() {
    #expect(scan("$5 ×  + 3", .own).chunks.map(\.operation) == [nil, .multiply, .add])
    #expect(scan("$5 ×  + 3").chunks.map(\.operation) == [nil, .multiply])
    #expect(scan("$5+3", .own).chunks.count == 1)
  }

  @Test func anOperatorThatContinuesANumberIsClear() {
    #expect(!scan("-3", .afterOperand).looksLikeDate)
    #expect(scan("-11-22", .afterOperand).looksLikeDate)
  }

  @Test(arguments: [
    ("3 x 4", 2), ("3X(4)", 3 + 1), ("5 XAF", 1), ("x3", 1), ("3 x", 1), ("3x-4", 2),
  ])
  func theLetterXIsAnOperatorBetweenOperands(_ text: String, _ count: Int) {
    #expect(scan(text).chunks.count == count)
  }

  @Test func longExpressionsAreNotScannedToTheirEnd() {
    let result = scan(String(repeating: "÷", count: 12_000))
    #expect(result.isTooLong && result.chunks.count == Expression.maximumCount + 1)
  }
}

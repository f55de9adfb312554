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

  @Test func longExpressionsAreNotScannedToTheirEnd() {
    let result = scan(String(repeating: "÷", count: 12_000))
    #expect(result.isTooLong && result.chunks.count == Expression.maximumCount + 1)
  }
}

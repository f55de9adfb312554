// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditRequestTests {
  private let state = FieldState(text: "1.2M")

  @Test func reportsTheChangeOfAPlatform() {
    let replacement = EditRequest.replace(1..<2, with: "8").change(in: state)
    #expect(replacement == TextChange(1..<2, "8"))
    let input = EditRequest.input("1.2M9", caret: 5).change(in: state)
    #expect(input == TextChange(4..<4, "9"))
  }

  @Test(arguments: [EditRequest.type("1"), .paste("12"), .delete(.backward), .toggleSign])
  func leavesOtherRequestsToTheField(_ request: EditRequest) {
    #expect(request.change(in: state) == nil)
  }
}

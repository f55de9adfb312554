// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of a selection that is bound to a `TextSelection`.
@Suite struct TextSelectionTests {
  private struct Form: View {
    @State var amount: Decimal = 1234
    @State var selection: TextSelection?
    let asked: TextSelection

    var body: some View {
      NumericTextField("Amount", value: $amount, style: .number)
        .numericTextSelection($selection)
      Text(verbatim: selection.map { described($0) } ?? "none")
      Button("Select") { selection = asked }
    }

    /// Returns the offsets of the selection in the field's text, which is `1,234`.
    private func described(_ selection: TextSelection) -> String {
      guard case .selection(let range) = selection.indices else { return "several" }
      guard range.upperBound <= "1,234".endIndex else { return "past the end" }
      let offset = { (index: String.Index) in index.utf16Offset(in: "1,234") }
      return "\(offset(range.lowerBound))..<\(offset(range.upperBound))"
    }
  }

  private func range(_ lower: Int, _ upper: Int, in text: String = "1,234") -> Range<String.Index> {
    String.Index(utf16Offset: lower, in: text)..<String.Index(utf16Offset: upper, in: text)
  }

  private func selection(asking asked: TextSelection) async -> (told: String?, selected: Range<Int>)
  {
    let screen = Screen(Form(asked: asked))
    screen.user.tap()
    await screen.host.press(0)
    return (screen.host.texts.last?.string, screen.user.selection)
  }

  @Test func selectionFollowsTheFieldAndIsNilWithoutFocus() {
    let screen = Screen(Form(asked: TextSelection(insertionPoint: range(0, 0).lowerBound)))
    var told: String? { screen.host.texts.last?.string }
    #expect(told == "none")
    screen.user.tap()
    #expect(told == "5..<5")
    screen.user.leave()
    #expect(told == "none")
  }

  @Test func selectionOfTheAppIsSelected() async {
    let (told, selected) = await selection(asking: TextSelection(range: range(0, 5)))
    #expect(selected == 0..<5)
    #expect(told == "0..<5")
  }

  @Test func partsAreSelectedAsOne() async {
    let parts = RangeSet([range(0, 1), range(3, 5)])
    let (told, selected) = await selection(asking: TextSelection(ranges: parts))
    #expect(selected == 0..<5)
    #expect(told == "0..<5")
  }

  @Test func positionsPastTheEndAreAtTheEnd() async {
    let asked = TextSelection(range: range(3, 13, in: "1,234,567,890"))
    let (told, selected) = await selection(asking: asked)
    #expect(selected == 3..<5)
    #expect(told == "3..<5")
  }
}

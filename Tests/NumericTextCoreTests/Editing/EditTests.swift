// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct EditTests {
  private typealias Reported = (Range<Int>, String, Range<Int>, Edit.Intent)

  private static let reported: [Reported] = [
    (3..<3, "1", 3..<3, .typed("1")), (1..<3, "1", 1..<3, .typed("1")),
    (3..<3, "12", 3..<3, .pasted("12")),
    (3..<3, "\u{1E951}", 3..<3, .typed("\u{1E951}")), (0..<3, "", 0..<3, .deletedBackward),
    (0..<3, "", 3..<3, .deletedBackward), (3..<5, "", 3..<3, .deletedForward),
  ]

  @Test(arguments: reported)
  func infersTheIntentFromRangeAndSelection(
    _ range: Range<Int>,
    _ text: String,
    _ selection: Range<Int>,
    _ intent: Edit.Intent
  ) throws {
    let state = Field(.english, Rules()).state(showing: "1234", selecting: selection)
    let edit = try Edit(.replace(range, with: text), in: state)
    #expect(edit == Edit(intent, in: try Place(range, in: state.layout)))
  }

  @Test(
    arguments: [
      (2..<3, .deletedBackward, 3), (3..<4, .deletedForward, 3), (1..<2, .deletedBackward, 2),
    ] as [(Range<Int>, Edit.Intent, Int)]
  )
  func treatsTheDeletionOfOneCharacterAsADeleteKey(
    _ range: Range<Int>,
    _ intent: Edit.Intent,
    _ caret: Int
  ) throws {
    let state = Field(.english, Rules()).state(showing: "1234", selecting: 3..<3)
    let edit = try Edit(.replace(range, with: ""), in: state)
    #expect(edit == Edit(intent, in: try Place(caret..<caret, in: state.layout)))
  }

  @Test func deletionDeletesTheSelectionIfThereIsOne() throws {
    let field = Field(.dollar, Rules())
    let caret = field.state(showing: "1234", selecting: 4..<4)
    let range = field.state(showing: "1234", selecting: 2..<4)
    func slots(_ deletion: EditRequest.Deletion, _ state: FieldState) throws -> [Int] {
      let slots = try Edit(.delete(deletion), in: state).place.slots
      return [slots.lowerBound.index, slots.upperBound.index]
    }
    #expect(try slots(.toStart, caret) == [0, 2])
    #expect(try slots(.toEnd, caret) == [2, 4])
    #expect(try slots(.backward, caret) == [2, 2])
    for deletion in [EditRequest.Deletion.toStart, .toEnd, .backward, .forward] {
      #expect(try slots(deletion, range) == [1, 2])
    }
  }
}

// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  /// What a key binding of AppKit, such as `deleteBackward:`, does in a numeric field.
  enum FieldCommand: Equatable {
    /// Changes the number.
    case edit(Event)

    /// Moves the caret.
    case move(Event)

    /// Commits the number, after which AppKit ends editing.
    case submit

    /// Creates the command for a key binding, or returns nil if AppKit should handle the key
    /// binding itself.
    ///
    /// - Parameters:
    ///   - selector: The selector of a key binding.
    ///   - hasStep: Whether the Up and Down keys add or subtract a step rather than move the caret.
    init?(_ selector: Selector, hasStep: Bool) {
      let name = NSStringFromSelector(selector)
      if hasStep, let step = Self.steps[name] {
        self = .edit(step)
      } else if let event = Self.edits[name] {
        self = .edit(event)
      } else if let move = Self.moves[name] {
        self = .move(.move(move, extending: false))
      } else if name.hasSuffix(Self.extending),
        let move = Self.moves[name.dropLast(Self.extending.count) + ":"]
      {
        self = .move(.move(move, extending: true))
      } else if name == "insertNewline:" {
        self = .submit
      } else {
        return nil
      }
    }

    private static let extending = "AndModifySelection:"

    private static let steps: [String: Event] = [
      "moveUp:": .step(by: 1), "moveDown:": .step(by: -1),
      "moveUpAndModifySelection:": .step(by: 1, .coarse),
      "moveDownAndModifySelection:": .step(by: -1, .coarse),
      "pageUp:": .step(by: 1, .coarse), "pageDown:": .step(by: -1, .coarse),
      "scrollPageUp:": .step(by: 1, .coarse), "scrollPageDown:": .step(by: -1, .coarse),
    ]

    private static let edits: [String: Event] = [
      "deleteBackward:": .edit(.delete(.backward)),
      "deleteBackwardByDecomposingPreviousCharacter:": .edit(.delete(.backward)),
      "deleteForward:": .edit(.delete(.forward)),
      "deleteWordBackward:": .edit(.delete(.toStart)),
      "deleteToBeginningOfLine:": .edit(.delete(.toStart)),
      "deleteToBeginningOfParagraph:": .edit(.delete(.toStart)),
      "deleteWordForward:": .edit(.delete(.toEnd)),
      "deleteToEndOfLine:": .edit(.delete(.toEnd)),
      "deleteToEndOfParagraph:": .edit(.delete(.toEnd)),
      "cancelOperation:": .cancel,
    ]

    /// The caret movements for AppKit's selectors.
    ///
    /// A number counts as a single word, line and paragraph. Moving by any of these reaches the
    /// start or the end of the number.
    private static let moves: [String: NumericTextCaretMove] = [
      "moveLeft:": .backward, "moveBackward:": .backward,
      "moveRight:": .forward, "moveForward:": .forward,
      "moveUp:": .start, "moveDown:": .end,
      "moveWordLeft:": .start, "moveWordBackward:": .start,
      "moveWordRight:": .end, "moveWordForward:": .end,
      "moveToBeginningOfLine:": .start, "moveToEndOfLine:": .end,
      "moveToLeftEndOfLine:": .start, "moveToRightEndOfLine:": .end,
      "moveToBeginningOfParagraph:": .start, "moveToEndOfParagraph:": .end,
      "moveParagraphBackward:": .start, "moveParagraphForward:": .end,
      "moveToBeginningOfDocument:": .start, "moveToEndOfDocument:": .end,
    ]
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  /// What a key of a Mac's keyboard asks of a field.
  enum FieldCommand: Equatable {
    /// To change the number.
    case edit(Event)

    /// To move the caret.
    case move(Event)

    /// To end editing, which AppKit does itself afterwards.
    case submit

    /// The command of a name that a text view's key bindings know.
    ///
    /// - Parameters:
    ///   - selector: The name.
    ///   - hasStep: Whether Up and Down are to change the number; otherwise they move the caret.
    init?(_ selector: Selector, hasStep: Bool) {
      let name = NSStringFromSelector(selector)
      if hasStep, let count = Self.steps[name] {
        self = .edit(.step(by: count))
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

    private static let steps: [String: Int] = [
      "moveUp:": 1, "moveDown:": -1,
      "moveUpAndModifySelection:": 10, "moveDownAndModifySelection:": -10,
      "pageUp:": 10, "pageDown:": -10, "scrollPageUp:": 10, "scrollPageDown:": -10,
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

    /// A number is one word, one line and one paragraph.
    private static let moves: [String: CaretMove] = [
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

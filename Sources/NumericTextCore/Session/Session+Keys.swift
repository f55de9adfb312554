// SPDX-License-Identifier: MIT

extension Session {
  /// The edit of an active field without marked text that an event stands for.
  func edit(of event: Event) -> Edit {
    let selection = held.selection
    let caret = selection.lowerBound
    let isCaret = selection.isEmpty
    return switch event {
    case .type(let text): Edit(selection, with: text, text.isOneScalar ? .typed : .pasted)
    case .paste(let text): Edit(selection, with: text, .pasted)
    case .replace(let range, let text): Edit(replacing: range, with: text, selection: selection)
    case .input(let text, let caret):
      Edit(from: held.text, to: text, caret: caret, selection: selection)
    case .deleteForward where isCaret: Edit(selection, with: "", .deletedForward)
    case .deleteToStart where isCaret: Edit(0..<caret, with: "", .deletedBackward)
    case .deleteToEnd where isCaret: Edit(caret..<held.text.utf16Length, with: "", .deletedForward)
    case .toggleSign: Edit(caret..<caret, with: "", .signed(isNegative: !held.numeral.isNegative))
    default: Edit(selection, with: "", .deletedBackward)
    }
  }
}

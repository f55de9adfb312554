// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  // MARK: - Before a change

  extension TextFieldAdapter {
    /// Returns whether the system may make a change by itself.
    ///
    /// It rarely may: the engine makes the change, and the field is written once.
    func mayChange(_ ranges: [NSRange], to string: String, in textField: UITextField) -> Bool {
      // The input method owns the text until it is done.
      if textField.markedTextRange != nil { return true }
      endComposition()
      guard let change = ReportedChange(ranges, string, in: textField.shownText) else {
        return false
      }
      if isPlaceholder(change, textField) {
        turn = .hosting(change.result)
        return true
      }
      // The system keeps a character in the field, or the app has set the text by itself.
      if !change.before.isSame(as: model.text) {
        make(change, as: .edit(.input(change.result, caret: change.caret)))
        return false
      }
      if isCut(change, textField) {
        turn = .allowed(change)
        return true
      }
      make(change, as: change.event)
      return false
    }

    private func make(_ change: ReportedChange, as event: Event) {
      if case .pasting = turn { return edit(event) }
      turn = .made(change, systemCaret: nil)
      edit(event)
      let caret = min(change.caret, model.text.utf16Length)
      guard case .made = turn, model.selection != caret..<caret else { return }
      turn = .made(change, systemCaret: caret)
      // Only a paste is followed by the system's own caret, before anything else can happen.
      if change.string.unicodeScalars.count < 2 { Task { [weak self] in self?.endTurn() } }
    }

    /// Whether the system asks for room that it will use itself.
    ///
    /// A suggestion above the keyboard is announced by a space where the caret is not, or in an empty
    /// field; dictation keeps a place with U+FFFC. Without that room neither inserts its text.
    private func isPlaceholder(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      guard change.deleted.isEmpty else { return false }
      if change.string == "\u{FFFC}" { return true }
      let isAtCaret = textField.selectedOffsets == change.range && !change.before.isEmpty
      return change.string == " " && change.range == 0..<0 && !isAtCaret
    }

    /// Whether the selection is deleted, as cutting does first.
    ///
    /// The system copies what it cuts only if it may cut it. A field of our own does it by itself.
    private func isCut(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      change.string.isEmpty && change.deleted.isEmpty && !change.range.isEmpty
        && textField.selectedOffsets == change.range && !(textField is NumericTextInput)
    }

    /// Ends the turn of the last edit, or of the beginning: the person does something else.
    func endTurn() {
      switch turn {
      case .begun, .begunWithWhole, .made: turn = .waiting
      case .waiting, .allowed, .hosting, .composing, .drawing, .pasting: break
      }
    }
  }

  // MARK: - After a change

  extension TextFieldAdapter {
    /// Reads the text of the field if it differs from the model's.
    func textChanged() {
      guard let textField, !turn.isDrawing, !undoSteps.isPerforming else { return }
      if turn.composition != nil || textField.markedTextRange != nil { return followComposition() }
      let text = textField.shownText
      if text.isSame(as: model.text) {
        if case .allowed = turn { turn = .waiting }
        return
      }
      if case .hosting(let hosted) = turn, text.isSame(as: hosted) { return }
      read(text, caret: textField.selectedOffsets.upperBound)
      forgetSystemUndos()
    }

    private func read(_ text: String, caret: Int) {
      let turn = turn
      self.turn = .waiting
      switch turn {
      case .allowed(let change) where text.isSame(as: change.result): play(change.event)
      // The engine made the change already, and the system made it nevertheless.
      case .made(let change, _) where change.isMade(in: text, over: model.text): draw()
      default: play(.edit(.input(text, caret: caret)))
      }
    }
  }

  extension ReportedChange {
    /// Whether `text` shows this change made once more: as it was asked for, or in `other`.
    fileprivate func isMade(in text: String, over other: String) -> Bool {
      text.isSame(as: result) || text.isSame(as: other.replacing(utf16: range, with: string))
    }
  }

  // MARK: - Marked text

  extension TextFieldAdapter {
    /// Follows marked text without touching it, and reads it when the input method is done.
    func followComposition() {
      guard let textField else { return }
      guard let marked = textField.markedOffsets else { return endComposition() }
      let text = textField.shownText
      if turn.composition == nil { begin(Composition(marked, in: text.utf16Length)) }
      model.perform(.mark(text.slice(utf16: marked)))
    }

    private func begin(_ composition: Composition) {
      let replaced = composition.range(in: model.text.utf16Length)
      if replaced != model.selection { model.perform(.select(replaced)) }
      turn = .composing(composition)
    }

    /// Reads the text that was marked, if there was any.
    func endComposition() {
      guard case .composing(let composition) = turn, let textField else { return }
      turn = .waiting
      let text = textField.shownText
      let range = composition.range(in: text.utf16Length)
      model.perform(.mark(text.slice(utf16: range)))
      play(.confirmMarkedText)
      forgetSystemUndos()
    }
  }
#endif

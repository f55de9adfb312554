// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  // MARK: - Before a change

  extension TextFieldAdapter {
    /// Whether the system may make a change by itself.
    ///
    /// Nearly always it may not: the engine makes it, and the field is told of it once.
    func mayChange(_ ranges: [NSRange], to string: String, in textField: UITextField) -> Bool {
      // The input method owns the text until it is done.
      if textField.markedTextRange != nil { return true }
      endComposition()
      guard let change = ReportedChange(ranges, string, in: textField.shownText) else {
        return false
      }
      granted = nil
      if isVisit(change, textField) {
        visited = change.result
        return true
      }
      // A visitor is there, or the app has set the text by itself.
      if !change.before.isSameText(as: model.text) {
        make(change, as: .edit(.input(change.result, caret: change.caret)))
        return false
      }
      if isCut(change, textField) {
        granted = change
        return true
      }
      make(change, as: change.event)
      return false
    }

    private func make(_ change: ReportedChange, as event: Event) {
      visited = nil
      declined = change
      edit(event)
      let caret = min(change.caret, model.text.utf16.count)
      landing = model.selection == caret..<caret ? nil : caret
      if change.string.unicodeScalars.count < 2 { endTurnSoon() }
    }

    /// Whether the system asks for room that it will use itself.
    ///
    /// A suggestion above the keyboard is announced by a space where the caret is not, or in an empty
    /// field; dictation keeps a place with U+FFFC. Refused, they would not come at all.
    private func isVisit(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      guard change.deleted.isEmpty else { return false }
      if change.string == "\u{FFFC}" { return true }
      let isAtCaret = textField.selectedOffsets == change.range && !change.before.isEmpty
      return change.string == " " && change.range == 0..<0 && !isAtCaret
    }

    /// Whether the selection goes.
    ///
    /// The system copies what it cuts only if it may cut it. A field of our own does it by itself.
    private func isCut(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      change.string.isEmpty && change.deleted.isEmpty && !change.range.isEmpty
        && textField.selectedOffsets == change.range && !(textField is NumericTextInput)
    }

    /// After one key the caret stays where it was put: only a paste is followed by the system's own
    /// caret, and that comes before anything else can happen.
    private func endTurnSoon() {
      guard landing != nil else { return }
      Task { [weak self] in self?.turnEnded() }
    }

    /// What a person does from now on is not part of the last edit.
    func turnEnded() { (landing, declined) = (nil, nil) }
  }

  // MARK: - After a change

  extension TextFieldAdapter {
    /// Takes in what the text field shows, if it is not what the model shows.
    func textChanged() {
      guard let textField, !isDrawing else { return }
      if composition != nil || textField.markedTextRange != nil { return followComposition() }
      let text = textField.shownText
      guard !text.isSameText(as: model.text) else {
        granted = nil
        return
      }
      if let visited, text.isSameText(as: visited) { return }
      takeIn(text, textField.selectedOffsets.upperBound)
      forgetSystemUndos()
    }

    private func takeIn(_ text: String, _ caret: Int) {
      let (granted, declined) = (granted, declined)
      (self.granted, self.declined) = (nil, nil)
      if let granted, text.isSameText(as: granted.result) {
        play(granted.event)
      } else if let declined, declined.isMade(in: text, over: model.text) {
        // The system made a change that it was told not to make: it is in the model already.
        draw()
      } else {
        play(.edit(.input(text, caret: caret)))
      }
    }
  }

  extension ReportedChange {
    /// Whether a text shows this change made once more: as it was asked for, or on top of another.
    fileprivate func isMade(in text: String, over other: String) -> Bool {
      text.isSameText(as: result) || text.isSameText(as: other.replacing(range, with: string))
    }
  }
#endif

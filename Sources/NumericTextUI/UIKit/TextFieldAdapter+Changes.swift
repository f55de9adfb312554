// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  // MARK: - Before a change

  extension TextFieldAdapter {
    /// Performs a change that UIKit asks the delegate to allow.
    ///
    /// Usually the engine makes the change, and the adapter sets the new text.
    ///
    /// - Returns: Whether UIKit should make the change instead.
    func mayChange(_ ranges: [NSRange], to string: String, in textField: UITextField) -> Bool {
      adopt(textField)
      let isLeftToUIKit =
        allows(ranges, string, in: textField) && leavesToUIKit(ranges, string, textField)
      if !isLeftToUIKit, !string.isEmpty { forgetSystemUndoOfPaste() }
      return isLeftToUIKit
    }

    private func leavesToUIKit(
      _ ranges: [NSRange],
      _ string: String,
      _ textField: UITextField
    ) -> Bool {
      // While text is marked, the input method controls the text.
      if textField.markedTextRange != nil { return true }
      endComposition()
      guard let change = ReportedChange(ranges, string, in: textField.shownText) else {
        return false
      }
      if isPlaceholder(change, textField) {
        turn = .hosting(change.result)
        return true
      }
      // The texts of the field and the model differ if UIKit has inserted a temporary character, for
      // a suggestion or dictation, or if the app has set the text.
      let isOfModel = change.before.isSame(as: model.engine.text)
      if isOfModel, isCut(change, textField) || isComposing(change, textField) {
        turn = .allowed(change)
        return true
      }
      if case .pasting = turn {} else { turn = .made(change, systemCaret: nil) }
      if isOfModel {
        edit(isDecimalKey(change, textField) ? .edit(.decimalKey) : change.event)
      } else {
        edit(.input(change.result, caret: change.caret))
      }
      expectSystemCaret(after: change)
      return false
    }

    /// Records the position to which UIKit will move the caret after a change that the engine has
    /// made.
    private func expectSystemCaret(after change: ReportedChange) {
      let caret = min(change.caret, model.engine.text.utf16Length)
      guard case .made = turn, model.engine.selection != caret..<caret else { return }
      turn = .made(change, systemCaret: caret)
      // After a paste, UIKit moves the caret before any other event. After a single typed
      // character, UIKit doesn't move the caret, so stop expecting a movement.
      if change.string.unicodeScalars.count < 2 { Task { [weak self] in self?.endTurn() } }
    }

    /// Returns whether the change inserts a placeholder that UIKit will replace.
    ///
    /// For a QuickType suggestion, UIKit first inserts a space in an empty field or away from the
    /// caret. For dictation, it inserts U+FFFC. If the delegate refused the placeholder, UIKit
    /// would cancel the suggestion or dictation.
    private func isPlaceholder(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      guard change.deleted.isEmpty else { return false }
      if change.string == "\u{FFFC}" { return true }
      let isAtCaret = textField.selectedOffsets == change.range && !change.before.isEmpty
      return change.string == " " && change.range == 0..<0 && !isAtCaret
    }

    /// Returns whether the change was typed with the decimal key.
    private func isDecimalKey(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      if case .pasting = turn { return false }
      return textField.typesDecimalKey && change.string.isOfDecimalKey && change.deleted.isEmpty
        && change.range == model.engine.selection
    }

    /// Returns whether the change deletes the selection, which is the first step of cutting.
    ///
    /// UIKit copies the selection only if the delegate allows deleting it. This returns false for a
    /// `NumericTextInput`, which implements cutting itself.
    private func isCut(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      change.string.isEmpty && change.deleted.isEmpty && !change.range.isEmpty
        && textField.selectedOffsets == change.range && !(textField is NumericTextInput)
    }

    /// Returns whether an input method can turn the inserted letter into marked text.
    ///
    /// If the delegate refused the letter, the input method couldn't start composing. If the letter
    /// doesn't become marked text, the adapter reads it after the change.
    private func isComposing(_ change: ReportedChange, _ textField: UITextField) -> Bool {
      if case .pasting = turn { return false }
      guard change.deleted.isEmpty, !change.string.isEmpty,
        let language = textField.textInputMode?.primaryLanguage
      else { return false }
      return ["ja", "zh", "ko"].contains { language.hasPrefix($0) }
    }

    /// Treats later callbacks as new events, not as consequences of the last edit or of the start
    /// of editing.
    func endTurn() {
      switch turn {
      case .begun, .begunWithSelection, .made: turn = .waiting
      case .waiting, .allowed, .hosting, .composing, .drawing, .pasting: break
      }
    }
  }

  // MARK: - After a change

  extension TextFieldAdapter {
    /// Updates the model if the field's text has changed without the model.
    func textChanged() {
      guard let textField, !turn.isDrawing, !undoSteps.isPerforming else { return }
      let isComposing = turn.composition != nil || textField.markedTextRange != nil
      let text = textField.shownText
      if !isComposing, text.isSame(as: model.engine.text) {
        if case .allowed = turn { turn = .waiting }
        return
      }
      guard isStillDelegate(of: textField) else { return }
      if isComposing { return followComposition() }
      if case .hosting(let hosted) = turn, text.isSame(as: hosted) { return }
      read(text, caret: textField.selectedOffsets.upperBound)
      commitWithoutFocus()
      forgetSystemUndos()
    }

    private func read(_ text: String, caret: Int) {
      let turn = turn
      self.turn = .waiting
      switch turn {
      case .allowed(let change) where text.isSame(as: change.result): perform(change.event)
      // UIKit has made a change that the engine had made already. Show the engine's text again.
      case .made(let change, _) where change.isMade(in: text, over: model.engine.text): draw()
      default:
        let isDelete = isForwardDelete(text, caret)
        perform(isDelete ? .edit(.delete(.forward)) : .input(text, caret: caret))
      }
    }

    /// Returns whether the forward delete key of a hardware keyboard has changed the text.
    ///
    /// For all other keys, UIKit asks the delegate before the change.
    private func isForwardDelete(_ text: String, _ caret: Int) -> Bool {
      let before = model.engine.text
      var deleted = model.engine.selection
      guard caret == deleted.lowerBound else { return false }
      if deleted.isEmpty {
        deleted = caret..<max(caret, caret + before.utf16Length - text.utf16Length)
        guard deleted.upperBound <= before.utf16Length,
          before.slice(utf16: deleted).count == 1
        else { return false }
      }
      return text.isSame(as: before.replacing(utf16: deleted, with: ""))
    }
  }

  extension ReportedChange {
    /// Returns whether this change turns `before` or `other` into `text`.
    fileprivate func isMade(in text: String, over other: String) -> Bool {
      text.isSame(as: result) || text.isSame(as: other.replacing(utf16: range, with: string))
    }
  }

  // MARK: - Marked text

  extension TextFieldAdapter {
    /// Updates the model after a change of the marked text.
    ///
    /// If there is no marked text anymore, this ends the composition.
    func followComposition() {
      guard let textField else { return }
      guard let marked = textField.markedOffsets else { return endComposition() }
      let text = textField.shownText
      if turn.composition == nil { begin(MarkedRange(marked, in: text.utf16Length)) }
      model.perform(.mark(text.slice(utf16: marked)))
    }

    private func begin(_ composition: MarkedRange) {
      let replaced = composition.range(in: model.engine.text.utf16Length)
      if replaced != model.engine.selection { model.perform(.select(replaced)) }
      turn = .composing(composition)
    }

    /// Confirms the composed text and ends the composition, if there is one.
    func endComposition() {
      guard case .composing(let composition) = turn, let textField else { return }
      turn = .waiting
      let text = textField.shownText
      let range = composition.range(in: text.utf16Length)
      model.perform(.mark(text.slice(utf16: range)))
      perform(.confirmMarkedText)
      forgetSystemUndos()
    }
  }

  /// A change that UIKit asks the delegate to allow.
  struct ReportedChange: Equatable {
    /// The text before the change.
    let before: String

    /// The replaced range, in UTF-16 offsets.
    let range: Range<Int>

    /// The replacement.
    let string: String

    /// The other selected ranges, from last to first, which is the order of their deletion.
    let deleted: [Range<Int>]

    /// Creates a change that replaces the first range with `string` and deletes the other ranges.
    ///
    /// Returns nil if there is no range, or if a range is outside the text. UIKit can report such a
    /// range when it performs an outdated undo action.
    init?(_ ranges: [NSRange], _ string: String, in text: String) {
      let length = text.utf16Length
      let all = ranges.compactMap { $0.offsets(in: length) }.sorted {
        $0.lowerBound < $1.lowerBound
      }
      guard let first = all.first, all.count == ranges.count else { return nil }
      before = text
      range = first
      self.string = string
      deleted = all.dropFirst().reversed()
    }

    /// The text that results from the change.
    var result: String {
      let rest = deleted.reduce(before) { $0.replacing(utf16: $1, with: "") }
      return rest.replacing(utf16: range, with: string)
    }

    /// The caret after the change, as a UTF-16 offset.
    var caret: Int { range.lowerBound + string.utf16Length }

    /// The change as an event for the model.
    var event: Event {
      deleted.isEmpty ? .edit(.replace(range, with: string)) : .input(result, caret: caret)
    }
  }

  extension NSRange {
    /// Returns the range in UTF-16 offsets, or nil if it is not within a text of `length` code
    /// units.
    fileprivate func offsets(in length: Int) -> Range<Int>? {
      guard location != NSNotFound, location >= 0, self.length >= 0, location <= length,
        self.length <= length - location
      else { return nil }
      return location..<location + self.length
    }
  }
#endif

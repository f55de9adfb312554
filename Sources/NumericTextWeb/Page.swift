// SPDX-License-Identifier: MIT

import NumericTextCore

/// All fields of a web page, and the memory shared with JavaScript.
final class Page {
  /// The only instance.
  ///
  /// It needs no lock, because a WebAssembly module has a single thread.
  nonisolated(unsafe) static let current = Page()

  var buffer = SharedBuffer()
  let record = UnsafeMutablePointer<Int32>.allocate(capacity: Record.count)
  private var fields: [OpenField?] = []

  /// The open field with this handle, or nil if the handle is invalid.
  subscript(handle: Int32) -> OpenField? {
    handle > 0 && Int(handle) <= fields.count ? fields[Int(handle) - 1] : nil
  }

  /// Opens a field.
  ///
  /// - Returns: The field's handle, which is greater than zero.
  func open(_ field: OpenField) -> Int32 {
    if let index = fields.firstIndex(where: { $0 == nil }) {
      fields[index] = field
      return Int32(index) + 1
    }
    fields.append(field)
    return Int32(fields.count)
  }

  /// Closes a field, so that its handle can be reused, and returns whether it was open.
  func close(_ handle: Int32) -> Bool {
    guard self[handle] != nil else { return false }
    fields[Int(handle) - 1] = nil
    return true
  }
}

/// An open field.
///
/// This is a class, so that its session can be changed in place.
final class OpenField {
  private(set) var session: Session

  /// The session that `keep()` has saved, or nil if it was never called.
  private var kept: Session?

  init(_ session: Session) { self.session = session }

  /// Saves the session, so that `refuse()` can revert the next event.
  func keep() { kept = session }

  /// Reverts the last event, because the page forbids the resulting number.
  ///
  /// - Returns: The status of the refusal.
  func refuse() -> Int32 {
    if let kept { session = kept }
    return change { _ in Outcome(changes: [], refusal: .notAllowed) }
  }

  /// Changes the session and writes the outcome to the shared memory.
  ///
  /// - Returns: The status of the outcome.
  func change(_ body: (inout Session) -> Outcome) -> Int32 {
    let outcome = body(&session)
    writeRecord(after: outcome)
    return outcome.refusal?.status ?? Status.done
  }
}

/// The integers that describe the state of a field to JavaScript.
///
/// The raw value of a case is the index of its integer in the record.
enum Record: Int, CaseIterable {
  /// The lengths of the text and of the value in the buffer.
  case textLength, valueLength

  /// The selection, in UTF-16 offsets.
  case selectionStart, selectionEnd

  /// The changed parts as a bit set: 1 for the text, 2 for the selection, 4 for the value, 8 if a
  /// pasted table has further cells, which follow the value in the buffer.
  case changes

  /// The state as a bit set: 1 if the field is active, 2 if an input method is composing, 4 if an
  /// edit can be undone, 8 if an edit can be redone, 16 if the value is the result of an
  /// expression.
  case state

  /// A detail of a failed call: 9 for the refusal `.tooManyDigits(limit: 9)`, or the number that
  /// identifies the invalid part of the style.
  ///
  /// After a table was pasted, this is the length of the text that follows the value in the buffer:
  /// the further cells of the table, with the tabs and line breaks between them.
  case detail

  /// The code of the violated rule, 0 for none, or -1 if the number was clamped to a bound.
  case violation

  static var count: Int { allCases.count }
}

extension OpenField {
  /// Writes the outcome of an event, and the state of the session after it, to the shared memory.
  func writeRecord(after outcome: Outcome) {
    let page = Page.current
    // A local variable, because each access to a property of `self.session` would copy the session.
    let session = session
    page.buffer.clear()
    page.buffer.append(session.text)
    let textLength = page.buffer.count
    page.buffer.append(session.value.description)
    let valueEnd = page.buffer.count
    if outcome.changes.contains(.rest) { page.buffer.append(session.textOfRest) }
    let restLength = page.buffer.count - valueEnd
    let selection = session.selection
    let record = page.record
    write(textLength, .textLength, record)
    write(valueEnd - textLength, .valueLength, record)
    write(selection.lowerBound, .selectionStart, record)
    write(selection.upperBound, .selectionEnd, record)
    write(Int(outcome.changes.rawValue), .changes, record)
    write(session.flags, .state, record)
    write(outcome.refusal?.limit ?? restLength, .detail, record)
    write(outcome.isClamped ? -1 : session.violation?.code ?? 0, .violation, record)
  }
}

private func write(_ number: Int, _ entry: Record, _ record: UnsafeMutablePointer<Int32>) {
  record[entry.rawValue] = Int32(truncatingIfNeeded: number)
}

extension Session {
  fileprivate var flags: Int {
    (isActive ? 1 : 0) | (isComposing ? 2 : 0) | (canUndo ? 4 : 0) | (canRedo ? 8 : 0)
      | (hasResult ? 16 : 0)
  }
}

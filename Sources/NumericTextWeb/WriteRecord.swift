// SPDX-License-Identifier: MIT

import NumericTextCore

extension OpenField {
  /// Writes the outcome of an event, and the state of the session after it, to the shared memory.
  func writeRecord(after outcome: Outcome) {
    let page = Page.current
    // Every access to a property of the stored session would copy the whole session.
    let session = session
    page.buffer.clear()
    page.buffer.append(session.text)
    let textLength = page.buffer.count
    page.buffer.append(session.value.description)
    let selection = session.selection
    let record = page.record
    write(textLength, .textLength, record)
    write(page.buffer.count - textLength, .valueLength, record)
    write(selection.lowerBound, .selectionStart, record)
    write(selection.upperBound, .selectionEnd, record)
    write(Int(outcome.changes.rawValue), .changes, record)
    write(session.flags, .state, record)
    write(outcome.refusal?.limit ?? 0, .detail, record)
    write(outcome.isClamped ? 4 : session.violationNumber, .violation, record)
  }
}

private func write(_ number: Int, _ entry: Record, _ record: UnsafeMutablePointer<Int32>) {
  record[entry.rawValue] = Int32(truncatingIfNeeded: number)
}

extension Session {
  /// The rule that the value violates: 0 for none, 1 for the minimum, 2 for the maximum, 3 for the
  /// step.
  ///
  /// If the number was clamped to a bound, the record contains 4 instead.
  fileprivate var violationNumber: Int {
    switch violation {
    case nil: 0
    case .belowMinimum: 1
    case .aboveMaximum: 2
    case .offStep: 3
    }
  }

  fileprivate var flags: Int {
    (isActive ? 1 : 0) | (isComposing ? 2 : 0) | (canUndo ? 4 : 0) | (canRedo ? 8 : 0)
      | (hasResult ? 16 : 0)
  }
}

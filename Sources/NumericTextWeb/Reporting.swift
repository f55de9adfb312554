// SPDX-License-Identifier: MIT

import NumericTextCore

/// Writes down how a field stands after an event.
func report(_ field: OpenField, _ outcome: Outcome) -> Int32 {
  report(field, refusal: outcome.refusal, changes: outcome.changes)
  return outcome.refusal?.status ?? Status.done
}

/// Writes down how a field stands.
@inline(never)  // Web size: the compiler makes a copy for each kind of outcome.
func report(_ field: OpenField, refusal: Refusal?, changes: Changes) {
  let page = Page.current
  page.buffer.clear()
  page.buffer.append(field.session.text)
  let textLength = page.buffer.count
  page.buffer.append(plain: field.value)
  let record = page.record
  write(textLength, .textLength, record)
  write(page.buffer.count - textLength, .valueLength, record)
  write(field.session.selection.lowerBound, .selectionStart, record)
  write(field.session.selection.upperBound, .selectionEnd, record)
  write(Int(changes.rawValue), .changes, record)
  write(field.session.flags, .state, record)
  write(refusal?.limit ?? 0, .detail, record)
}

private func write(_ number: Int, _ entry: Record, _ record: UnsafeMutablePointer<Int32>) {
  record[entry.rawValue] = Int32(truncatingIfNeeded: number)
}

extension Session {
  fileprivate var flags: Int {
    (isActive ? 1 : 0) | (isComposing ? 2 : 0) | (canUndo ? 4 : 0) | (canRedo ? 8 : 0)
  }
}

extension SharedBuffer {
  /// Appends a number as plain ASCII: `-1234.5`.
  fileprivate mutating func append(plain numeral: Numeral) {
    if numeral.isNegative { append(0x2D) }
    for index in numeral.digits.indices {
      if index == numeral.integerCount { append(0x2E) }
      append(0x30 + UInt16(numeral.digits[index]))
    }
  }
}

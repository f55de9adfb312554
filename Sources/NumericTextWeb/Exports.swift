// SPDX-License-Identifier: MIT

import NumericTextCore

// The functions that JavaScript calls. Offsets and lengths count UTF-16 code units, as in
// JavaScript. Unless documented otherwise, a function returns a `Status`.

/// Reserves capacity in the shared buffer, and returns the buffer's address, or 0 if the capacity
/// is too large.
///
/// A later call of any function can move the buffer.
@_expose(wasm, "buffer")
@c(numeric_text_buffer)
public func buffer(_ capacity: Int32) -> UnsafeMutablePointer<UInt16>? {
  Page.current.buffer.reserve(Int(capacity)) ? Page.current.buffer.units.baseAddress : nil
}

/// Returns the address of the record, which contains the results of the last call.
///
/// The record never moves.
@_expose(wasm, "record")
@c(numeric_text_record)
public func record() -> UnsafeMutablePointer<Int32> { Page.current.record }

/// Opens a field with the style in the first `length` code units of the buffer.
///
/// - Returns: The handle, which is greater than zero, or an error status.
@_expose(wasm, "open")
@c(numeric_text_open)
public func open(_ length: Int32) -> Int32 {
  withStyle(length) { style in
    let field = OpenField(Session(style, value: style.rules.allowsEmpty ? Numeral() : .zero))
    field.writeRecord(after: Outcome(changes: []))
    return Page.current.open(field)
  }
}

/// Closes a field and invalidates its handle.
@_expose(wasm, "close")
@c(numeric_text_close)
public func close(_ handle: Int32) -> Int32 {
  Page.current.close(handle) ? Status.done : Status.noSuchField
}

/// Sets the style of a field to the style in the first `length` code units of the buffer.
@_expose(wasm, "setStyle")
@c(numeric_text_set_style)
public func setStyle(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let field = Page.current[handle] else { return Status.noSuchField }
  return withStyle(length) { style in field.change { $0.set(style) } }
}

/// Sets the value of a field to the number in the first `length` code units of the buffer.
///
/// The number is written without formatting: `-1234.5`.
///
/// If the text is empty, the field becomes empty, or zero if it cannot be empty.
@_expose(wasm, "setValue")
@c(numeric_text_set_value)
public func setValue(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let field = Page.current[handle] else { return Status.noSuchField }
  guard let text = Page.current.buffer.text(length) else { return Status.badLength }
  guard let numeral = Numeral(text), numeral.isEmpty || !numeral.digits.isEmpty else {
    return Status.badNumber
  }
  let isZero = numeral.isEmpty && !field.session.field.rules.allowsEmpty
  return field.change { $0.set(isZero ? .zero : numeral) }
}

/// Performs an event.
///
/// Afterwards, the buffer contains the text directly followed by the value, and the record contains
/// the other results.
///
/// - Parameters:
///   - handle: The handle of the field.
///   - event: The number of the event (see `EventNumber`).
///   - first: An offset, the start of a range, or a number of steps. For a move, 1 to extend the
///     selection.
///   - second: The end of a range, or the size of a step: 0 for fine, 1 for regular, 2 for coarse.
///   - length: The length of the text in the buffer, or 0.
/// - Returns: A `Status`.
@_expose(wasm, "perform")
@c(numeric_text_perform)
public func perform(
  _ handle: Int32,
  _ event: Int32,
  _ first: Int32,
  _ second: Int32,
  _ length: Int32
) -> Int32 {
  guard let field = Page.current[handle] else { return Status.noSuchField }
  guard let number = EventNumber(rawValue: event) else { return Status.noSuchEvent }
  guard let units = Page.current.buffer.front(length) else { return Status.badLength }
  return field.change { $0.perform(Event(number, Int(first), Int(second), units)) }
}

/// Saves the state of a field, so that `refuse` can restore it after the next event.
@_expose(wasm, "keep")
@c(numeric_text_keep)
public func keep(_ handle: Int32) { Page.current[handle]?.keep() }

/// Reverts the last event of a field, because the page's own rule forbids the resulting number.
///
/// - Returns: The status of the refusal.
@_expose(wasm, "refuse")
@c(numeric_text_refuse)
public func refuse(_ handle: Int32) -> Int32 {
  Page.current[handle]?.refuse() ?? Status.noSuchField
}

/// Writes the parts of the text and their roles into the buffer.
///
/// Each part, such as a digit or a separator, is written as two code units: the index of its role,
/// and its end offset. The next event overwrites the buffer.
///
/// - Returns: The number of parts, or an error status.
@_expose(wasm, "cells")
@c(numeric_text_cells)
public func cells(_ handle: Int32) -> Int32 {
  guard let field = Page.current[handle] else { return Status.noSuchField }
  Page.current.buffer.clear()
  field.session.forEachCell { role, range in
    Page.current.buffer.append(role.place)
    Page.current.buffer.append(UInt16(truncatingIfNeeded: range.upperBound))
  }
  return Int32(truncatingIfNeeded: Page.current.buffer.count / 2)
}

extension NumericTextRole {
  /// The number that identifies the role in JavaScript.
  fileprivate var place: UInt16 {
    switch self {
    case .affix: 0
    case .digit: 1
    case .groupSeparator: 2
    case .decimalSeparator: 3
    case .operation: 4
    }
  }
}

/// Calls `body` with the engine for the style in the first `length` code units of the buffer.
///
/// - Returns: The status that `body` returns, or an error status. If a part of the style is
///   invalid, the record contains the number of that part.
private func withStyle(_ length: Int32, _ body: (Field) -> Int32) -> Int32 {
  guard let units = Page.current.buffer.front(length) else { return Status.badLength }
  do throws(BadStyle) {
    return body(try StyleParts(units).field())
  } catch {
    Page.current.record[Record.detail.rawValue] = error.number
    return Status.badStyle
  }
}

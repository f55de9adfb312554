// SPDX-License-Identifier: MIT

import NumericTextCore

// What JavaScript calls to open a field and to hand text over. Offsets and lengths count UTF-16
// units, as JavaScript does. A call comes back with a status, see `Status`.

/// Makes room in the shared buffer and tells where it is, 0 if it cannot be that long.
///
/// Every call may move it.
@_expose(wasm, "buffer")
@c(numeric_text_buffer)
public func buffer(_ capacity: Int32) -> UnsafeMutablePointer<UInt16>? {
  Page.current.buffer.reserve(Int(capacity)) ? Page.current.buffer.units.baseAddress : nil
}

/// Tells where the record of the last call is.
///
/// It never moves.
@_expose(wasm, "record")
@c(numeric_text_record)
public func record() -> UnsafeMutablePointer<Int32> { Page.current.record }

/// Opens a field in the style that the buffer holds.
///
/// - Returns: Its handle, which is greater than zero, or a status.
@_expose(wasm, "open")
@c(numeric_text_open)
public func open(_ length: Int32) -> Int32 {
  do throws(BadStyle) {
    let field = try readStyle(length)
    let session = Session(field, value: field.rules.allowsEmpty ? Numeral() : .zero)
    report(session, Outcome(changes: []))
    return Page.current.open(OpenField(session))
  } catch {
    return error.status
  }
}

/// Closes a field: its handle stands for nothing any more.
@_expose(wasm, "close")
@c(numeric_text_close)
public func close(_ handle: Int32) -> Int32 {
  Page.current.close(handle) ? Status.done : Status.noSuchField
}

/// Gives a field the style that the buffer holds.
@_expose(wasm, "setStyle")
@c(numeric_text_set_style)
public func setStyle(_ handle: Int32, _ length: Int32) -> Int32 {
  do throws(BadStyle) {
    let style = try readStyle(length)
    guard let field = Page.current[handle] else { return Status.noSuchField }
    return field.change { $0.set(style) }
  } catch {
    return error.status
  }
}

/// Sets the value from outside to the plain number that the buffer holds, to nothing if it is empty.
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

/// Performs an event: after it the buffer holds the text and behind it the value, and the record
/// tells the rest.
///
/// - Parameters:
///   - handle: The field.
///   - event: The number of the event, see `EventNumber`.
///   - first: An offset, a caret, where a range starts, or a number of steps; for a move, whether it
///     extends the selection.
///   - second: Where a range ends.
///   - length: The length of the text that the buffer holds, 0 without any.
/// - Returns: A status.
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
  guard let text = Page.current.buffer.text(length) else { return Status.badLength }
  return field.change { $0.perform(Event(number, Int(first), Int(second), text)) }
}

/// Puts the stretches of the text into the buffer.
///
/// A stretch is the place of its role in the list of roles, and its end. The next event puts the
/// text there again.
///
/// - Returns: The number of stretches, or a status.
@_expose(wasm, "cells")
@c(numeric_text_cells)
public func cells(_ handle: Int32) -> Int32 {
  guard let field = Page.current[handle] else { return Status.noSuchField }
  let cells = field.session.cells
  Page.current.buffer.clear()
  for cell in cells {
    Page.current.buffer.append(cell.role.place)
    Page.current.buffer.append(UInt16(truncatingIfNeeded: cell.range.upperBound))
  }
  return Int32(truncatingIfNeeded: cells.count)
}

extension Role {
  /// Its place in the list of all roles.
  fileprivate var place: UInt16 {
    switch self {
    case .affix: 0
    case .digit: 1
    case .groupSeparator: 2
    case .decimalSeparator: 3
    }
  }
}

/// The field in the style that the buffer holds.
private func readStyle(_ length: Int32) throws(BadStyle) -> Field {
  guard let units = Page.current.buffer.front(length) else { throw BadStyle.length }
  return try StyleParts(units).field
}

extension BadStyle {
  /// The length is negative or more than the shared buffer holds; no part has this number.
  fileprivate static var length: BadStyle { BadStyle(number: -1) }

  /// Tells JavaScript which part it is.
  fileprivate var status: Int32 {
    guard number >= 0 else { return Status.badLength }
    Page.current.record[Record.detail.rawValue] = number
    return Status.badStyle
  }
}

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
  readStyle(length) { field in
    let opened = OpenField(field, value: field.rules.allowsEmpty ? Numeral() : .zero)
    report(opened, refusal: nil, changes: [])
    return Page.current.open(opened)
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
  guard let opened = Page.current[handle] else { return Status.noSuchField }
  return readStyle(length) { field in report(opened, opened.set(field)) }
}

/// Sets the value from outside to the plain number that the buffer holds, to nothing if it is empty.
@_expose(wasm, "setValue")
@c(numeric_text_set_value)
public func setValue(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let opened = Page.current[handle] else { return Status.noSuchField }
  guard let text = Page.current.buffer.text(length) else { return Status.badLength }
  guard let numeral = Numeral(text), numeral.isEmpty || !numeral.digits.isEmpty else {
    return Status.badNumber
  }
  let isZero = numeral.isEmpty && !opened.session.newestField.rules.allowsEmpty
  return report(opened, opened.set(isZero ? .zero : numeral))
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
  guard let opened = Page.current[handle] else { return Status.noSuchField }
  let cells = opened.session.cells
  Page.current.buffer.clear()
  for cell in cells {
    Page.current.buffer.append(UInt16(truncatingIfNeeded: cell.role.place))
    Page.current.buffer.append(UInt16(truncatingIfNeeded: cell.range.upperBound))
  }
  return Int32(truncatingIfNeeded: cells.count)
}

extension Role {
  /// Its place in the list of all roles.
  fileprivate var place: Int { Self.allCases.firstIndex { $0 == self } ?? 0 }
}

private func readStyle(_ length: Int32, _ body: (Field) -> Int32) -> Int32 {
  guard let units = Page.current.buffer.front(length) else { return Status.badLength }
  do throws(BadStyle) {
    let parts = try StyleParts(units)
    return body(try parts.field)
  } catch {
    Page.current.record[Record.detail.rawValue] = error.number
    return Status.badStyle
  }
}

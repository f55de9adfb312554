// SPDX-License-Identifier: MIT

import NumericTextCore

/// The fields of one web page, with what they share.
final class Page {
  /// The page that the exports work on.
  ///
  /// A WebAssembly module has one thread.
  nonisolated(unsafe) static let current = Page()

  var buffer = SharedBuffer()
  let record = UnsafeMutablePointer<Int32>.allocate(capacity: Record.count)
  private var fields: [OpenField?] = []
  private var closedCount = 0

  /// The field of a handle.
  subscript(handle: Int32) -> OpenField? {
    guard handle > 0 else { return nil }
    let index = Int(handle) - 1
    return fields.indices.contains(index) ? fields[index] : nil
  }

  /// Opens a field and tells its handle, which is greater than zero.
  func open(_ field: OpenField) -> Int32 {
    if closedCount > 0, let index = fields.firstIndex(where: { $0 == nil }) {
      closedCount -= 1
      fields[index] = field
      return Int32(index) + 1
    }
    fields.append(field)
    return Int32(fields.count)
  }

  /// Closes a field, so that its handle can be given to another one.
  func close(_ handle: Int32) -> Bool {
    guard self[handle] != nil else { return false }
    fields[Int(handle) - 1] = nil
    closedCount += 1
    return true
  }
}

/// The numbers that tell JavaScript how a field stands, in this order.
enum Record: Int, CaseIterable {
  /// The lengths of the text and of the value that the buffer holds.
  case textLength, valueLength

  /// The selection, in UTF-16 offsets.
  case selectionStart, selectionEnd

  /// What is new: 1 for the text, 2 for the selection, 4 for the value.
  case changes

  /// What the field is: 1 for active, 2 for composing, 4 for having something to undo, 8 to redo.
  case state

  /// The number that a refusal or an error is about.
  case detail

  static var count: Int { allCases.count }
}

// SPDX-License-Identifier: MIT

import NumericTextCore

/// All fields of a web page, and the memory shared with JavaScript.
final class Page {
  /// The only instance.
  ///
  /// A WebAssembly module has a single thread.
  nonisolated(unsafe) static let current = Page()

  var buffer = SharedBuffer()
  let record = UnsafeMutablePointer<Int32>.allocate(capacity: Record.count)
  private var sessions: [Session?] = []
  private var closedCount = 0

  /// The session for a handle, or nil if the handle is invalid.
  subscript(handle: Int32) -> Session? {
    contains(handle) ? sessions[Int(handle) - 1] : nil
  }

  /// Modifies the session for a handle, and writes its state to the shared memory.
  ///
  /// - Returns: The status of the outcome, or `noSuchField`.
  func change(_ handle: Int32, _ body: (inout Session) -> Outcome) -> Int32 {
    guard contains(handle), var session = sessions[Int(handle) - 1] else {
      return Status.noSuchField
    }
    // Remove the session from the array so that it is modified in place.
    sessions[Int(handle) - 1] = nil
    let outcome = body(&session)
    report(session, outcome)
    sessions[Int(handle) - 1] = session
    return outcome.refusal?.status ?? Status.done
  }

  private func contains(_ handle: Int32) -> Bool { handle > 0 && Int(handle) <= sessions.count }

  /// Adds a session.
  ///
  /// - Returns: The handle, which is greater than zero.
  func open(_ session: Session) -> Int32 {
    if closedCount > 0, let index = sessions.firstIndex(where: { $0 == nil }) {
      closedCount -= 1
      sessions[index] = session
      return Int32(index) + 1
    }
    sessions.append(session)
    return Int32(sessions.count)
  }

  /// Removes a session, so that its handle can be reused.
  func close(_ handle: Int32) -> Bool {
    guard self[handle] != nil else { return false }
    sessions[Int(handle) - 1] = nil
    closedCount += 1
    return true
  }
}

/// The state of a field after a call, as numbers in this order.
enum Record: Int, CaseIterable {
  /// The lengths of the text and of the value in the buffer.
  case textLength, valueLength

  /// The selection, in UTF-16 offsets.
  case selectionStart, selectionEnd

  /// The changed parts as a bit set: 1 for the text, 2 for the selection, 4 for the value.
  case changes

  /// The state as a bit set: 1 for active, 2 for composing, 4 for can undo, 8 for can redo.
  case state

  /// The number that a refusal or an error mentions.
  case detail

  /// The violation of a bound, or whether a bound was applied.
  ///
  /// See `Session.report`.
  case report

  static var count: Int { allCases.count }
}

// SPDX-License-Identifier: MIT

// Texts with several cells: the first one is inserted, and the app gets the others.
extension Session {
  /// The texts of the cells after the first one, if the last outcome contains the change `rest`.
  package var restOfCells: [String] { pasted?.rest ?? [] }

  /// Performs an event that inserts a text with several cells, with only the first one.
  mutating func performFirst(_ cells: PastedCells, of event: Event) -> Outcome {
    let outcome = perform(event.inserting(cells.first))
    guard outcome.refusal == nil else { return outcome }
    keep(cells)
    return Outcome(changes: changes, isClamped: outcome.isClamped)
  }

  /// Records the cells of a text, of which the first one has been inserted.
  mutating func keep(_ cells: PastedCells) {
    pasted = cells
    changes.insert(.rest)
  }
}

extension Event {
  /// The cells of the text that the event inserts, or nil if it has only one.
  var cells: PastedCells? {
    guard case .edit(let request) = self else { return nil }
    return request.cells
  }

  /// Returns an event that inserts another text.
  fileprivate func inserting(_ text: String) -> Event {
    guard case .edit(let request) = self else { return self }
    return .edit(request.inserting(text))
  }
}

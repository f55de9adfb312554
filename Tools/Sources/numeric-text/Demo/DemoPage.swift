// SPDX-License-Identifier: MIT

/// A page of the demo's form.
struct DemoPage: Sendable {
  /// The sentence beside the title.
  let title: String

  /// The hints for the keys of a field, the most important first.
  let hints: [String]

  /// The fields in tab order.
  var fields: [DemoField]

  /// The index of the field that has the focus while the page is shown.
  var focus = 0

  /// Performs an event in the field with the focus.
  mutating func perform(_ event: DemoEvent) -> DemoNotice? { fields[focus].perform(event) }

  /// Changes the locale and the currency of all fields.
  mutating func move(to region: DemoRegion) {
    for index in fields.indices { fields[index].move(to: region) }
  }

  static let all = [
    DemoPage(
      title: "every key is formatted as you type it",
      hints: [
        "Tab next", "^N scrubbing", "↑↓ step", "^A select all", "^Z undo", "^Y redo", "Esc restore",
      ],
      fields: DemoFields.kinds
    ),
    DemoPage(
      title: "the arrow keys take fine and coarse steps, as dragging does",
      hints: ["Tab next", "↑↓ step", "Alt ↑↓ fine", "Shift ↑↓ coarse", "^N pasting"],
      fields: DemoFields.scrubbing
    ),
    DemoPage(
      title: "paste 1.5k or 3 million, or type k, m and e6",
      hints: ["Tab next", "^N options", "^A select all", "^Z undo", "Esc restore"],
      fields: DemoFields.pasting
    ),
    DemoPage(
      title: "groups, fractions and steps as an app asks for them",
      hints: ["Tab next", "↑↓ step", "PgUp PgDn page", "Esc restore", "^N fields"],
      fields: DemoFields.options
    ),
  ]
}

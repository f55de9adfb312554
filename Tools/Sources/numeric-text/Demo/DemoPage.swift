// SPDX-License-Identifier: MIT

/// A page of the demo's form.
enum DemoPage: Int, CaseIterable, Sendable {
  /// Fields for numbers, percentages and amounts.
  case kinds

  /// Fields whose numbers are changed in fine, regular and coarse steps, as by dragging.
  case scrubbing

  /// Fields into which numbers with words, such as `3 million`, can be pasted.
  case pasting

  /// Fields with less common options: groups, fractions and steps.
  case options

  var next: DemoPage { DemoPage(rawValue: rawValue + 1) ?? .kinds }

  /// The name of the page in the hint for the key that opens it.
  var name: String {
    switch self {
    case .kinds: "fields"
    case .scrubbing: "scrubbing"
    case .pasting: "pasting"
    case .options: "options"
    }
  }

  /// The sentence beside the title.
  var title: String {
    switch self {
    case .kinds: "every key is formatted as you type it"
    case .scrubbing: "the arrow keys take fine and coarse steps, as dragging does"
    case .pasting: "paste 1.5k or 3 million, or type k, m and e6"
    case .options: "groups, fractions and steps as an app asks for them"
    }
  }

  /// Returns the fields in tab order.
  func fields(in region: DemoRegion) -> [any DemoField] {
    var fields =
      switch self {
      case .kinds: DemoFields.kinds
      case .scrubbing: DemoFields.scrubbing
      case .pasting: DemoFields.pasting
      case .options: DemoFields.options
      }
    for index in fields.indices { fields[index].move(to: region) }
    return fields
  }

  /// The hints for the keys of a field, the most important first.
  var hints: [String] {
    let page = "^N \(next.name)"
    switch self {
    case .kinds:
      return ["Tab next", page, "↑↓ step", "^A select all", "^Z undo", "^Y redo", "Esc restore"]
    case .scrubbing: return ["Tab next", "↑↓ step", "Alt ↑↓ fine", "Shift ↑↓ coarse", page]
    case .pasting: return ["Tab next", page, "^A select all", "^Z undo", "Esc restore"]
    case .options: return ["Tab next", "↑↓ step", "PgUp PgDn page", "Esc restore", page]
    }
  }
}

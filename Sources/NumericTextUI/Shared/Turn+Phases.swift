// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit, and turns of its own; a watch has neither.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // What the turns of both have in common.
  extension Turn {
    /// The place of the text that an input method composes, nil if none does.
    var composition: Composition? {
      if case .composing(let composition) = self { composition } else { nil }
    }

    /// Whether the adapter writes to the text field.
    var isDrawing: Bool {
      if case .drawing = self { true } else { false }
    }

    /// The selection that a tap or click keeps, in the event in which editing has begun.
    var keptSelection: Range<Int>? {
      if case .begunWithSelection(let selection) = self { selection } else { nil }
    }
  }
#endif

// SPDX-License-Identifier: MIT

// The properties that the two declarations of `Turn`, for UIKit and for AppKit, have in common.
// watchOS has neither framework's text fields.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension Turn {
    /// The position of the marked text, or nil if no input method is composing.
    var composition: MarkedRange? {
      if case .composing(let composition) = self { composition } else { nil }
    }

    /// Whether the adapter is updating the text field.
    var isDrawing: Bool {
      if case .drawing = self { true } else { false }
    }

    /// The selection to restore after the tap or click that began editing, or nil for none.
    var keptSelection: Range<Int>? {
      if case .begunWithSelection(let selection) = self { selection } else { nil }
    }
  }
#endif

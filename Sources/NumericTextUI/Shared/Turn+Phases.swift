// SPDX-License-Identifier: MIT

// UIKit and AppKit each have a `Turn` of their own. watchOS has neither kind of text field.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // The properties that both kinds of turns have in common.
  extension Turn {
    /// The position of the marked text, or nil if no input method is composing.
    var composition: Composition? {
      if case .composing(let composition) = self { composition } else { nil }
    }

    /// Whether the adapter is updating the text field.
    var isDrawing: Bool {
      if case .drawing = self { true } else { false }
    }

    /// The selection to keep when a tap or click begins editing, or nil.
    var keptSelection: Range<Int>? {
      if case .begunWithSelection(let selection) = self { selection } else { nil }
    }
  }
#endif

// SPDX-License-Identifier: MIT

// UIKit and AppKit fields each have their own `Turn`. watchOS has neither kind of field.
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // The properties that are the same for UIKit and AppKit.
  extension Turn {
    /// The position of the marked text, or nil if no input method is composing.
    var composition: Composition? {
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

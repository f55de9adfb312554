// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// The app's binding to the selection of a field, in UTF-16 offsets.
  struct SelectionBinding {
    /// Returns the selection in the binding, or nil if there is none.
    ///
    /// If a `TextSelection` has positions after the end of `text`, they are moved to the end of `text`.
    let read: (_ text: String) -> Range<Int>?

    /// Sets the selection in the binding, unless the binding already contains this selection.
    let write: (_ selection: Range<Int>?, _ text: String) -> Void

    init(_ selection: Binding<Range<Int>?>) {
      read = { _ in selection.wrappedValue }
      write = { range, _ in
        if selection.wrappedValue != range { selection.wrappedValue = range }
      }
    }

    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    init(_ selection: Binding<TextSelection?>) {
      read = { text in selection.wrappedValue.flatMap { $0.offsets(in: text) } }
      write = { range, text in
        let shown = range.map { TextSelection(offsets: $0, in: text) }
        if selection.wrappedValue != shown { selection.wrappedValue = shown }
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension TextSelection {
    /// Creates a selection from UTF-16 offsets in `text`.
    fileprivate init(offsets: Range<Int>, in text: String) {
      let lower = String.Index(utf16Offset: offsets.lowerBound, in: text)
      let upper = String.Index(utf16Offset: offsets.upperBound, in: text)
      self = lower == upper ? Self(insertionPoint: lower) : Self(range: lower..<upper)
    }

    /// Returns the UTF-16 offsets of the selection in `text`.
    ///
    /// A numeric field has a single selected range. If this selection has several ranges, the
    /// result extends from the start of the first to the end of the last.
    fileprivate func offsets(in text: String) -> Range<Int>? {
      let parts: [Range<String.Index>]
      switch indices {
      case .selection(let range): parts = [range]
      case .multiSelection(let ranges): parts = Array(ranges.ranges)
      @unknown default: return nil
      }
      guard let first = parts.first, let last = parts.last else { return nil }
      // The selection can refer to an earlier, longer text, so limit its positions to the end of
      // `text`.
      let offset = { (index: String.Index) in min(index, text.endIndex).utf16Offset(in: text) }
      return offset(first.lowerBound)..<offset(last.upperBound)
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  /// A change that UIKit asks the delegate to allow.
  struct ReportedChange: Equatable {
    /// The text before the change.
    let before: String

    /// The replaced range, in UTF-16 offsets.
    let range: Range<Int>

    /// The replacement.
    let string: String

    /// The other selected ranges, from last to first, which is the order of their deletion.
    let deleted: [Range<Int>]

    /// Creates a change that replaces the first range with `string` and deletes the other ranges.
    ///
    /// Returns nil if there is no range, or if a range is outside the text. UIKit can report such a
    /// range when it performs an outdated undo action.
    init?(_ ranges: [NSRange], _ string: String, in text: String) {
      let length = text.utf16Length
      let all = ranges.compactMap { $0.offsets(in: length) }.sorted {
        $0.lowerBound < $1.lowerBound
      }
      guard let first = all.first, all.count == ranges.count else { return nil }
      before = text
      range = first
      self.string = string
      deleted = all.dropFirst().reversed()
    }

    /// The text that results from the change.
    var result: String {
      let rest = deleted.reduce(before) { $0.replacing(utf16: $1, with: "") }
      return rest.replacing(utf16: range, with: string)
    }

    /// The caret after the change, as a UTF-16 offset.
    var caret: Int { range.lowerBound + string.utf16Length }

    /// The change as an event for the model.
    var event: Event {
      deleted.isEmpty ? .edit(.replace(range, with: string)) : .input(result, caret: caret)
    }
  }

  extension NSRange {
    /// Returns the range in UTF-16 offsets, or nil if it is not within a text of `length` code
    /// units.
    fileprivate func offsets(in length: Int) -> Range<Int>? {
      guard location != NSNotFound, location >= 0, self.length >= 0, location <= length,
        self.length <= length - location
      else { return nil }
      return location..<location + self.length
    }
  }
#endif

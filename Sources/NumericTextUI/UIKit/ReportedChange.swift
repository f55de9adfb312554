// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  /// A change that UIKit asks about before it makes it.
  struct ReportedChange: Equatable {
    /// The text before the change.
    let before: String

    /// What is replaced, in UTF-16 offsets.
    let range: Range<Int>

    /// What takes its place.
    let string: String

    /// What is deleted besides, of a selection in several pieces, from the end to the start.
    let deleted: [Range<Int>]

    /// Nil if there is no range, or one that is not in the text, as stale undo steps have.
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

    /// The text that the change leads to if nobody interferes.
    var result: String {
      let rest = deleted.reduce(before) { $0.replacing(utf16: $1, with: "") }
      return rest.replacing(utf16: range, with: string)
    }

    /// Where the caret stands behind the change, in UTF-16 offsets.
    var caret: Int { range.lowerBound + string.utf16Length }

    /// The same change as an event for the model.
    var event: Event {
      deleted.isEmpty ? .edit(.replace(range, with: string)) : .edit(.input(result, caret: caret))
    }
  }

  extension NSRange {
    /// The range as offsets, nil if it does not lie in a text of this length.
    fileprivate func offsets(in length: Int) -> Range<Int>? {
      guard location != NSNotFound, location >= 0, self.length >= 0, location <= length,
        self.length <= length - location
      else { return nil }
      return location..<location + self.length
    }
  }
#endif

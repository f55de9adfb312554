// SPDX-License-Identifier: MIT

/// A text with a selection, as the tests write it: `12|3` for a caret, `1[23]` for a range.
struct CaretText: Hashable, CustomStringConvertible {
  let text: String
  let selection: Range<Int>

  init(_ text: String, _ selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }

  /// Creates the text and the selection that `marked` describes, such as `12|3` or `1[23]`.
  ///
  /// Without marks, the caret is at the end.
  init(_ marked: String) {
    var plain: [UInt16] = []
    var marks: [Int] = []
    for unit in marked.utf16 {
      switch unit {
      case UInt16(ascii: "|"), UInt16(ascii: "["), UInt16(ascii: "]"): marks.append(plain.count)
      default: plain.append(unit)
      }
    }
    let lower = marks.first ?? plain.count
    self.init(String(decoding: plain, as: UTF16.self), lower..<max(lower, marks.last ?? lower))
  }

  var description: String {
    var units = Array(text.utf16)
    guard selection.lowerBound >= 0, selection.upperBound <= units.count else {
      return "\(text) \(selection)"
    }
    if selection.isEmpty {
      units.insert(UInt16(ascii: "|"), at: selection.lowerBound)
    } else {
      units.insert(UInt16(ascii: "]"), at: selection.upperBound)
      units.insert(UInt16(ascii: "["), at: selection.lowerBound)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}

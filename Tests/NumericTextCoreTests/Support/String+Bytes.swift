// SPDX-License-Identifier: MIT

extension String {
  /// Returns the number of Unicode scalars in a range of UTF-8 bytes.
  func scalars(inBytes range: Range<Int>) -> Int {
    String(decoding: Array(utf8)[range], as: UTF8.self).unicodeScalars.count
  }
}

// SPDX-License-Identifier: MIT

@MainActor
open class NSCell: NSObject {
  open var alignment = NSTextAlignment.natural

  /// Whether a text that is wider than the cell scrolls while it is being edited.
  open var isScrollable = false
}

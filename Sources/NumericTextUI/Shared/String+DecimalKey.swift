// SPDX-License-Identifier: MIT

extension String {
  /// Whether this is a character of the decimal key on Apple's number pads and keypads.
  ///
  /// The character depends on the region and on the layout of the keyboard.
  var isOfDecimalKey: Bool { [".", ",", "\u{66B}"].contains(self) }
}

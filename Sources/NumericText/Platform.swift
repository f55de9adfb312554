// SPDX-License-Identifier: MIT

import Foundation

/// What differs between platforms and is smaller than a file.
enum Platform {
  /// The decimal separator on the keys of the system's keyboard, where the system tells.
  static var keyboardSeparator: Unicode.Scalar? {
    // Only Apple's systems tell their region; elsewhere `Locale.current` is a constant.
    #if canImport(Darwin)
      Locale.current.decimalSeparator?.unicodeScalars.first
    #else
      nil
    #endif
  }
}

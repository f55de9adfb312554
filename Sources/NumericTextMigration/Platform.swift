// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The text field that ``CurrencyTextFieldConfiguration`` sets up: UIKit's here, AppKit's on a Mac.
  public typealias CurrencyPlatformTextField = UITextField
#elseif canImport(AppKit)
  public import AppKit

  /// The text field that ``CurrencyTextFieldConfiguration`` sets up: AppKit's on a Mac.
  public typealias CurrencyPlatformTextField = NSTextField
#endif

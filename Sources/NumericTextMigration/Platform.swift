// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The text field that ``CurrencyTextFieldConfiguration`` configures: `UITextField`, or
  /// `NSTextField` on macOS.
  public typealias CurrencyPlatformTextField = UITextField
#elseif canImport(AppKit)
  public import AppKit

  /// The text field that ``CurrencyTextFieldConfiguration`` configures: `NSTextField` on macOS.
  public typealias CurrencyPlatformTextField = NSTextField
#endif

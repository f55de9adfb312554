// SPDX-License-Identifier: MIT

// Common names for the types of UIKit and AppKit, on platforms with text fields of either
// framework. watchOS has neither.
#if canImport(UIKit) && !os(watchOS)
  import UIKit

  typealias PlatformColor = UIColor
  typealias PlatformFont = UIFont
  typealias PlatformFontDescriptor = UIFontDescriptor
  typealias PlatformGestureRecognizer = UIGestureRecognizer
  typealias PlatformPanRecognizer = UIPanGestureRecognizer
  typealias PlatformTextField = UITextField
  typealias PlatformView = UIView

  extension UIView {
    /// Whether the leading edge is on the right.
    var isRightToLeft: Bool {
      get { effectiveUserInterfaceLayoutDirection == .rightToLeft }
      set { semanticContentAttribute = newValue ? .forceRightToLeft : .forceLeftToRight }
    }
  }
#elseif canImport(AppKit)
  import AppKit

  typealias PlatformColor = NSColor
  typealias PlatformFont = NSFont
  typealias PlatformFontDescriptor = NSFontDescriptor
  typealias PlatformGestureRecognizer = NSGestureRecognizer
  typealias PlatformPanRecognizer = NSPanGestureRecognizer
  typealias PlatformTextField = NSTextField
  typealias PlatformView = NSView

  extension NSView {
    /// Whether the leading edge is on the right.
    var isRightToLeft: Bool {
      get { userInterfaceLayoutDirection == .rightToLeft }
      set { userInterfaceLayoutDirection = newValue ? .rightToLeft : .leftToRight }
    }
  }
#endif

// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public typealias NSFont = SystemFont
public typealias NSFontDescriptor = SystemFontDescriptor

extension NSFont {
  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    self.init(descriptor.name, size)
  }

  public static var systemFontSize: CGFloat { 13 }

  /// Returns the size of the text in a control.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: systemFontSize
    }
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(style.rawValue, systemFontSize)
  }
}

// SPDX-License-Identifier: MIT

public typealias NSFontDescriptor = SystemFontDescriptor

/// The font of Core Text, to which AppKit's is bridged.
public typealias CTFont = NSFont

public typealias SystemFont = NSFont

public final class NSFont: NSObject, Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  public init(standIn name: String, size: CGFloat) { (fontName, pointSize) = (name, size) }

  /// Returns whether both fonts have the same name and size.
  public override func isEqual(_ object: Any?) -> Bool { equals(object) }
}

extension NSFont {
  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    self.init(of: descriptor, size: size)
  }

  public class var systemFontSize: CGFloat { 13 }

  /// Returns the size of the text in a control.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(standIn: style.rawValue, size: systemFontSize)
  }
}

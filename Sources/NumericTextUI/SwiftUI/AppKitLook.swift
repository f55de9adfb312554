// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)  // See UIKitField.
  import AppKit
  import NumericText
  import SwiftUI

  // A SwiftUI font is created from a Core Text font, and resolves to one.
  #if canImport(CoreText)
    import CoreText
  #endif

  typealias PlatformFont = NSFont
  typealias PlatformColor = NSColor

  /// The options that modifiers set for an AppKit text field.
  struct FieldWishes {
    var font: NSFont?
    var color: NSColor?
    var announcesRefusals = true
    var beepsOnRefusal = false
    var refusalMessage: (@MainActor (NumericTextRefusal) -> String)?
    var configure: [@MainActor (NSTextField) -> Void] = []
  }

  extension FieldLook {
    /// Applies the options that have changed, so that other changes by the user or the app are
    /// kept.
    func apply<Bound>(
      to field: NSTextField,
      _ delegate: NumericTextFieldDelegate<Bound>,
      last: FieldLook
    ) {
      if font != last.font { field.font = font }
      if border != last.border { applyBorder(to: field) }
      if wishes.color != last.wishes.color { field.textColor = wishes.color ?? .controlTextColor }
      if direction != last.direction || alignment != last.alignment { align(field) }
      if isEnabled != last.isEnabled { field.isEnabled = isEnabled }
      delegate.allowsScrubbing = allowsScrubbing
      delegate.configuration.announcesRefusals = wishes.announcesRefusals
      delegate.configuration.beepsOnRefusal = wishes.beepsOnRefusal
      delegate.configuration.refusalMessage = wishes.refusalMessage
      if last.direction == nil {
        for configure in wishes.configure { configure(field) }
      }
    }

    private func applyBorder(to field: NSTextField) {
      field.isBordered = false
      field.isBezeled = border != .plain
      field.drawsBackground = border != .plain
      if border != .plain { field.bezelStyle = border == .rounded ? .roundedBezel : .squareBezel }
    }

    private func align(_ field: NSTextField) {
      field.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      field.alignment = textAlignment
    }
  }

  extension EnvironmentValues {
    /// The font of a field, for text that SwiftUI draws.
    var fieldFont: Font { Font(platformFont as CTFont) }

    /// The font of the environment, if SwiftUI can resolve it.
    var platformFont: NSFont {
      if let font = fieldWishes.font { return font }
      if #available(macOS 26, *) {
        return (font ?? .body).resolve(in: fontResolutionContext).ctFont as NSFont
      }
      return .preferred(for: font ?? .body)
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)  // See UIKitField.
  import AppKit
  import NumericText
  import SwiftUI

  // SwiftUI fonts are converted to and from AppKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  /// The options that SwiftUI modifiers set for an AppKit text field.
  struct FieldWishes {
    var font: NSFont?
    var color: NSColor?
    var announcesRefusals = true
    var beepsOnRefusal = false
    var refusalMessage: (@MainActor (NumericTextRefusal) -> String)?
    var configure: [@MainActor (NSTextField) -> Void] = []
  }

  extension FieldLook {
    /// Applies the options that differ from `last`.
    ///
    /// All other properties of the field keep the values that the user or the app has set.
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
      field.isRightToLeft = isRightToLeft
      field.alignment = textAlignment
    }
  }

  extension EnvironmentValues {
    /// The font of a numeric field, for the placeholder that SwiftUI draws.
    var fieldFont: Font { Font(platformFont as CTFont) }

    /// The font that a modifier sets for numeric fields, or else the font of the environment.
    ///
    /// Before macOS 26, a custom font is replaced by the body font, because SwiftUI has no API to
    /// convert it.
    var platformFont: NSFont {
      if let font = fieldWishes.font { return font }
      if #available(macOS 26, *) {
        return (font ?? .body).resolve(in: fontResolutionContext).ctFont as NSFont
      }
      return .preferred(for: font ?? .body)
    }
  }
#endif

// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // UIKit and AppKit both define `NSTextAlignment`.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // SwiftUI fonts are converted to and from UIKit and AppKit fonts by way of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  extension EnvironmentValues {
    /// The font of a numeric field, for the placeholder that SwiftUI draws.
    var fieldFont: Font { Font(platformFont as CTFont) }

    /// The font that a modifier sets for numeric fields, or else the font of the environment.
    ///
    /// Before OS 26, SwiftUI cannot resolve the environment's font. If `KnownFont` doesn't know the
    /// font, it is replaced by the body font.
    var platformFont: PlatformFont {
      if let font = fieldOptions.font { return font }
      // On a Mac, the size of a control determines the size of its text.
      #if !canImport(UIKit)
        if font == nil, let size = NSControl.ControlSize(ofText: controlSize) {
          return .systemFont(ofSize: NSFont.systemFontSize(for: size))
        }
      #endif
      let font = font ?? .body
      if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) {
        return font.resolve(in: fontResolutionContext).ctFont as PlatformFont
      }
      return .preferred(for: font, at: dynamicTypeSize)
    }
  }

  /// The appearance of a text field, as determined by the SwiftUI environment.
  @MainActor
  struct FieldLook {
    private(set) var options = FieldOptions()
    private(set) var font: PlatformFont?
    private(set) var alignment = TextAlignment.leading
    private(set) var direction: LayoutDirection?
    private(set) var isEnabled = true

    /// The smallest factor by which the font may shrink to fit a long number.
    private(set) var minimumScaleFactor: CGFloat = 1

    // Only AppKit's text fields have these properties.
    #if !canImport(UIKit)
      private(set) var allowsTightening = false
      private(set) var controlSize = ControlSize.regular
    #endif

    /// Creates the default appearance, which a field has before its first update.
    init() {}

    init(_ environment: EnvironmentValues) {
      options = environment.fieldOptions
      font = environment.platformFont
      alignment = environment.multilineTextAlignment
      direction = environment.layoutDirection
      isEnabled = environment.isEnabled
      minimumScaleFactor = environment.minimumScaleFactor
      #if !canImport(UIKit)
        allowsTightening = environment.allowsTightening
        controlSize = environment.controlSize
      #endif
      environment.font?.reportIfUnknown()
    }

    /// Applies the options that differ from `last`, the appearance that was applied before.
    ///
    /// The app can set properties of the field itself. They are not overwritten if the options
    /// haven't changed.
    func apply<FieldValue>(
      to field: PlatformTextField,
      _ delegate: NumericTextFieldDelegate<FieldValue>,
      last: FieldLook
    ) {
      if font != last.font { field.font = font }
      if direction != last.direction || alignment != last.alignment { align(field) }
      if isEnabled != last.isEnabled { field.isEnabled = isEnabled }
      var configuration = delegate.configuration
      configuration.selectsAllOnFocus = options.selectsAllOnFocus
      configuration.allowsScrubbing = options.allowsScrubbing
      configuration.refusalMessage = options.refusals.message
      configuration.announcesRefusals = options.refusals.announces
      applyDetails(to: field, &configuration, last: last)
      delegate.configuration = configuration
      if last.direction == nil { finish(field, delegate) }
      for update in options.onUpdate { update(field) }
    }

    var isRightToLeft: Bool { direction == .rightToLeft }

    /// The alignment as left, center or right, which depends on the layout direction.
    var textAlignment: NSTextAlignment {
      switch alignment {
      case .center: .center
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    }
  }
#endif

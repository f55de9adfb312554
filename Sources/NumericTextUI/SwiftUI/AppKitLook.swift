// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)  // See UIKitField.
  import AppKit
  import NumericText
  import SwiftUI

  // Fonts of SwiftUI are made of, and resolve to, those of Core Text.
  #if canImport(CoreText)
    import CoreText
  #endif

  /// What modifiers ask of a text field of AppKit.
  struct FieldWishes {
    var font: NSFont?
    var color: NSColor?
    var announcesRefusals = true
    var beepsOnRefusal = false
    var refusalMessage: (@MainActor (Refusal) -> String)?
    var configure: [@MainActor (NSTextField) -> Void] = []
  }

  extension EnvironmentValues {
    private struct FieldWishesKey: EnvironmentKey {
      static var defaultValue: FieldWishes { FieldWishes() }
    }

    var fieldWishes: FieldWishes {
      get { self[FieldWishesKey.self] }
      set { self[FieldWishesKey.self] = newValue }
    }
  }

  /// How a text field looks in its surroundings.
  @MainActor
  struct FieldLook {
    private var wishes = FieldWishes()
    private var font: NSFont?
    private var alignment = TextAlignment.leading
    private var direction: LayoutDirection?
    private var isEnabled = true

    /// The look of a field that nobody has dressed.
    init() {}

    init(_ environment: EnvironmentValues) {
      wishes = environment.fieldWishes
      font = environment.platformFont
      alignment = environment.multilineTextAlignment
      direction = environment.layoutDirection
      isEnabled = environment.isEnabled
    }

    /// Writes what is new, so that what a person or the app has set stays.
    func apply<Bound>(
      to field: NSTextField,
      _ delegate: NumericTextFieldDelegate<Bound>,
      last: FieldLook
    ) {
      if font != last.font { field.font = font }
      if wishes.color != last.wishes.color { field.textColor = wishes.color }
      if direction != last.direction || alignment != last.alignment { align(field) }
      if isEnabled != last.isEnabled { field.isEnabled = isEnabled }
      delegate.configuration.announcesRefusals = wishes.announcesRefusals
      delegate.configuration.beepsOnRefusal = wishes.beepsOnRefusal
      if last.direction == nil { finish(field, delegate) }
    }

    private func align(_ field: NSTextField) {
      let isRightToLeft = direction == .rightToLeft
      field.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      field.alignment =
        switch alignment {
        case .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// Hands a new field over to the app.
    private func finish<Bound>(
      _ field: NSTextField,
      _ delegate: NumericTextFieldDelegate<Bound>
    ) {
      if let message = wishes.refusalMessage { delegate.configuration.refusalMessage = message }
      for configure in wishes.configure { configure(field) }
    }
  }

  extension EnvironmentValues {
    /// The font of a field, for what SwiftUI draws in its place.
    var fieldFont: Font { Font(platformFont as CTFont) }

    /// The font of the surroundings, where SwiftUI tells which one it is.
    fileprivate var platformFont: NSFont {
      if let font = fieldWishes.font { return font }
      if #available(macOS 26, *) {
        return (font ?? .body).resolve(in: fontResolutionContext).ctFont as NSFont
      }
      return .preferredFont(forTextStyle: .body)
    }
  }
#endif

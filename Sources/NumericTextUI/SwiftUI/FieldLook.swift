// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // What both call `NSTextAlignment` comes with either.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension EnvironmentValues {
    private struct FieldWishesKey: EnvironmentKey {
      static var defaultValue: FieldWishes { FieldWishes() }
    }

    /// What modifiers ask of the platform's text field.
    var fieldWishes: FieldWishes {
      get { self[FieldWishesKey.self] }
      set { self[FieldWishesKey.self] = newValue }
    }
  }

  /// How a text field looks in its surroundings.
  @MainActor
  struct FieldLook {
    private(set) var wishes = FieldWishes()
    private(set) var font: PlatformFont?
    private(set) var alignment = TextAlignment.leading
    private(set) var direction: LayoutDirection?
    private(set) var isEnabled = true
    private(set) var border = NumericTextBorder.automatic
    private(set) var stepGesture = NumericTextStepGesture.automatic

    /// The look of a field that nobody has dressed.
    init() {}

    init(_ environment: EnvironmentValues) {
      wishes = environment.fieldWishes
      font = environment.platformFont
      alignment = environment.multilineTextAlignment
      direction = environment.layoutDirection
      isEnabled = environment.isEnabled
      border = environment.fieldActions.border
      stepGesture = environment.fieldActions.stepGesture
    }

    var isRightToLeft: Bool { direction == .rightToLeft }

    /// The side that leading and trailing text stands on.
    var textAlignment: NSTextAlignment {
      switch alignment {
      case .center: .center
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    }
  }
#endif

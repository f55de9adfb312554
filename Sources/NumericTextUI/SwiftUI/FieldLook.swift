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

  extension EnvironmentValues {
    private struct FieldWishesKey: EnvironmentKey {
      static var defaultValue: FieldWishes { FieldWishes() }
    }

    /// The options that modifiers set for the UIKit or AppKit text field.
    var fieldWishes: FieldWishes {
      get { self[FieldWishesKey.self] }
      set { self[FieldWishesKey.self] = newValue }
    }
  }

  /// The appearance of a text field, as determined by the SwiftUI environment.
  @MainActor
  struct FieldLook {
    private(set) var wishes = FieldWishes()
    private(set) var font: PlatformFont?
    private(set) var alignment = TextAlignment.leading
    private(set) var direction: LayoutDirection?
    private(set) var isEnabled = true
    private(set) var border = NumericTextBorder.automatic
    private(set) var stepGesture = NumericTextStepGesture.automatic
    private(set) var allowsScrubbing = false

    /// Creates the default appearance, which a field has before its first update.
    init() {}

    init(_ environment: EnvironmentValues) {
      wishes = environment.fieldWishes
      font = environment.platformFont
      alignment = environment.multilineTextAlignment
      direction = environment.layoutDirection
      isEnabled = environment.isEnabled
      border = environment.fieldActions.border
      stepGesture = environment.fieldActions.stepGesture
      allowsScrubbing = environment.fieldActions.allowsScrubbing
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

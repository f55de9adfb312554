// SPDX-License-Identifier: MIT

// Apple TV and Apple Vision have no place above the keyboard, and watchOS has no fields of UIKit.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import NumericTextUI
  import SwiftUI
  import UIKit

  /// Puts a view above the keyboard of the fields inside another one.
  nonisolated struct InputAccessory<Accessory: View>: ViewModifier {
    let accessory: Accessory

    @State private var bar = AccessoryHost<Accessory>()

    init(accessory: Accessory) { self.accessory = accessory }

    @MainActor func body(content: Content) -> some View {
      let view = bar.show(accessory)
      return content.numericTextConfiguration { $0.inputAccessoryView = view }
    }
  }

  /// The view above the keyboard, as long as the field is on screen.
  @MainActor
  final class AccessoryHost<Accessory: View> {
    private var controller: UIHostingController<Accessory>?

    nonisolated init() {}

    /// Shows an accessory in the view that the keyboard has.
    func show(_ accessory: Accessory) -> UIView? {
      let controller = controller ?? UIHostingController(rootView: accessory)
      controller.rootView = accessory
      controller.view?.sizeToFit()
      self.controller = controller
      return controller.view
    }
  }
#endif

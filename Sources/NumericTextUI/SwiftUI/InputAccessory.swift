// SPDX-License-Identifier: MIT

// tvOS and visionOS have no input accessory views. watchOS has no `UITextField`.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import SwiftUI
  import UIKit

  extension View {
    /// Shows a view above the keyboard of the numeric fields inside this view.
    ///
    /// ```swift
    /// NumericTextField("Price", value: $price, style: .number)
    ///   .numericTextAccessory {
    ///     Button("Free") { price = 0 }
    ///   }
    /// ```
    ///
    /// It replaces the buttons of `numericTextAccessory(_:)`, and has the environment of this view.
    ///
    /// - Parameter content: The view.
    /// - Returns: A view whose numeric fields have the accessory.
    nonisolated public func numericTextAccessory<Content: View>(
      @ViewBuilder content: () -> Content
    ) -> some View {
      modifier(InputAccessory(accessory: content()))
    }
  }

  nonisolated extension NumericTextField {
    /// Shows a view above the keyboard.
    public func numericTextAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self {
      let content = content()
      return modified { $0.views.append { $0.numericTextAccessory { content } } }
    }
  }

  /// A modifier that shows a view above the keyboard of the numeric fields inside the modified
  /// view.
  nonisolated struct InputAccessory<Accessory: View>: ViewModifier {
    let accessory: Accessory

    @State private var bar = AccessoryHost<EnvironmentCopy<Accessory>>()
    @Environment(\.self) private var environment

    init(accessory: Accessory) { self.accessory = accessory }

    @MainActor func body(content: Content) -> some View {
      let view = bar.show(EnvironmentCopy(content: accessory, environment: environment))
      return content.numericTextConfiguration { $0.inputAccessoryView = view }
    }
  }

  /// A view with the environment of another view, except for the options of numeric fields.
  private struct EnvironmentCopy<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View {
      content.environment(\.fieldOptions, FieldOptions()).environment(\.self, environment)
    }
  }

  /// An object that keeps the SwiftUI view above the keyboard alive as long as the field is on
  /// screen.
  @MainActor
  final class AccessoryHost<Accessory: View> {
    private var controller: UIHostingController<Accessory>?

    nonisolated init() {}

    /// Shows `accessory`, and returns the UIKit view that contains it.
    func show(_ accessory: Accessory) -> UIView? {
      let controller = controller ?? UIHostingController(rootView: accessory)
      controller.rootView = accessory
      controller.view?.sizeToFit()
      self.controller = controller
      return controller.view
    }
  }
#endif

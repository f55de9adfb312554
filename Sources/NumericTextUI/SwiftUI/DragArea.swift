// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // UIKit or AppKit provides the gesture recognizer. Before iOS 18 and macOS 15, SwiftUI cannot add
  // one to its own views.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A transparent area on which drags change a number.
  struct DragArea<Bound: NumericTextBoundValue> {
    let value: Binding<Bound>
    let style: NumericTextStyle<Bound.Number>

    @MainActor func makeCoordinator() -> ValueDrag<Bound> { ValueDrag(value, style) }
  }

  #if canImport(UIKit)
    extension DragArea: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        view.addPan(for: context.coordinator)
        return view
      }

      func updateUIView(_ view: UIView, context: Context) {
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        context.coordinator.update(value, style, context.environment)
      }

      static func dismantleUIView(_ view: UIView, coordinator: ValueDrag<Bound>) {
        coordinator.dismantle()
      }
    }
  #else
    extension DragArea: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView(frame: .zero)
        view.addPan(for: context.coordinator)
        return view
      }

      func updateNSView(_ view: NSView, context: Context) {
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        view.userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        context.coordinator.update(value, style, context.environment)
      }

      static func dismantleNSView(_ view: NSView, coordinator: ValueDrag<Bound>) {
        coordinator.dismantle()
      }
    }
  #endif
#endif

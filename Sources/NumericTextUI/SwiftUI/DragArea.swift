// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // The gesture recognizer is added to a UIKit or AppKit view. Before iOS 18 and macOS 15, SwiftUI
  // views don't support gesture recognizers.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A transparent area on which drags change a number.
  struct DragArea<FieldValue: NumericTextBoundValue> {
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>

    @MainActor func makeCoordinator() -> ValueDrag<FieldValue> { ValueDrag(value, style) }
  }

  #if canImport(UIKit)
    extension DragArea: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { context.coordinator.makeView() }

      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.update(view, self, context.environment)
      }

      static func dismantleUIView(_ view: UIView, coordinator: ValueDrag<FieldValue>) {
        coordinator.dismantle()
      }
    }
  #else
    extension DragArea: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView { context.coordinator.makeView() }

      func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.update(view, self, context.environment)
      }

      static func dismantleNSView(_ view: NSView, coordinator: ValueDrag<FieldValue>) {
        coordinator.dismantle()
      }
    }
  #endif
#endif

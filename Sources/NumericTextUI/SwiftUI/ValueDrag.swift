// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit))
  import Foundation
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

  /// A number that the user changes by dragging a label.
  ///
  /// Each drag can be undone by one action of the undo manager.
  @MainActor
  final class ValueDrag<FieldValue: NumericTextBoundValue>: Draggable {
    weak var drag: FieldDrag?
    private(set) var allowsDrags = true
    private let model: FieldModel<FieldValue>
    private var value: Binding<FieldValue>
    private let echo: ValueEcho<FieldValue>
    private weak var undoManager: UndoManager?

    /// The value from before the drag, or nil if the drag hasn't changed the value.
    private var start: FieldValue?

    var isBeingTyped: Bool { false }

    init(_ value: Binding<FieldValue>, _ style: NumericTextStyle<FieldValue.Number>) {
      self.value = value
      model = FieldModel(value: value.wrappedValue, style: style)
      echo = ValueEcho(value.wrappedValue)
    }

    /// Returns a new transparent view that changes the number when it is dragged.
    func makeView() -> PlatformView {
      let view = PlatformView(frame: .zero)
      view.addPan(for: self)
      return view
    }

    /// Updates the view, the value, the style and the callbacks.
    func update(
      _ view: PlatformView,
      _ area: DragArea<FieldValue>,
      _ environment: EnvironmentValues
    ) {
      view.isRightToLeft = environment.layoutDirection == .rightToLeft
      value = area.value
      allowsDrags = environment.isEnabled
      undoManager = environment.undoManager
      environment.fieldOptions.listen(to: model)
      // Violations are reported by the field that shows this number, not by the label.
      model.onViolation = nil
      model.set(style: area.style)
      let current = value.wrappedValue
      if let newValue = echo.externalValue(current, isEditing: model.engine.isScrubbing) {
        model.set(value: newValue)
      }
      model.onChange = { [echo, value] number in echo.write(number, to: value) }
    }

    func scrub(_ scrub: Scrub) {
      let old = model.session.value
      model.perform(.scrub(scrub))
      let new = model.session.value
      switch scrub {
      case .by: if start == nil, old != new { start = old }
      case .ended:
        if let start, start != new { registerUndo(to: start) }
        start = nil
      case .canceled: start = nil
      }
    }

    /// Stops a drag in progress and removes the undo actions, because the view disappears.
    func dismantle() {
      drag?.stop()
      undoManager?.removeAllActions(withTarget: self)
    }

    private func registerUndo(to old: FieldValue) {
      // The undo manager doesn't retain its targets, so the action retains this object.
      undoManager?.registerUndo(withTarget: self) { [self] _ in restore(old) }
    }

    private func restore(_ old: FieldValue) {
      registerUndo(to: value.wrappedValue)
      model.set(value: old)
      echo.write(old, to: value)
    }
  }
#endif

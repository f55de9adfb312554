// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit))
  public import NumericText
  public import SwiftUI

  extension View {
    /// Lets horizontal drags change the numbers of the fields inside this view.
    ///
    /// ```swift
    /// NumericTextField("Width", value: $width, style: .number.bounds(0...))
    ///   .numericTextScrubbing()
    /// ```
    ///
    /// On a touch screen, a drag begins anywhere on a field that is not being edited. On a Mac, it
    /// begins on an edge of the field, or on the label that `numericTextFormLabels(_:)` shows.
    ///
    /// A drag changes the number by steps of the style. With Shift, the steps are coarse, and with
    /// Option, they are fine (see `NumericTextStepSize`). Escape restores the number from before
    /// the drag. A single undo reverts the whole drag.
    ///
    /// This affects fields with live formatting. For a field with `formatting(.onCommit)`, add
    /// `numericTextScrubbing(_:style:)` to its label.
    ///
    /// - Parameter isEnabled: Whether drags change the numbers.
    /// - Returns: A view whose numeric fields can be dragged.
    nonisolated public func numericTextScrubbing(_ isEnabled: Bool = true) -> some View {
      environment(\.fieldOptions.allowsScrubbing, isEnabled)
    }

    /// Lets horizontal drags on this view, usually the label of a field, change a number.
    ///
    /// ```swift
    /// HStack {
    ///   Text("Width").numericTextScrubbing($width, style: .number.bounds(0...))
    ///   NumericTextField("Width", value: $width, style: .number.bounds(0...))
    /// }
    /// ```
    ///
    /// At the end of a drag, the actions that `onNumericTextCommit(perform:)` has added around this
    /// view are called. When a change is refused for the first time during a drag, the actions that
    /// `onNumericTextRefusal(perform:)` has added are called.
    ///
    /// - Parameters:
    ///   - value: The number or optional number. If it is nil, the drag starts from zero.
    ///   - style: The bounds and the step of the number, usually the style of its field.
    /// - Returns: A view that can be dragged. Views inside it receive no clicks or touches.
    nonisolated public func numericTextScrubbing<FieldValue: NumericTextBoundValue>(
      _ value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>
    ) -> some View {
      overlay { DragArea(value: value, style: style).accessibilityHidden(true) }
    }
  }
#endif

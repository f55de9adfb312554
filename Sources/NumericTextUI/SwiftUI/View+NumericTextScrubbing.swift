// SPDX-License-Identifier: MIT

// The platforms with fields that can be dragged, which watchOS and tvOS are not.
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
    /// begins on an edge of the field, or on the label that `numericTextFormLabels(_:)` shows. A
    /// drag changes the number by steps of the style, ten times as large with Shift and a tenth
    /// with Option, and is a single undo step. Escape restores the number from before it.
    ///
    /// This affects fields with live formatting. For fields with `formatting(.onCommit)`, use the
    /// modifier of a label.
    ///
    /// - Parameter isEnabled: Whether drags change the numbers.
    /// - Returns: A view whose numeric fields can be dragged.
    nonisolated public func numericTextScrubbing(_ isEnabled: Bool = true) -> some View {
      environment(\.fieldActions.allowsScrubbing, isEnabled)
    }

    /// Lets horizontal drags on this view change a number, as on the label of a field.
    ///
    /// ```swift
    /// HStack {
    ///   Text("Width").numericTextScrubbing($width, style: .number.bounds(0...))
    ///   NumericTextField("Width", value: $width, style: .number.bounds(0...))
    /// }
    /// ```
    ///
    /// The actions of `onNumericTextCommit(perform:)` and `onNumericTextRefusal(perform:)` around
    /// this view are called at the end of a drag, and for its first refused change.
    ///
    /// - Parameters:
    ///   - value: The number or optional number. An empty one is changed from zero.
    ///   - style: The bounds and the step of the number, usually the style of its field.
    /// - Returns: A view that can be dragged. Views inside it receive no clicks and touches.
    nonisolated public func numericTextScrubbing<Bound: NumericTextBoundValue>(
      _ value: Binding<Bound>,
      style: NumericTextStyle<Bound.Number>
    ) -> some View {
      overlay { DragArea(value: value, style: style).accessibilityHidden(true) }
    }
  }
#endif

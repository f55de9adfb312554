// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && !os(tvOS)  // tvOS has no `Stepper`.
  import Foundation
  public import NumericText
  public import SwiftUI

  @available(watchOS 9, *)
  nonisolated extension Stepper {
    /// Creates a stepper that shows the number after its title, formatted by a style.
    ///
    /// ```swift
    /// Stepper("Seats", value: $seats, style: .number.bounds(1...99).step(1))
    /// ```
    ///
    /// Each press adds or subtracts the style's step, or 1 if it has none, without rounding errors.
    /// While a button is held, the system repeats the press. On iOS 16, macOS 13 and later, the
    /// longer the button is held, the more steps each repetition adds. At a bound, the button in
    /// that direction is disabled.
    ///
    /// - Parameters:
    ///   - titleKey: The localized title, which describes the purpose of the stepper.
    ///   - value: A binding to a number or an optional number. If it is nil, the first step starts
    ///     from zero.
    ///   - style: The format, the bounds and the step of the number.
    public init<FieldValue: NumericTextBoundValue>(
      _ titleKey: LocalizedStringKey,
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>
    ) where Label == NumericTextStepperLabel<FieldValue> {
      self.init(Text(titleKey), value, style)
    }

    /// Creates a stepper with a style and a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The title, which describes the purpose of the stepper.
    ///   - value: A binding to a number or an optional number. If it is nil, the first step starts
    ///     from zero.
    ///   - style: The format, the bounds and the step of the number.
    @_disfavoredOverload
    public init<FieldValue: NumericTextBoundValue>(
      _ title: some StringProtocol,
      value: Binding<FieldValue>,
      style: NumericTextStyle<FieldValue.Number>
    ) where Label == NumericTextStepperLabel<FieldValue> {
      self.init(Text(title), value, style)
    }

    private init<FieldValue: NumericTextBoundValue>(
      _ title: Text,
      _ value: Binding<FieldValue>,
      _ style: NumericTextStyle<FieldValue.Number>
    ) where Label == NumericTextStepperLabel<FieldValue> {
      self.init(
        label: { NumericTextStepperLabel(title: title, value: value, style: style) },
        onIncrement: value.stepping(by: 1, style),
        onDecrement: value.stepping(by: -1, style),
        onEditingChanged: { isHeld in
          MainActor.assumeIsolated { StepperHold.shared.change(isHeld: isHeld) }
        }
      )
    }
  }

  /// The label of a stepper: its title and the formatted number.
  nonisolated public struct NumericTextStepperLabel<FieldValue: NumericTextBoundValue>: View {
    let title: Text
    let value: Binding<FieldValue>
    let style: NumericTextStyle<FieldValue.Number>

    @Environment(\.locale) private var locale

    /// The title and the number.
    @MainActor public var body: some View {
      HStack {
        title
        Spacer()
        Text(verbatim: text)
      }
    }

    /// The formatted number.
    ///
    /// A style without a locale uses the locale of the environment.
    private var text: String {
      let style = style.locale == nil ? style.locale(locale) : style
      return NumericTextSession(value: value.wrappedValue, style: style).text
    }
  }

  extension Binding where Value: NumericTextBoundValue {
    /// Returns a closure that handles one press of a button: it adds a step, or several while the
    /// button is held.
    ///
    /// If `direction` is -1, the closure subtracts steps instead. The result is nil if another step
    /// would not change the value.
    fileprivate func stepping(
      by direction: Int,
      _ style: NumericTextStyle<Value.Number>
    ) -> (() -> Void)? {
      guard stepped(by: direction, style) != nil else { return nil }
      return {
        let count = MainActor.assumeIsolated { StepperHold.shared.steps() }
        if let value = stepped(by: direction * count, style) { wrappedValue = value }
      }
    }

    private func stepped(by count: Int, _ style: NumericTextStyle<Value.Number>) -> Value? {
      var session = NumericTextSession(value: wrappedValue, style: style)
      let outcome = session.scrub(by: count)
      return outcome.changes.contains(.value) ? session.value : nil
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  public import NumericText
  public import SwiftUI

  /// A text field that formats a number after every key, with a binding to its exact value.
  ///
  /// ```swift
  /// @State private var amount: Decimal = 0
  ///
  /// NumericTextField("Amount", value: $amount) {
  ///   .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
  /// }
  /// ```
  ///
  /// Bind the field to a number, or to an optional number for a field that can be empty. The bound
  /// value changes whenever the number changes, and never otherwise.
  ///
  /// The default locale is that of the environment. A field with live formatting is a UIKit or
  /// AppKit text field. With `formatting(.onCommit)`, and on watchOS, it is SwiftUI's own text
  /// field, to which all of SwiftUI's modifiers apply.
  nonisolated public struct NumericTextField<Label: View, Bound: NumericTextBoundValue>: View {
    let value: Binding<Bound>
    let source: StyleSource<Bound.Number>
    let prompt: Text?
    let label: Label
    private var change: (NumericTextStyle<Bound.Number>) -> NumericTextStyle<Bound.Number> = { $0 }

    /// The modifiers that were applied to the field itself, from the innermost to the outermost.
    private var modifiers: [(AnyView) -> any View] = []

    @Environment(\.locale) private var locale

    init(
      _ value: Binding<Bound>,
      _ source: StyleSource<Bound.Number>,
      prompt: Text?,
      label: Label
    ) {
      self.value = value
      self.source = source
      self.prompt = prompt
      self.label = label
    }

    /// Returns a field that applies `change` to its style.
    package func changingStyle(
      _ change: @escaping (NumericTextStyle<Bound.Number>) -> NumericTextStyle<Bound.Number>
    ) -> Self {
      var field = self
      field.change = change
      return field
    }

    /// Returns a field that applies `modifier` to its content.
    ///
    /// A field keeps its modifiers, so that each of them returns a field. Otherwise, a modifier such
    /// as `onSubmit(of:_:)` that follows another one would be SwiftUI's own.
    func modified(_ modifier: @escaping (AnyView) -> any View) -> Self {
      var field = self
      field.modifiers.append(modifier)
      return field
    }

    /// The field with its modifiers.
    @MainActor public var body: some View {
      modifiers.reduce(AnyView(field)) { AnyView($1($0)) }
    }

    @MainActor @ViewBuilder private var field: some View {
      switch source.style(locale) {
      case .success(let style):
        StyledField(value: value, style: change(style), prompt: prompt, label: label)
      case .failure(let error):
        nativeField(because: error)
      }
    }

    @MainActor private func nativeField(because error: NumericTextFormatError) -> AnyView {
      error.logOnce()
      return source.nativeField(value.number, prompt, AnyView(label))
    }
  }
#endif

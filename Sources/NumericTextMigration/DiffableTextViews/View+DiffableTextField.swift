// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericTextUI
  public import SwiftUI
  public import UIKit

  // The modifiers of DiffableTextViews before version 3.
  extension View {
    /// The older name of `diffableTextViews_autocorrectionDisabled(_:)`, which has no effect.
    nonisolated public func diffableTextViews_disableAutocorrection(
      _ disable: Bool? = true
    ) -> some View {
      diffableTextViews_autocorrectionDisabled(disable ?? false)
    }

    /// Configures the text fields inside this view once, when they appear.
    ///
    /// ```swift
    /// DiffableTextField($amount, style: .number)
    ///   .diffableTextField_onSetup { $0.keyboard(.numberPad) }
    /// ```
    nonisolated public func diffableTextField_onSetup(
      _ setup: @escaping @MainActor (ProxyTextField) -> Void
    ) -> some View {
      numericTextConfiguration { setup(ProxyTextField($0)) }
    }

    /// Configures the text fields inside this view each time SwiftUI updates them.
    nonisolated public func diffableTextField_onUpdate(
      _ update: @escaping @MainActor (ProxyTextField) -> Void
    ) -> some View {
      onNumericTextUpdate { update(ProxyTextField($0)) }
    }

    /// Adds an action for the Return key in the text fields inside this view.
    nonisolated public func diffableTextField_onSubmit(
      _ submit: @escaping @MainActor (ProxyTextField) -> Void
    ) -> some View {
      modifier(SubmitAction(submit: submit))
    }
  }

  /// A text field that the modifiers of older versions of DiffableTextViews configure.
  @MainActor
  public struct ProxyTextField {
    /// The text field.
    public let wrapped: UITextField

    init(_ field: UITextField) { wrapped = field }

    /// Sets the keyboard.
    public func keyboard(_ type: UIKeyboardType) { wrapped.keyboardType = type }

    /// Sets the font.
    public func font(_ font: UIFont) { wrapped.font = font }
  }

  /// A modifier that passes the submitted field to an action.
  private struct SubmitAction: ViewModifier {
    let submit: @MainActor (ProxyTextField) -> Void

    @State private var updated = UpdatedFields()

    nonisolated init(submit: @escaping @MainActor (ProxyTextField) -> Void) {
      self.submit = submit
    }

    func body(content: Content) -> some View {
      content
        .onNumericTextUpdate { updated.insert($0) }
        .onNumericTextSubmit { if let field = updated.focused { submit(ProxyTextField(field)) } }
    }
  }

  /// The fields inside a view, of which `SubmitAction` passes the focused one to its action.
  @MainActor
  private final class UpdatedFields {
    private struct Reference { weak var field: UITextField? }

    private var references: [Reference] = []

    nonisolated init() {}

    var focused: UITextField? {
      references.lazy.compactMap(\.field).first { $0.isFirstResponder }
    }

    func insert(_ field: UITextField) {
      references.removeAll { $0.field == nil || $0.field === field }
      references.append(Reference(field: field))
    }
  }
#endif

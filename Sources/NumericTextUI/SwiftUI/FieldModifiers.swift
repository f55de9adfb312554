// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import SwiftUI

  // MARK: - Overview
  //
  // A field stores the modifiers that are applied to it, so that each modifier returns a field. If
  // a modifier returned another view, a following `onSubmit(of:_:)` would be SwiftUI's own
  // modifier, which doesn't affect a UIKit or AppKit text field.
  //
  // SwiftUI replaces a UIKit or AppKit text field if the types of the views around it change. Most
  // modifiers only change values, so adding or removing them doesn't replace the text field.

  /// The modifiers that are applied to a field itself.
  struct FieldModifiers {
    /// Changes of the options, from the innermost modifier to the outermost.
    var options: [(inout FieldOptions) -> Void] = []

    /// The font set by the innermost `font(_:)` modifier, or nil if there is no such modifier.
    ///
    /// For `font(nil)`, the value is `.some(nil)`.
    var font: Font??

    /// The alignment set by the innermost modifier, or nil if there is none.
    var alignment: TextAlignment?

    var isDisabled = false

    /// SwiftUI's modifiers that apply to every field, with or without formatting while typing.
    var views: [(AnyView) -> any View] = []

    /// SwiftUI's modifiers that apply only to its own text field, which formats on commit.
    var plainViews: [(AnyView) -> any View] = []
  }

  extension FieldModifiers {
    /// Applies the modifiers to a field.
    ///
    /// - Parameters:
    ///   - field: A field without modifiers.
    ///   - isLive: Whether the field formats while typing.
    /// - Returns: The field with its modifiers.
    @MainActor
    func apply(to field: some View, isLive: Bool) -> some View {
      let field =
        field
        .transformEnvironment(\.fieldOptions) { [options] values in
          for change in options.reversed() { change(&values) }
        }
        .transformEnvironment(\.font) { [font] value in if let font { value = font } }
        .transformEnvironment(\.multilineTextAlignment) { [alignment] value in
          value = alignment ?? value
        }
        .transformEnvironment(\.isEnabled) { [isDisabled] value in value = value && !isDisabled }
      return (isLive ? views : plainViews + views).reduce(AnyView(field)) { AnyView($1($0)) }
    }
  }

  nonisolated extension NumericTextField {
    /// Returns a field with `change` applied to its modifiers.
    func modified(_ change: (inout FieldModifiers) -> Void) -> Self {
      var field = self
      change(&field.modifiers)
      return field
    }

    /// Returns a field that applies `change` to its options.
    func setting(_ change: @escaping (inout FieldOptions) -> Void) -> Self {
      modified { $0.options.append(change) }
    }

    /// Returns a field with a modifier that applies only if the field is SwiftUI's own text field.
    func plain(_ modifier: @escaping (AnyView) -> any View) -> Self {
      modified { $0.plainViews.append(modifier) }
    }
  }
#endif

// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The environment of a view: values that it inherits from the views around it.
public struct EnvironmentValues {
  public var locale = Locale.current
  public var layoutDirection = LayoutDirection.leftToRight
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading
  public var isEnabled = true
  public var dynamicTypeSize = DynamicTypeSize.large
  public var autocorrectionDisabled = false
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var controlSize = ControlSize.regular
  public internal(set) var fontResolutionContext = Font.Context()

  // A watch has no undo manager.
  #if canImport(UIKit) || canImport(AppKit)
    /// The window's undo manager, or nil unless a test has set one.
    public var undoManager: UndoManager?
  #endif

  /// The actions to perform on Return, innermost first.
  var submitActions: [() -> Void] = []

  /// Called with the tag of the view that the user chooses in a picker.
  var choose: @MainActor (Any) -> Void = { _ in }

  /// The values of keys that are not declared by SwiftUI.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

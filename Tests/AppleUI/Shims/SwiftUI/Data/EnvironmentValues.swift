// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Imported for `UndoManager`: Foundation has this class only on Apple's platforms, so on Linux the
// stand-in for UIKit or AppKit declares it.
#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }
private enum FocusedKey: EnvironmentKey { static let defaultValue = false }
private enum ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum FontContextKey: EnvironmentKey { static let defaultValue = Font.Context() }

extension EnvironmentValues {
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  public internal(set) var fontResolutionContext: Font.Context {
    get { self[FontContextKey.self] }
    set { self[FontContextKey.self] = newValue }
  }
}

// A watch has no undo manager.
#if canImport(UIKit) || canImport(AppKit)
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  extension EnvironmentValues {
    /// The window's undo manager, or nil unless a test has set one.
    public var undoManager: UndoManager? {
      get { self[UndoManagerKey.self] }
      set { self[UndoManagerKey.self] = newValue }
    }
  }
#endif

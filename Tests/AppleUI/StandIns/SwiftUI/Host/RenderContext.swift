// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The environment and the attributes with which a view is rendered.
@MainActor
struct RenderContext {
  unowned let host: ViewHost
  var environment: EnvironmentValues
  var attributes = ViewAttributes()
  var focus: [FocusRequest] = []
}

/// The attributes that the modifiers around a view have set.
public struct ViewAttributes: Equatable, Sendable {
  public internal(set) var label: String?
  public internal(set) var identifier: String?
  public internal(set) var isHiddenFromAccessibility = false
  public internal(set) var allowsHitTesting = true

  /// The distance of the baseline from the top of a view that is 44 points high.
  public internal(set) var baseline: Double?
  public internal(set) var textFieldStyle: String?
  public internal(set) var submitLabel: SubmitLabel?

  // The keyboard options exist only in UIKit.
  #if canImport(UIKit)
    public internal(set) var keyboardType: UIKeyboardType?
    public internal(set) var textContentType: UITextContentType?
  #endif

  /// Whether the view is an overlay or a background, and therefore doesn't affect the layout.
  public internal(set) var takesNoRoom = false
}

/// Connects a view to a focus state.
///
/// The focus state can request the focus for the view. When the view receives or loses the focus,
/// the focus state is updated.
struct FocusRequest {
  let location: any FocusAsking
  let wantsFocus: () -> Bool
  let follow: (Bool) -> Void
}

/// A text on screen.
public struct RenderedText: Equatable, Sendable {
  public let string: String
  public let font: Font?
  public let attributes: ViewAttributes
}

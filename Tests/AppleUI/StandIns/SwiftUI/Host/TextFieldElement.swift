// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stand-in for SwiftUI's own text field on screen, with methods for the actions of a user.
@MainActor
public final class TextFieldElement {
  private let host: ViewHost
  private var binding: TextFieldContent
  private var bound: String

  /// The shown text, which can differ from the text of the binding.
  public private(set) var text: String

  /// The selection in UTF-16 offsets.
  ///
  /// When the app sets the text, the caret moves to the end.
  public var selection: Range<Int>
  public private(set) var isFocused = false
  public var isEnabled: Bool { environment.isEnabled }
  public private(set) var label: [String] = []
  public private(set) var attributes = ViewAttributes()
  public private(set) var environment = EnvironmentValues()
  private(set) var requests: [FocusRequest] = []

  init(_ content: TextFieldContent, _ host: ViewHost) {
    self.host = host
    binding = content
    bound = content.text
    text = bound
    selection = bound.utf16.count..<bound.utf16.count
  }

  /// Updates the field after its view was rendered.
  ///
  /// The shown text changes only if the text of the binding has changed. Otherwise, typed text that
  /// the binding didn't accept remains.
  func update(
    _ content: TextFieldContent,
    label: [String],
    _ context: RenderContext
  ) {
    binding = content
    self.label = label
    environment = context.environment
    attributes = context.attributes
    requests = context.focus
    guard content.text != bound, !(isFocused && content.isCommittedOnly) else { return }
    bound = content.text
    if bound != text { show(bound) }
  }

  private func show(_ text: String) {
    self.text = text
    selection = text.utf16.count..<text.utf16.count
  }
}

// MARK: - User actions

extension TextFieldElement {
  @discardableResult
  public func tap() -> Self { act { takeFocus() } }

  /// Removes the focus from the field.
  @discardableResult
  public func leave() -> Self { act { loseFocus() } }

  @discardableResult
  public func pressReturn() -> Self {
    act {
      commit()
      for action in environment.submitActions { action() }
    }
  }

  /// Types or pastes `string` over the selection.
  @discardableResult
  public func insert(_ string: String) -> Self { replace(selection, with: string) }

  @discardableResult
  public func deleteBackward() -> Self {
    let units = Array(text.utf16)
    var start = max(0, selection.lowerBound - 1)
    if start > 0, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
    return replace(selection.isEmpty ? start..<selection.lowerBound : selection, with: "")
  }

  @discardableResult
  public func deleteForward() -> Self {
    let units = Array(text.utf16)
    var end = min(units.count, selection.upperBound + 1)
    if end < units.count, UTF16.isTrailSurrogate(units[end]) { end += 1 }
    return replace(selection.isEmpty ? selection.lowerBound..<end : selection, with: "")
  }

  @discardableResult
  public func replace(_ range: Range<Int>, with string: String) -> Self {
    let units = Array(text.utf16)
    let changed = units[..<range.lowerBound] + Array(string.utf16) + units[range.upperBound...]
    let caret = range.lowerBound + string.utf16.count
    return change(to: String(decoding: changed, as: UTF16.self), caret: caret)
  }

  /// Replaces the whole text and commits it, as the text entry sheet of a watch does.
  ///
  /// The field doesn't receive the focus.
  @discardableResult
  public func enter(_ text: String) -> Self {
    change(to: text, caret: text.utf16.count).act { commit() }
  }

  private func change(to text: String, caret: Int) -> Self {
    act {
      self.text = text
      selection = caret..<caret
      binding.edit(text)
    }
  }

  private func act(_ action: () -> Void) -> Self {
    host.event(action)
    return self
  }
}

// MARK: - Focus

extension TextFieldElement {
  func takeFocus() {
    guard isEnabled, !isFocused else { return }
    for field in host.textFields where field !== self { field.loseFocus() }
    isFocused = true
    for request in requests { request.follow(true) }
  }

  func loseFocus() {
    guard isFocused else { return }
    isFocused = false
    commit()
    for request in requests { request.follow(false) }
  }

  private func commit() {
    guard let text = binding.commit(text) else { return }
    bound = text
    show(text)
  }
}

/// The text of a field's binding, and the closures that are called when the user edits the field.
@MainActor
struct TextFieldContent {
  var text: String
  var isCommittedOnly = false
  var edit: (String) -> Void = { _ in }

  /// Returns the text to show after editing has ended, or nil to keep the current text.
  var commit: (String) -> String? = { _ in nil }
}

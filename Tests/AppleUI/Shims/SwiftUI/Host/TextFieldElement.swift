// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A text field on screen, without formatting of its own: what people tap and type into.
@MainActor
public final class TextFieldElement {
  private let host: ViewHost
  private var binding: TextFieldContent
  private var bound: String
  private var submit: () -> Void = {}

  /// What it shows, which may be more than its binding holds.
  public private(set) var text: String

  /// The selection in UTF-16 offsets.
  ///
  /// A text from outside puts the caret at the end.
  public var selection: Range<Int>
  public private(set) var isFocused = false
  public private(set) var isEnabled = true
  public private(set) var label: [String] = []
  public private(set) var prompt: String?
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

  /// Takes what the view says now.
  ///
  /// A binding that holds what it held before changes nothing: what was typed and not taken stays on
  /// screen.
  func update(
    _ content: TextFieldContent,
    label: [String],
    prompt: String?,
    _ context: RenderContext
  ) {
    binding = content
    self.label = label
    self.prompt = prompt
    environment = context.environment
    attributes = context.attributes
    isEnabled = environment.isEnabled
    requests = context.focus
    submit = { for action in context.environment.submitActions { action() } }
    guard content.text != bound, !(isFocused && content.isCommittedOnly) else { return }
    bound = content.text
    if bound != text { show(bound) }
  }

  private func show(_ text: String) {
    self.text = text
    selection = text.utf16.count..<text.utf16.count
  }
}

// MARK: - What people do

extension TextFieldElement {
  public func tap() { host.event { takeFocus() } }

  /// The focus goes elsewhere.
  public func leave() { host.event { loseFocus() } }

  public func pressReturn() {
    host.event {
      commit()
      submit()
    }
  }

  /// Types or pastes at the selection.
  public func insert(_ string: String) { replace(selection, with: string) }

  public func deleteBackward() {
    let units = Array(text.utf16)
    var start = max(0, selection.lowerBound - 1)
    if start > 0, UTF16.isTrailSurrogate(units[start]) { start -= 1 }
    replace(selection.isEmpty ? start..<selection.lowerBound : selection, with: "")
  }

  public func deleteForward() {
    let units = Array(text.utf16)
    var end = min(units.count, selection.upperBound + 1)
    if end < units.count, UTF16.isTrailSurrogate(units[end]) { end += 1 }
    replace(selection.isEmpty ? selection.lowerBound..<end : selection, with: "")
  }

  public func replace(_ range: Range<Int>, with string: String) {
    let units = Array(text.utf16)
    let changed = units[..<range.lowerBound] + Array(string.utf16) + units[range.upperBound...]
    let caret = range.lowerBound + string.utf16.count
    change(to: String(decoding: changed, as: UTF16.self), caret: caret)
  }

  /// A sheet of the system hands over a whole text, as on a watch: without focus.
  public func enter(_ text: String) {
    change(to: text, caret: text.utf16.count)
    host.event { commit() }
  }

  private func change(to text: String, caret: Int) {
    host.event {
      self.text = text
      selection = caret..<caret
      binding.edit(text)
    }
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

/// What a text field reads and writes.
@MainActor
struct TextFieldContent {
  var text: String
  var isCommittedOnly = false
  var edit: (String) -> Void = { _ in }

  /// Gives the text to show once editing is over, nil for what is there.
  var commit: (String) -> String? = { _ in nil }
}

// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picker, rendered as one button for each view with a tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    label
    content.transformEnvironment(\.choose) { choose in
      choose = { tag in
        if let value = tag as? SelectionValue { selection.wrappedValue = value }
      }
    }
  }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

private enum ChooseKey: EnvironmentKey {
  static let defaultValue: @MainActor (Any) -> Void = { _ in }
}

extension EnvironmentValues {
  /// Called with the tag of the view that the user chooses.
  fileprivate(set) var choose: @MainActor (Any) -> Void {
    get { self[ChooseKey.self] }
    set { self[ChooseKey.self] = newValue }
  }
}

nonisolated struct Tagged<Content: View, Tag: Hashable>: View {
  let content: Content
  let tag: Tag
  @Environment(\.choose) private var choose

  init(_ content: Content, _ tag: Tag) {
    self.content = content
    self.tag = tag
  }

  @MainActor var body: some View {
    Button {
      choose(tag)
    } label: {
      content
    }
  }
}

nonisolated extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(self, tag) }
}

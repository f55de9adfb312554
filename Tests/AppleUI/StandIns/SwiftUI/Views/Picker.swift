// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A picker, rendered as one button for each view with a tag.
nonisolated public struct Picker<SelectionValue: Hashable, Content: View>: View {
  let title: LocalizedStringKey
  let selection: Binding<SelectionValue>
  let content: Content

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    title = titleKey
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    Text(title)
    content.environment(\.choose) { tag in
      if let value = tag as? SelectionValue { selection.wrappedValue = value }
    }
  }
}

nonisolated struct Tagged<Content: View, Tag: Hashable>: View {
  let content: Content
  let tag: Tag
  @Environment(\.choose) var choose

  @MainActor var body: some View {
    Button {
      choose(tag)
    } label: {
      content
    }
  }
}

nonisolated extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}

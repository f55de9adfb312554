// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stack of views along an axis, which the type of the alignment distinguishes.
nonisolated public struct Stack<Content: View, StackAlignment>: View {
  let content: Content

  public init(
    alignment: StackAlignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor public var body: some View { Group { content } }
}

public typealias VStack<Content: View> = Stack<Content, HorizontalAlignment>
public typealias HStack<Content: View> = Stack<Content, VerticalAlignment>
public typealias ZStack<Content: View> = Stack<Content, Alignment>
public typealias Form<Content: View> = Group<Content>
public typealias List<Content: View> = Group<Content>
public typealias NavigationStack<Root: View> = Group<Root>

nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  @MainActor public var body: some View {
    header
    content
    footer
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension Section {
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

nonisolated public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}

  @MainActor public var body: some View { EmptyView() }
}

nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let content: Content
  let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    label
    content
  }
}

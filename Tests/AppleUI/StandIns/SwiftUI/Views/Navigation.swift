// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  @MainActor public var body: some View { root }
}

/// A button that shows its destination directly below it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let destination: Destination
  let label: Label
  @State private var isOpen = false

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      isOpen.toggle()
    } label: {
      label
    }
    if isOpen { destination }
  }
}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

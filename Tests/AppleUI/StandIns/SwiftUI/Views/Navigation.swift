// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A button that shows its destination directly below it.
nonisolated public struct NavigationLink<Destination: View>: View {
  let title: LocalizedStringKey
  let destination: Destination
  @State private var isOpen = false

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    title = titleKey
    self.destination = destination()
  }

  @MainActor public var body: some View {
    Button(title) { isOpen.toggle() }
    if isOpen { destination }
  }
}

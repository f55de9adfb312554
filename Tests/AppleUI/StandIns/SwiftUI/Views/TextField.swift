// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An editable text field.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let content: @MainActor () -> TextFieldContent
  let label: Label

  @MainActor func render(in node: ViewNode, _ context: RenderContext) {
    let host = context.host
    let content = content()
    let field = node.object { TextFieldElement(content, host) }
    let strings = host.strings(of: label, in: node.child(0), context)
    field.update(content, label: strings, context)
    host.add(field)
    node.dismantle = { field.loseFocus() }
  }
}

// MARK: - Text

nonisolated extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = { TextFieldContent(text: text.wrappedValue, edit: { text.wrappedValue = $0 }) }
    self.label = label()
  }
}

// MARK: - Format styles

nonisolated extension TextField {
  /// Creates a field that shows a value, and stores the typed text when editing ends.
  private init(
    _ label: Label,
    show: @escaping @MainActor () -> String,
    store: @escaping @MainActor (String) -> Void
  ) {
    content = {
      TextFieldContent(
        text: show(),
        isCommittedOnly: true,
        commit: { text in
          store(text)
          return show()
        }
      )
    }
    self.label = label
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (value, format)
    self.init(label()) {
      format.format(value.wrappedValue)
    } store: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    nonisolated(unsafe) let (value, format) = (value, format)
    self.init(label()) {
      value.wrappedValue.map { format.format($0) } ?? ""
    } store: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
  }

  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let (value, formatter) = (value, formatter)
    self.init(label()) {
      formatter.string(for: value.wrappedValue) ?? ""
    } store: { text in
      let number = (formatter as? NumberFormatter)?.number(from: text)
      if let parsed = number as? V { value.wrappedValue = parsed }
    }
  }
}

nonisolated extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
}

// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func padding(_ length: CGFloat) -> some View { unchanged() }

  public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { unchanged() }

  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { unchanged() }

  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let computeValue = computeValue
    return adjusted { context, _ in
      if guide == .firstTextBaseline {
        context.attributes.baseline = computeValue(ViewDimensions())
      }
    }
  }

  public func lineLimit(_ number: Int?) -> some View { unchanged() }

  public func foregroundColor(_ color: Color?) -> some View { unchanged() }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { unchanged() }

  public func clipped() -> some View { unchanged() }

  func takingNoRoom() -> Adjusted<Self> {
    adjusted { context, _ in context.attributes.takesNoRoom = true }
  }

  public func tint(_ tint: Color?) -> some View { unchanged() }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    unchanged()
  }

  public func opacity(_ opacity: Double) -> some View { unchanged() }

  public func allowsHitTesting(_ enabled: Bool) -> some View {
    adjusted { context, _ in context.attributes.allowsHitTesting = enabled }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let overlay = content().takingNoRoom()
    return TupleView<(Self, Adjusted<V>)>([self, overlay])
  }

  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = content().takingNoRoom()
    return TupleView<(Adjusted<V>, Self)>([background, self])
  }
}

public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {}
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {}
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    adjusted { context, _ in context.attributes.textFieldStyle = "\(S.self)" }
  }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

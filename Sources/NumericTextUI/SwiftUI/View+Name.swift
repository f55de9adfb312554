// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Uses `label` as the accessibility label of this view.
    @ViewBuilder
    func named<Label: View>(by label: Label) -> some View {
      if let title = label as? Text {
        accessibilityLabel(title)
      } else if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        accessibilityLabel { _ in label }
      } else {
        modifier(LabelPair(label: label))
      }
    }
  }

  /// A modifier that sets an accessibility label on older systems.
  ///
  /// On these systems, VoiceOver needs a view on screen as the label, unless the label is a text.
  private struct LabelPair<Label: View>: ViewModifier {
    let label: Label

    @Namespace private var pair

    func body(content: Content) -> some View {
      content
        .accessibilityLabeledPair(role: .content, id: 0, in: pair)
        .background {
          // VoiceOver ignores a label that is hidden or has no size, so the label is tiny and
          // almost transparent.
          label
            .frame(width: 1, height: 1)
            .clipped()
            .opacity(0.02)
            .allowsHitTesting(false)
            .accessibilityLabeledPair(role: .label, id: 0, in: pair)
        }
    }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Sets the label of a field as its accessibility label.
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

  /// An accessibility label for OS versions on which a labeling view must itself be on screen.
  private struct LabelPair<Label: View>: ViewModifier {
    let label: Label

    @Namespace private var pair

    func body(content: Content) -> some View {
      content
        .accessibilityLabeledPair(role: .content, id: 0, in: pair)
        .background {
          // A view that is hidden or has no size is not used as a label.
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

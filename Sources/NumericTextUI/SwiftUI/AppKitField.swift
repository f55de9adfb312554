// SPDX-License-Identifier: MIT

// Mac Catalyst uses the UIKit field.
#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import NumericText
  import SwiftUI

  typealias PlatformInput = WindowedTextField

  extension PlatformField: NSViewRepresentable {
    func makeNSView(context: Context) -> WindowedTextField {
      let field = WindowedTextField(frame: .zero)
      field.usesSingleLineMode = true
      field.lineBreakMode = .byClipping
      field.cell?.isScrollable = true
      context.coordinator.attach(to: field)
      return field
    }

    func updateNSView(_ field: WindowedTextField, context: Context) {
      context.coordinator.update(field, self, context.environment)
    }

    static func dismantleNSView(
      _ field: WindowedTextField,
      coordinator: FieldCoordinator<FieldValue>
    ) {
      coordinator.dismantle()
    }

    /// Returns the proposed width and the height of a single line, as for SwiftUI's own text field.
    @available(macOS 13, *)
    func sizeThatFits(
      _ proposal: ProposedViewSize,
      nsView field: WindowedTextField,
      context: Context
    ) -> CGSize? {
      let own = field.intrinsicContentSize
      // An editable `NSTextField` usually has no intrinsic width, so the field is at least 100 points
      // wide if SwiftUI doesn't propose a width.
      return CGSize(width: proposal.width ?? max(own.width, 100), height: own.height)
    }
  }

  /// A text field that reports when it enters or leaves a window.
  final class WindowedTextField: NSTextField {
    var onMoveToWindow: () -> Void = {}

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      onMoveToWindow()
    }
  }

  extension NSTextField {
    /// Returns the distance between the edge of a field and its text, where the placeholder begins.
    static func promptInset(_ border: NumericTextBorder) -> CGFloat {
      border == .plain ? 2 : 4
    }

    var isBeingEdited: Bool { currentEditor() != nil }

    func takeFocus() -> Bool { window?.makeFirstResponder(self) ?? false }

    func giveUpFocus() -> Bool { window?.makeFirstResponder(nil) ?? true }
  }

  extension Color {
    static var placeholder: Color { Color(nsColor: .placeholderTextColor) }
  }
#endif

// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import SwiftUI
  import UIKit

  typealias PlatformInput = NumericTextInput

  extension PlatformField: UIViewRepresentable {
    func makeUIView(context: Context) -> NumericTextInput {
      let field = NumericTextInput(frame: .zero)
      context.coordinator.attach(to: field)
      // An action for `editingDidEndOnExit` would make UIKit end editing at once.
      context.coordinator.delegate.onReturn = { [weak coordinator = context.coordinator] in
        coordinator?.leaveAfterReturn()
      }
      return field
    }

    func updateUIView(_ field: NumericTextInput, context: Context) {
      context.coordinator.update(field, self, context.environment)
    }

    static func dismantleUIView(
      _ field: NumericTextInput,
      coordinator: FieldCoordinator<FieldValue>
    ) {
      coordinator.dismantle()
    }

    /// Returns the proposed width and the height of a single line, as for SwiftUI's own text field.
    @available(iOS 16, tvOS 16, *)
    func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView field: NumericTextInput,
      context: Context
    ) -> CGSize? {
      let own = field.intrinsicContentSize
      return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
  }

  extension UITextField {
    /// Returns the distance from the edge of a field to its text, and also to its placeholder.
    ///
    /// UIKit doesn't document the distance, so it is measured once for each border.
    static func promptInset(_ border: NumericTextBorder) -> CGFloat {
      if let inset = promptInsets[border] { return inset }
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.borderStyle = border.style
      let inset = field.textRect(forBounds: field.bounds).minX
      promptInsets[border] = inset
      return inset
    }

    private static var promptInsets: [NumericTextBorder: CGFloat] = [:]

    var isBeingEdited: Bool { isFirstResponder }

    /// Makes the field first responder if it is in a window, and returns whether this worked.
    ///
    /// Without a window, calling `becomeFirstResponder()` could crash the app.
    func takeFocus() -> Bool { window != nil && becomeFirstResponder() }

    func giveUpFocus() -> Bool { resignFirstResponder() }
  }

  extension Color {
    static var placeholder: Color { Color(uiColor: .placeholderText) }
  }
#endif

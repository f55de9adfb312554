// SPDX-License-Identifier: MIT

// A user of UIKit fields exists only where the stand-ins for UIKit do. Catalyst has the fields of
// UIKit.
#if canImport(SimulatedUser) || canImport(AppKit) && !targetEnvironment(macCatalyst)
  @testable import NumericTextUI

  #if canImport(UIKit)
    import SimulatedUser
  #else
    import AppKit
  #endif

  /// A text field with its delegate, a simulated user, and the callbacks that the app received.
  final class Desk<Bound: NumericTextBoundValue> {
    let user: User
    let delegate: NumericTextFieldDelegate<Bound>
    private(set) var published: [Bound] = []
    private(set) var refusals: [NumericTextRefusal] = []
    private(set) var commits = 0

    init(
      _ value: Bound,
      _ style: NumericTextStyle<Bound.Number> = .number,
      in field: PlatformTextField = User.makeField(),
      locale identifier: String = "en_US"
    ) {
      let locale = Locale(identifier: identifier)
      user = User(of: field)
      delegate = NumericTextFieldDelegate(
        value: value,
        style: style.locale(locale).keyboard(locale)
      )
      delegate.onChange = { [unowned self] in published.append($0) }
      delegate.onRefusal = { [unowned self] in refusals.append($0) }
      delegate.onCommit = { [unowned self] in commits += 1 }
      delegate.attach(to: field)
    }

    var field: PlatformTextField { user.field }

    /// The text, during editing with `|` at the caret, or with brackets around the selection.
    var shown: String { user.shown }
  }

  extension User {
    /// The text, during editing with `|` at the caret, or with brackets around the selection.
    var shown: String {
      guard isEditing else { return text }
      let units = Array(text.utf16)
      let before = String(decoding: units[..<selection.lowerBound], as: UTF16.self)
      let inside = String(decoding: units[selection], as: UTF16.self)
      let after = String(decoding: units[selection.upperBound...], as: UTF16.self)
      return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(inside)]\(after)"
    }
  }
#endif

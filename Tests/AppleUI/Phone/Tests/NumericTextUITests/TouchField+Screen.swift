// SPDX-License-Identifier: MIT

import NumericText
import SwiftUI
import UIKit

@testable import NumericTextUI
@testable import ScenarioSupport

/// Returns a user with a phone and the UIKit field of a SwiftUI view.
@MainActor
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? UITextField,
    let delegate = field.delegate as? NumericTextFieldDelegate<Bound>
  else { return nil }
  let window = UIWindow(frame: .zero)
  window.addSubview(field)
  return TouchField(field, delegate, value, keeping: window)
}

/// The scenarios with expected differences in UIKit, and those that continue after Return, which
/// ends editing in a SwiftUI field.
@MainActor let forcedOnScreen = FrontEndReport.forcedByTextFields.merging(
  [
    "focus-typed-after-submit", "focus-submit-active", "focus-submit-caret", "focus-submit-history",
  ].map { ($0, "Return ends editing.") }
) { forced, _ in forced }

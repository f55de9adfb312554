// SPDX-License-Identifier: MIT

import NumericText
import SwiftUI
import UIKit

@testable import NumericTextUI
@testable import ScenarioSupport

/// A person with a phone in front of the field of a view.
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

/// What UIKit makes different with SwiftUI it makes different without it; only that Return ends
/// editing there, so that the field can be given the focus again.
@MainActor let forcedOnScreen = TouchScenarioTests.forced.filter {
  $0.key != "focus-typed-after-submit"
}

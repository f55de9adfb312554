// SPDX-License-Identifier: MIT

import SwiftUI
import TouchUser

@testable import Hands
@testable import NumericTextUI
@testable import ScenarioSupport

/// Returns an object that plays scenarios in the UIKit field of a SwiftUI view, or nil if the view
/// has no such field.
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? UITextField,
    let delegate = field.delegate as? NumericTextFieldDelegate<Bound>
  else { return nil }
  return PlayedTextField(Touch(user: User(of: field)), delegate, value)
}

/// The ids of the scenarios in which a UIKit field in SwiftUI differs from the engine, with the
/// reasons.
let forcedOnScreen = FrontEndReport.forcedByTextFields

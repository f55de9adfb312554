// SPDX-License-Identifier: MIT

import AppKit
import SwiftUI

@testable import NumericTextUI
@testable import ScenarioSupport

/// Returns an object that plays scenarios in the AppKit field of a SwiftUI view, or nil if the view
/// has no such field.
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? NSTextField,
    let delegate = host.platformViews.first?.coordinator as? FieldCoordinator<Bound>
  else { return nil }
  return DeskField(User(of: field), delegate.delegate, value)
}

/// The ids of the scenarios in which an AppKit field in SwiftUI differs from the engine, with the
/// reasons.
let forcedOnScreen = ScenarioTests.forced

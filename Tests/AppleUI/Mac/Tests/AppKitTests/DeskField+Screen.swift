// SPDX-License-Identifier: MIT

import AppKit
import NumericText
import SwiftUI

@testable import NumericTextUI
@testable import ScenarioSupport

/// Returns a user at a desk with the AppKit field of a SwiftUI view.
@MainActor
func platformHand<Bound: NumericTextBoundValue>(
  on host: ViewHost,
  value: Bound
) -> (any PlayedField<Bound>)? {
  guard let field = host.platformViews.first?.view as? NSTextField,
    let delegate = host.platformViews.first?.coordinator as? FieldCoordinator<Bound>
  else { return nil }
  return DeskField(Desk(field), delegate.delegate, value)
}

/// The scenarios with expected differences: the same as without SwiftUI.
@MainActor let forcedOnScreen = ScenarioTests.forced

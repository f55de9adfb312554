// SPDX-License-Identifier: MIT

import AppKit
import NumericText
import SwiftUI

@testable import NumericTextUI
@testable import ScenarioSupport

/// A person at the desk in front of the field of a view.
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

/// SwiftUI makes nothing different beside AppKit.
@MainActor let forcedOnScreen = ScenarioTests.forced

// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: iOS
// Expect: value of optional type

import UIKit

@MainActor
func mayReturn(_ field: UITextField, _ delegate: any UITextFieldDelegate) -> Bool {
  delegate.textFieldShouldReturn(field)
}

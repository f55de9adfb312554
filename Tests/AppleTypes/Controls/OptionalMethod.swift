// SPDX-License-Identifier: MIT
// System: iOS
// Expect: value of optional type

import UIKit

@MainActor
func mayReturn(_ field: UITextField, _ delegate: any UITextFieldDelegate) -> Bool {
  delegate.textFieldShouldReturn(field)
}

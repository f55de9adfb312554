// SPDX-License-Identifier: MIT
// System: iOS
// Expect: 'allowsNumberPadPopover' is only available in iOS 26.0 or newer

import UIKit

@MainActor
func showPad(_ field: UITextField) { field.allowsNumberPadPopover = true }

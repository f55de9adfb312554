// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: iOS
// Expect: 'allowsNumberPadPopover' is only available in iOS 26.0 or newer

import UIKit

@MainActor
func showPad(_ field: UITextField) { field.allowsNumberPadPopover = true }

// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: visionOS
// Expect: 'inputAccessoryView' is unavailable in visionOS

import UIKit

@MainActor
func hideBar(_ field: UITextField) { field.inputAccessoryView = nil }

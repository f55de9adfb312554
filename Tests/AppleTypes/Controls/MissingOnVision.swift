// SPDX-License-Identifier: MIT
// System: visionOS
// Expect: 'inputAccessoryView' is unavailable in visionOS

import UIKit

@MainActor
func hideBar(_ field: UITextField) { field.inputAccessoryView = nil }

// SPDX-License-Identifier: MIT
// A deliberate mistake. On the following system, the compiler must report the expected error.
// System: visionOS
// Expect: 'inputAccessoryView' is unavailable in visionOS

import UIKit

@MainActor
func hideBar(_ field: UITextField) { field.inputAccessoryView = nil }

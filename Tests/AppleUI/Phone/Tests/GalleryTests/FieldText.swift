// SPDX-License-Identifier: MIT

import UIKit

/// Returns the text that a UIKit field shows, or nil if `field` isn't a text field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? UITextField)?.text }

// SPDX-License-Identifier: MIT

import UIKit

/// Returns the text of a field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? UITextField)?.text }

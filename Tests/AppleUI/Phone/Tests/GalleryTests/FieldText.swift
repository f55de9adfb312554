// SPDX-License-Identifier: MIT

import UIKit

/// The text of a field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? UITextField)?.text }

// SPDX-License-Identifier: MIT

import UIKit

/// What a field of the platform shows.
@MainActor
func text(of field: AnyObject) -> String? { (field as? UITextField)?.text }

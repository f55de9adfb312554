// SPDX-License-Identifier: MIT

import AppKit

/// Returns the text of a field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? NSTextField)?.stringValue }

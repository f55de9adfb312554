// SPDX-License-Identifier: MIT

import AppKit

/// Returns the text that an AppKit field shows, or nil if `field` isn't a text field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? NSTextField)?.stringValue }

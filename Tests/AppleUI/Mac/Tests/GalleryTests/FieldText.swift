// SPDX-License-Identifier: MIT

import AppKit

/// The text of a field.
@MainActor
func text(of field: AnyObject) -> String? { (field as? NSTextField)?.stringValue }

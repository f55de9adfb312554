// SPDX-License-Identifier: MIT

import AppKit

/// What a field of the platform shows.
@MainActor
func text(of field: AnyObject) -> String? { (field as? NSTextField)?.stringValue }

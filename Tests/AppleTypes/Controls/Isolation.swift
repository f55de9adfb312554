// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: macOS
// Expect: main actor-isolated property 'stringValue' can not be referenced from a nonisolated context

import AppKit

func text(of field: NSTextField) -> String { field.stringValue }

// SPDX-License-Identifier: MIT
// System: macOS
// Expect: main actor-isolated property 'stringValue' can not be referenced from a nonisolated context

import AppKit

func text(of field: NSTextField) -> String { field.stringValue }

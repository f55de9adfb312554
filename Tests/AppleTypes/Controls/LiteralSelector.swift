// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: macOS
// Expect: use of string literal for Objective-C selectors is deprecated

import AppKit

@MainActor
func submit(_ editor: NSTextView) { editor.doCommand(by: "insertNewline:") }

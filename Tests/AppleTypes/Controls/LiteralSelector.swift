// SPDX-License-Identifier: MIT
// System: macOS
// Expect: use of string literal for Objective-C selectors is deprecated

import AppKit

@MainActor
func submit(_ editor: NSTextView) { editor.doCommand(by: "insertNewline:") }

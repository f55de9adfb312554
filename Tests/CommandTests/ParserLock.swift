// SPDX-License-Identifier: MIT

import Foundation

/// Held while a test parses arguments, because the argument parser crashes when several threads use it
/// at once.
let parserLock = NSLock()

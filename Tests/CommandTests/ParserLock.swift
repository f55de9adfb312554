// SPDX-License-Identifier: MIT

import Foundation

/// Held while a test parses arguments.
///
/// Tests that parsed on several threads at once have crashed in a set of the argument parser.
let parserLock = NSLock()

// SPDX-License-Identifier: MIT

import Foundation

/// A lock that is held while a test parses arguments.
///
/// Parsing on several threads at once has caused crashes in a set of the argument parser.
let parserLock = NSLock()

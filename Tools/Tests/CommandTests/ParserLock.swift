// SPDX-License-Identifier: MIT

import Foundation

/// A lock that is held while a test parses arguments.
///
/// The argument parser has crashed when several threads used it at once.
let parserLock = NSLock()

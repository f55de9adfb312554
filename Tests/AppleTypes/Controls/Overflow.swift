// SPDX-License-Identifier: MIT
// Must fail to compile on this system, with an error that contains the expected text.
// System: literals
// Expect: 1_000_000_000_000 does not fit an Int of a watch

import Foundation

func limit() -> Decimal { Decimal(1_000_000_000_000) }

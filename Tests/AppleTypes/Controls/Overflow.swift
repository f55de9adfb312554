// SPDX-License-Identifier: MIT
// System: literals
// Expect: 1_000_000_000_000 does not fit an Int of a watch

import Foundation

func limit() -> Decimal { Decimal(1_000_000_000_000) }

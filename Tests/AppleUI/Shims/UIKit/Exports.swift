// SPDX-License-Identifier: MIT

// UIKit hands Foundation on.
@_exported public import Foundation

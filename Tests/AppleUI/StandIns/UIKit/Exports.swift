// SPDX-License-Identifier: MIT

// UIKit re-exports Foundation.
@_exported public import Foundation

// SPDX-License-Identifier: MIT

// SwiftUI re-exports Foundation.
@_exported public import Foundation

// SPDX-License-Identifier: MIT

// Apple's SwiftUI gives its users Foundation as well.
@_exported public import Foundation

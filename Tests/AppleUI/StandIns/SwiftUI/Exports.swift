// SPDX-License-Identifier: MIT

// SwiftUI re-exports Foundation, and UIKit or AppKit. The simulated phone has UIKit, the simulated
// Mac has AppKit, and the simulated watch has neither.
@_exported public import Foundation

#if canImport(UIKit)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#endif

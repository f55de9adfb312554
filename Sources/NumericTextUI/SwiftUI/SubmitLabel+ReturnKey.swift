// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no return keys.
  import SwiftUI
  import UIKit

  extension SubmitLabel {
    /// Creates the submit label for a UIKit return key.
    ///
    /// Keys named after search engines become `search`.
    init(_ key: UIReturnKeyType) {
      self =
        switch key {
        case .go: .go
        case .join: .join
        case .next: .next
        case .route: .route
        case .search, .google, .yahoo: .search
        case .send: .send
        case .done: .done
        case .continue: .continue
        default: .return
        }
    }
  }
#endif

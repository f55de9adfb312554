// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)  // watchOS has no return keys.
  import SwiftUI
  import UIKit

  extension SubmitLabel {
    /// SwiftUI's label for a return key of UIKit; names of search engines are searches.
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

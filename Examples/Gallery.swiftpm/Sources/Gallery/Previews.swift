// SPDX-License-Identifier: MIT

import SwiftUI

/// Every page in Xcode's canvas.
struct FieldPreviews: PreviewProvider {
  static var previews: some View {
    GalleryView()
    Group {
      AmountPage()
      PercentPage()
      TillPage()
      BoundsPage()
      OptionalPage()
      StepPage()
      CommitPage()
      FormatterPage()
      DelegatePage()
    }
  }
}

/// Every page with a call site of another package in Xcode's canvas.
struct CallSitePreviews: PreviewProvider {
  static var previews: some View {
    DiffableTextPage()
    NumberTextPage()
    NumberFieldPage()
    CurrencyFieldPage()
    #if canImport(UIKit)  // CurrencyText is for text fields of UIKit.
      CurrencyTextPage()
    #endif
  }
}

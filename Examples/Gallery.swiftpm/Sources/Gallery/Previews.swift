// SPDX-License-Identifier: MIT

import SwiftUI

/// Previews of the pages with NumericText's own fields.
struct FieldPreviews: PreviewProvider {
  static var previews: some View {
    GalleryView()
    Group {
      AmountPage()
      PercentPage()
      TillPage()
      CalculationPage()
      ShortFormPage()
      BoundsPage()
      OptionalPage()
      StepPage()
      OptionsPage()
      ScrubbingPage()
      IdlePage()
      CommitPage()
      FormatterPage()
      DelegatePage()
    }
    Group {
      OwnRulePage()
      CellsPage()
    }
  }
}

/// Previews of the pages with code that was written for other packages.
struct CallSitePreviews: PreviewProvider {
  static var previews: some View {
    DiffableTextPage()
    NumberTextPage()
    NumberFieldPage()
    CurrencyFieldPage()
    #if canImport(UIKit)  // CurrencyText requires UIKit.
      CurrencyTextPage()
    #endif
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

/// Tests that SwiftUI fonts are converted to UIKit fonts before OS 26.
///
/// Before OS 26, a font can be converted only if it equals a known one, such as `Font.body`.
@MainActor
@Suite struct TextStyleTests {
  @Test func findsTextStylesOnOlderSystems() {
    let styles: [(Font, UIFont.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3),
      (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
      (.footnote, .footnote), (.caption, .caption1), (.caption2, .caption2),
    ]
    for (font, style) in styles {
      #expect(UIFont.preferred(for: font, at: .large) == .preferredFont(forTextStyle: style))
    }
  }

  @Test func usesTheBodyFontForAnyOtherFont() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFont.preferred(for: .system(size: 40), at: .large) == body)
  }

  @Test func usesTheDynamicTypeSizeOfTheEnvironment() {
    #expect(UIFont.preferred(for: .body, at: .xxLarge).pointSize == 21)
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

/// Tests that SwiftUI fonts are converted to UIKit fonts on systems older than OS 26.
///
/// On these systems, a font can be converted only if it equals a known one, such as `Font.body`.
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

  @Test func findsWeightsDesignsAndSizesOnOlderSystems() {
    let title = UIFont.preferredFont(forTextStyle: .title1).pointSize
    let bold = UIFont.systemFont(ofSize: title, weight: .bold)
    #expect(UIFont.preferred(for: .title.bold(), at: .large) == bold)
    #expect(UIFont.preferred(for: .title.weight(.bold), at: .large) == bold)
    #expect(UIFont.preferred(for: .system(size: 40), at: .large) == .systemFont(ofSize: 40))
    let heavy = UIFont.preferred(
      for: .system(size: 34, weight: .heavy, design: .rounded),
      at: .large
    )
    let rounded = UIFont.systemFont(ofSize: 34, weight: .heavy).fontDescriptor.withDesign(.rounded)
    #expect(heavy.fontName == rounded.map { UIFont(descriptor: $0, size: 34) }?.fontName)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 34, weight: .bold)
    let fonts: [Font] = [
      .system(size: 34, weight: .bold).monospacedDigit(),
      .system(size: 34).bold().monospacedDigit(),
      .system(size: 34).monospacedDigit().weight(.bold),
    ]
    for font in fonts { #expect(UIFont.preferred(for: font, at: .large) == digits) }
    let headline = UIFont.preferred(for: .headline.monospacedDigit(), at: .large)
    #expect(headline == .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
  }

  @Test func usesTheBodyFontForAnUnknownFont() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFont.preferred(for: .custom("Avenir", size: 40), at: .large) == body)
    #expect(UIFont.preferred(for: .body.italic(), at: .large) == body)
  }

  @Test func usesTheDynamicTypeSizeOfTheEnvironment() {
    #expect(UIFont.preferred(for: .body, at: .xxLarge).pointSize == 21)
  }
}

// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

/// Tests that SwiftUI fonts are converted to UIKit fonts on systems older than OS 26.
///
/// On these systems, a font can be converted only if it equals a known one, such as `Font.body`.
@Suite struct TextStyleTests {
  private func font(_ font: Font) -> UIFont { .preferred(for: font, at: .large) }

  @Test func findsTextStylesOnOlderSystems() {
    let styles: [(Font, UIFont.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3),
      (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
      (.footnote, .footnote), (.caption, .caption1), (.caption2, .caption2),
    ]
    for (known, style) in styles {
      #expect(font(known) == .preferredFont(forTextStyle: style))
    }
  }

  @Test func findsWeightsDesignsAndSizesOnOlderSystems() {
    let title = UIFont.preferredFont(forTextStyle: .title1).pointSize
    let bold = UIFont.systemFont(ofSize: title, weight: .bold)
    #expect(font(.title.bold()) == bold)
    #expect(font(.title.weight(.bold)) == bold)
    #expect(font(.system(size: 40)) == .systemFont(ofSize: 40))
    let heavy = font(.system(size: 34, weight: .heavy, design: .rounded))
    let rounded = UIFont.systemFont(ofSize: 34, weight: .heavy).fontDescriptor.withDesign(.rounded)
    #expect(heavy.fontName == rounded.map { UIFont(descriptor: $0, size: 34) }?.fontName)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 34, weight: .bold)
    let fonts: [Font] = [
      .system(size: 34, weight: .bold).monospacedDigit(),
      .system(size: 34).bold().monospacedDigit(),
      .system(size: 34).monospacedDigit().weight(.bold),
    ]
    for known in fonts { #expect(font(known) == digits) }
    let headline = font(.headline.monospacedDigit())
    #expect(headline == .monospacedDigitSystemFont(ofSize: 17, weight: .semibold))
  }

  @Test func usesTheBodyFontForAnUnknownFont() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(font(.custom("Avenir", size: 40)) == body)
    #expect(font(.body.italic()) == body)
  }

  @Test func usesTheDynamicTypeSizeOfTheEnvironment() {
    #expect(UIFont.preferred(for: .body, at: .xxLarge).pointSize == 21)
  }
}

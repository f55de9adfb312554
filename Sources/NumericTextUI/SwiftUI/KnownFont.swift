// SPDX-License-Identifier: MIT

// watchOS has neither UIKit nor AppKit text fields.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  // UIKit and AppKit use the same names for the properties of fonts.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // MARK: - Overview
  //
  // Before OS 26, a SwiftUI font can only be compared with other fonts. Therefore, two tables
  // contain common fonts with their properties. Custom fonts, italic fonts and fonts of unusual
  // sizes are missing.

  /// The properties of a SwiftUI font from which a UIKit or AppKit font can be created.
  struct KnownFont: Sendable {
    enum Size: Sendable {
      case style(PlatformFont.TextStyle)
      case points(CGFloat)
    }

    let size: Size
    var design: PlatformFontDescriptor.SystemDesign?
    var weight: PlatformFont.Weight?
    var hasMonospacedDigits = false

    /// Finds the properties of a font, or returns nil if the font is unknown.
    init?(_ font: Font) {
      guard let known = Self.styled[font] ?? Self.sized[font] else { return nil }
      self = known
    }

    init(
      _ size: Size,
      design: PlatformFontDescriptor.SystemDesign? = nil,
      weight: PlatformFont.Weight? = nil
    ) {
      (self.size, self.design, self.weight) = (size, design, weight)
    }
  }

  // MARK: - All known fonts

  extension KnownFont {
    /// The fonts of the text styles.
    ///
    /// A text style determines the size and the initial weight.
    private static let styled = table {
      for (font, style, platformStyle) in styles {
        $0(font, KnownFont(.style(platformStyle)))
        for (design, platformDesign) in designs {
          let known = KnownFont(.style(platformStyle), design: platformDesign)
          $0(.system(style, design: design), known)
        }
        guard #available(iOS 16, macOS 13, tvOS 16, *) else { continue }
        for (design, platformDesign) in optionalDesigns {
          for (weight, platformWeight) in weights {
            let known = KnownFont(
              .style(platformStyle),
              design: platformDesign,
              weight: platformWeight
            )
            $0(.system(style, design: design, weight: weight), known)
          }
        }
      }
    }

    /// The system fonts with a size in points.
    private static let sized = table {
      for points in stride(from: 6 as CGFloat, through: 120, by: 1) {
        $0(.system(size: points), KnownFont(.points(points)))
        for (design, platformDesign) in designs {
          for (weight, platformWeight) in weights {
            let known = KnownFont(.points(points), design: platformDesign, weight: platformWeight)
            $0(.system(size: points, weight: weight, design: design), known)
          }
        }
        guard #available(iOS 16.1, macOS 13, tvOS 16.1, *) else { continue }
        for (weight, platformWeight) in weights {
          let known = KnownFont(.points(points), weight: platformWeight)
          $0(.system(size: points, weight: weight, design: nil), known)
        }
        for (design, platformDesign) in designs {
          let known = KnownFont(.points(points), design: platformDesign)
          $0(.system(size: points, weight: nil, design: design), known)
        }
      }
    }

    /// Returns a table of the fonts that `fill` adds, with their variants in other weights and with
    /// monospaced digits.
    private static func table(_ fill: ((Font, KnownFont) -> Void) -> Void) -> [Font: KnownFont] {
      var table: [Font: KnownFont] = [:]
      fill { font, known in
        let (mono, spaced) = (font.monospacedDigit(), known.monospaced)
        table[font] = known
        table[mono] = spaced
        table[font.bold()] = known.with(.bold)
        table[mono.bold()] = spaced.with(.bold)
        table[font.bold().monospacedDigit()] = spaced.with(.bold)
        guard known.weight == nil, known.design == nil else { return }
        for (weight, platformWeight) in weights {
          table[font.weight(weight)] = known.with(platformWeight)
          table[mono.weight(weight)] = spaced.with(platformWeight)
          table[font.weight(weight).monospacedDigit()] = spaced.with(platformWeight)
        }
      }
      return table
    }

    private func with(_ weight: PlatformFont.Weight) -> KnownFont {
      var known = self
      known.weight = weight
      return known
    }

    private var monospaced: KnownFont {
      var known = self
      known.hasMonospacedDigits = true
      return known
    }
  }

  // MARK: - The properties of fonts

  extension KnownFont {
    private static var designs: [(Font.Design, PlatformFontDescriptor.SystemDesign)] {
      [
        (.default, .default), (.rounded, .rounded), (.serif, .serif), (.monospaced, .monospaced),
      ]
    }

    private static var optionalDesigns: [(Font.Design?, PlatformFontDescriptor.SystemDesign?)] {
      designs + [(nil, nil)]
    }

    private static var weights: [(Font.Weight, PlatformFont.Weight)] {
      [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
    }

    private static var styles: [(Font, Font.TextStyle, PlatformFont.TextStyle)] {
      var styles: [(Font, Font.TextStyle, PlatformFont.TextStyle)] = [
        (.title, .title, .title1), (.title2, .title2, .title2), (.title3, .title3, .title3),
        (.headline, .headline, .headline), (.subheadline, .subheadline, .subheadline),
        (.body, .body, .body), (.callout, .callout, .callout), (.footnote, .footnote, .footnote),
        (.caption, .caption, .caption1), (.caption2, .caption2, .caption2),
      ]
      // tvOS has no large title style.
      #if !os(tvOS)
        styles.append((.largeTitle, .largeTitle, .largeTitle))
      #endif
      return styles
    }
  }

  @MainActor private var reportedFonts: Set<Font> = []

  extension Font {
    /// If this font is unknown, logs once that a field uses the body font instead.
    @MainActor
    func reportIfUnknown() {
      // Since OS 26, SwiftUI resolves every font.
      if #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) { return }
      guard KnownFont(self) == nil, reportedFonts.insert(self).inserted else { return }
      Platform.logFault(
        """
        NumericTextField: Before iOS 26 and macOS 26, SwiftUI cannot resolve the font \(self). The \
        field uses the body font. Use numericTextFont(_:) instead.
        """
      )
    }
  }
#endif

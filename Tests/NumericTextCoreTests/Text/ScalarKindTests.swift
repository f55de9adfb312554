// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct ScalarKindTests {
  private static let kinds: [(ScalarKind, String)] = [
    (.minus, "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{FE63}\u{FF0D}ー"),
    (.plus, "+\u{FE62}\u{FF0B}"), (.openBracket, "(（﹙"), (.closeBracket, ")）﹚"),
    (.percent, "%٪﹪％"), (.currency, "$€£¥₹₿＄﷼"), (.quote, "\"“”„«»‹›"),
    (.blank, "\t\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}"),
    (.invisible, "\u{FFFC}\u{200F}\u{61C}\u{2066}\u{FEFF}\u{AD}\u{FE0F}"),
    (.other, "xX!#é漢💶/:;=‰؉¢￠"),
    (.mark(.period), ".．﹒。｡"), (.mark(.comma), ",，،﹐"), (.mark(.arabicDecimal), "٫"),
    (.mark(.listComma), "、﹑､⹁"), (.mark(.middleDot), "·\u{387}"),
    (.mark(.arabicGroup), "٬"), (.mark(.apostrophe), "'`’‘ʼ´′＇"), (.mark(.underscore), "_"),
    (.mark(.space), " \u{A0}\u{202F}\u{2009}\u{3000}\u{1680}\u{205F}"),
    (.digit(0), "0٠०０\u{1E950}零〇"), (.digit(7), "7٧७７七"),
  ]

  @Test(arguments: kinds)
  func classifiesLookAlikesAsOneKind(_ kind: ScalarKind, _ text: String) {
    for scalar in text.unicodeScalars {
      #expect(ScalarKind(scalar) == kind, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: [
    (Mark.period, true, false), (.comma, true, false), (.arabicDecimal, true, false),
    (.ownDecimal, true, false), (.ownGroup, false, false), (.space, false, true),
    (.apostrophe, false, true), (.underscore, false, true), (.arabicGroup, false, true),
    (.listComma, false, true), (.middleDot, true, false), (.zeroCents, true, false),
    (.dash, false, false),
  ])
  func marksCanBeDecimalOrGroupSeparators(_ mark: Mark, _ decimal: Bool, _ group: Bool) {
    #expect(mark.canBeDecimal == decimal)
    #expect(mark.onlyGroups == group)
  }

  @Test func recognizesCommonSeparatorsAndTreatsOthersAsOwn() {
    #expect(Mark("\u{202F}", own: .ownGroup) == .space)
    #expect(Mark("·", own: .ownDecimal) == .middleDot)
    #expect(Mark("::", own: .ownGroup) == .ownGroup)
    #expect(Mark("$", own: .ownDecimal) == .ownDecimal)
  }
}

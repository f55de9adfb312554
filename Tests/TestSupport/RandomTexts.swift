// SPDX-License-Identifier: MIT

/// The texts that random scripts type and paste.
package enum RandomTexts {
  /// Short numbers in both notations.
  package static let shortNumbers = [
    "12", "345", "1.5", "1,5", "12.34", "4.56", "4,56", "-3", "9.99", "75", "1234.5",
  ]

  /// Expressions, and texts that look like expressions.
  package static let expressions = [
    "3 × 19.99 / 2", "2*(3+4)", "5 / 0", "5/0", "2 + 3 =", "=7*2", "15%", "-3 * 2", "+ 4", "3+4",
    "12/31", "2026-11-22", "555-1234", "+1 (555) 123-4567", "3 - 1", "3 -1", "5(2)", "(5)", "( 5 )",
    "(2 + 3) × 4", "1.200 × 2,5", "$5.00 + $3.00", "($5.00) + $3.00", "5 − ", "5 ×  + 3", "3 + abc",
    "3 + 4)", "−2 × −3", "12 ÷ 5",
  ]

  /// Numbers with words that multiply them, and texts that look like such numbers.
  package static let shortForms = [
    "1.5k", "1,5k", "2m", "3 Mio", "1,2 Mrd. €", "5 lakh", "2 crore", "12K", "0.5 bn", "5 bn",
    "1k2",
    "-3k", "(2k)", "1.2345k", "5km", "2 million", "7 mil M", "2 mil", "$1.5M", "4 thousand USD",
    "1e3k", "5 g", "12,345k", "0k", "500 k", "3 Md€", "2 B", "5k.", "5 مليون",
  ]

  /// Exponents, and texts that look like exponents.
  package static let exponents = [
    "1e3", "1e6", "2.5E+3", "1e", "5e-", "-2e-3", "1.5e2", "e3", "1e50", "1e3e4", "2e-1 + 1",
    "3 + 4",
    "12e", "1,5e2", "1e1.5", "7 e 2", "$1e2", "1e2%",
  ]

  /// Amounts that are typed key by key, with marks that can group or start a fraction.
  package static let amounts = [
    "1,5", "1.5", "12,50", "12.50", "1,234", "1.234", "12,500", "12.500", "1,234,567", "1.234.567",
    "1,234.56", "1.234,56", "1,23,456", "1,23,456.7", "12,3456", "0,5", "0,125", "0.125", "5.-",
    "5,-", "99,–", "99.–", "1.234,-", "1,234.-", ",5", ".5", "1,,", "1..", "1,.5", "1.,5", "2,,5",
  ]

  /// Cells of a table with quotation marks, of which some enclose a tab or a line break.
  package static let quotedCells = [
    "\"1,5\"", "\"two\nlines\"", "\"a\tb\"", "\"a \"\"b\"\"\r\n\"", "\"open", "5\"", "\"\"",
  ]

  /// Numbers in many notations, and texts that are not numbers.
  package static let numbers = [
    "007", "0.5", "1,234", "1.234", "1,234.56", "1.234,56", "1 234,56", "1'234.56", "1’234.56",
    "12,34,567.8", "1,234,567", "1.234.567", "$1,234.50", "1.234,50 €", "$12", "€5", "USD 12.34",
    "12 %", "25%", "−5", "(1.50)", "1.50-", "- 1.50", "+7", "+12", "abc", "12abc", "1 and 2", "1e3",
    "1.5e2", "0,123", "0.123", "12.7", "12.00", "12.000", "¥1.235", "1234.567", "0,007", "5 kg",
    "100 LBS", "100 lbs", "Free", "٣٫٥", "١٬٢٣٤٫٥٦", "１２", "  7 ", "US $12.34", "12,34 $US",
    "$CA 12.34", "£GB12.34", "Dkr 5.25", "BR$ 1.50", "Rs. 500/-", "99999999", "0.00000001",
    "50", "500", "5000", "00", "000", "$10,000", "105. –", "€ 10, -", "22.11.", "1,23,", "1,23,456",
    "140 usd", "34,50 € *", "1,5 ", "1\u{AD}234", "12\n34", "1.5\t2", "5\r\n6\r\n", "\t5", "7\t\n",
    "1,234\t\t5",
  ]
}

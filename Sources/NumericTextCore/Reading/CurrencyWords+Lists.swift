// SPDX-License-Identifier: MIT

extension CurrencyWords {
  /// The codes in use (ISO 4217, lists one and X), and a few that people write in their place.
  static let codes: [UInt32] = packed(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD
    BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUC CUP CVE CZK DJF DKK
    DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR
    ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL
    LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD
    OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL
    SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU
    UYW UZS VED VES VND VUV WST XAF XAG XAU XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMW
    ZWG ZWL BTC ETH GGP IMP JEP NIS NTD RMB SKR XBT
    """
  )

  private static func packed(_ text: String) -> [UInt32] {
    text.utf8.split { $0 < 0x41 }.map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Letters in front of a currency symbol: `US$`, `HK$`.
  static let prefixes: [Word] = [
    "A", "AR", "AU", "BD", "BDS", "BZ", "C", "CA", "CL", "CN", "COL", "CU", "E", "EC", "F", "FJ",
    "FK", "GB", "GY", "HK", "IR", "J", "JP", "L", "MEX", "MOP", "MX", "N", "NA", "NT", "NZ", "R",
    "RD", "RMB", "S", "SB", "SG", "SI", "SR", "TT", "U", "UK", "US", "WS", "Z",
  ].map { Word($0) }

  /// Letters that belong to a currency only in front of a number; behind it they are thousands of
  /// millions.
  static let frontPrefixes: [Word] = ["B", "G", "M", "T"].map { Word($0) }

  /// Symbols with letters, and the names that dictation writes out, sorted by their starts.
  static let all: [Word] = (symbols + names).sorted { $0.start < $1.start }

  private static let symbols: [Word] = [
    "kr", "kr.", "Kr", "Kr.", "KR", "kč", "Kč", "KČ", "Kčs", "zł", "zl", "ZŁ", "Ft", "lei",
    "Lei", "leu", "din", "din.", "lv", "lv.", "лв", "лв.", "ден", "ден.", "дин", "дин.", "руб",
    "руб.", "Руб.", "р", "р.", "грн", "грн.", "сом", "сум", "сўм", "so\u{2BB}m", "so\u{2018}m",
    "so\u{2019}m", "so'm", "тг", "тг.", "сомонӣ", "KM", "Fr", "Fr.", "fr", "fr.", "SFr", "SFr.",
    "sFr", "sFr.", "FCFA", "F CFA", "CFA", "TL", "Rs", "Rs.", "RM", "Rp", "Rp.", "Sh", "KSh",
    "Ksh", "TSh", "USh", "Br", "S/", "S/.", "B/", "B/.", "Bs", "Bs.", "Bs.S", "Bs.F", "Gs",
    "Gs.", "Le", "Lt", "Ls", "MT", "MTn", "Kz", "Nu", "Nu.", "Db", "Nfk", "Afl", "Afl.", "Php",
    "Ar", "UM", "Tk", "Tk.", "Lps", "Lps.", "LE", "L.E.", "Birr", "$U", "$b", "U$S", "u$s", "U$D",
    "Bds$", "Col$", "Mex$", "usd", "eur", "gbp", "chf", "щ.д.", "د.إ", "د.إ.", "د.ك", "د.ك.",
    "د.ب", "د.ب.", "د.ت", "د.ت.", "د.ج", "د.ج.", "د.ع", "د.ع.", "د.ل", "د.ل.", "د.أ", "د.أ.",
    "د.م", "د.م.", "ر.س", "ر.س.", "ر.ق", "ر.ق.", "ر.ع", "ر.ع.", "ر.ي", "ر.ي.", "ج.م", "ج.م.",
    "ج.س", "ج.س.", "ل.ل", "ل.ل.", "ل.س", "ل.س.", "ريال", "ریال", "تومان", "دينار", "درهم",
    "جنيه", "ש\"ח", "ש״ח", "रु", "रु.", "रू", "रू.", "රු", "රු.", "元", "円", "圓", "원", "บาท", "đ",
    "đồng",
  ].map { Word($0) }

  private static let names: [Word] = [
    "dollar", "dollars", "Dollar", "pound", "pounds", "euro", "euros", "Euro", "Euros", "krona",
    "kronor", "krone", "kroner", "korun", "forint", "franc", "francs", "Franken", "peso", "pesos",
    "real", "reais", "yen", "yuan", "rupee", "rupees", "złotych", "рубль", "рубля", "рублей",
    "гривень",
  ].map { Word($0) }
}

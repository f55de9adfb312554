// SPDX-License-Identifier: MIT

// Each list is one text, sorted and looked up where it lies: lists of texts would have to be made
// when they are first asked for, and weigh more than what they list.

extension CurrencyWords {
  /// The codes in use (ISO 4217, lists one and X), and a few that people write in their place.
  static let codes: StaticString = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTC
    BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP
    DZD EGP ERN ETB ETH EUR FJD FKP GBP GEL GGP GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR
    ILS IMP INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD
    LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NIS NOK NPR
    NTD NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RMB RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
    SKR SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN
    UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBT XCD XCG XDR XOF XPD XPF XPT XSU XUA YER
    ZAR ZMW ZWG ZWL
    """

  /// Letters in front of a currency symbol: `US$`, `HK$`.
  ///
  /// Full stops fill them up to three.
  static let prefixes: StaticString = """
    A.. AR. AU. BD. BDS BZ. C.. CA. CL. CN. COL CU. E.. EC. F.. FJ. FK. GB. GY. HK. IR. J.. JP.
    L.. MEX MOP MX. N.. NA. NT. NZ. R.. RD. RMB S.. SB. SG. SI. SR. TT. U.. UK. US. WS. Z..
    """

  /// Letters that belong to a currency only in front of a number; behind it they are thousands of
  /// millions.
  static let frontPrefixes: StaticString = "B.. G.. M.. T.."

  /// Symbols with letters, and the names that dictation writes out, each with a bar behind it.
  static let words: StaticString = """
    $U|$b|Afl|Afl.|Ar|B/|B/.|Bds$|Birr|Br|Bs|Bs.|Bs.F|Bs.S|CFA|Col$|Db|Dollar|Euro|Euros|F CFA|\
    FCFA|Fr|Fr.|Franken|Ft|Gs|Gs.|KM|KR|KSh|Kr|Kr.|Ksh|Kz|KČ|Kč|Kčs|L.E.|LE|Le|Lei|Lps|Lps.|Ls|\
    Lt|MT|MTn|Mex$|Nfk|Nu|Nu.|Php|RM|Rp|Rp.|Rs|Rs.|S/|S/.|SFr|SFr.|Sh|TL|TSh|Tk|Tk.|U$D|U$S|UM|\
    USh|ZŁ|chf|din|din.|dollar|dollars|eur|euro|euros|forint|fr|fr.|franc|francs|gbp|korun|kr|\
    kr.|krona|krone|kroner|kronor|kč|lei|leu|lv|lv.|peso|pesos|pound|pounds|reais|real|rupee|\
    rupees|sFr|sFr.|so'm|so\u{2BB}m|so\u{2018}m|so\u{2019}m|u$s|usd|yen|yuan|zl|zł|złotych|đ|\
    đồng|Руб.|гривень|грн|грн.|ден|ден.|дин|дин.|лв|лв.|р|р.|руб|руб.|рублей|рубль|рубля|сом|\
    сомонӣ|сум|сўм|тг|тг.|щ.д.|ש"ח|ש״ח|تومان|ج.س|ج.س.|ج.م|ج.م.|جنيه|د.أ|د.أ.|د.إ|د.إ.|د.ب|د.ب.|\
    د.ت|د.ت.|د.ج|د.ج.|د.ع|د.ع.|د.ك|د.ك.|د.ل|د.ل.|د.م|د.م.|درهم|دينار|ر.س|ر.س.|ر.ع|ر.ع.|ر.ق|ر.ق.|\
    ر.ي|ر.ي.|ريال|ریال|ل.س|ل.س.|ل.ل|ل.ل.|रु|रु.|रू|रू.|රු|රු.|บาท|元|円|圓|원|
    """
}

// SPDX-License-Identifier: MIT

// Made by `make generate` from Foundation's locales and currencies, fingerprint aa700b25bbd0153c.
// To change it, edit `scripts/CurrencyNames`.

// Each list is a single string literal that is searched in place: an array of strings would be
// built on first use, and take more space than its contents. Entries are sorted, and each ends with
// a bar.

extension CurrencyWords {
  /// The current and former codes of ISO 4217, and a few unofficial ones.
  ///
  /// The last two letters of each code, with a space after all codes that share a first letter.
  static let codes: StaticString = """
    ASDPEDFAFNLKLLMDNGOAOKONORRARLRMRPRSTSUDWGZMZN ADAMANBDBGDTECEFELGJGKGLGMGNGOHDIFMDNDOBOLO\
    POVRBRCRERLRNRRRZSDTCTNUBUKWPYBYNYRZD ADDFFAFPHEHFHWLELFLPNHNXNYOPOURCSDSKUCUPVEYPZK BBBMB\
    ZDMEMIPJFKKOPZD CSCUCVEKGPRNSASBSPTBTHUR CFIMJCJDKPRF BPEKELGPHCHSIPMDNFNSQERDTKTQWEWPYD K\
    DKSNLRDRKTGUF DREPLPLRLSMPNRQDRRSJSKTL EPMDODPY DFESGSHRMFOPPWRHRKRORWUKUPWDYDZT AKBPKRRDS\
    LSMTLTTUCUFULVLVRYD ADAFCFDCDLGAGFKDKNLFMKNTOPRORUTLTPURVPVRWKXNXPXVYRZEZMZN ADGNICIOISLGO\
    KPRTDZD MR ABEIENESGKHPKRLNLZTEYG AR HDMBOLONSDUBURWF ARBDCRDDDGDPEKFAGDHPITKKKRLELLMKOSRD\
    RGSPSRTDTNURVCYPZFZL HBJRJSMMMTNDOPPERLRYSKTDWDZS AHAKGSGXSDSNSSYIYPYUYWZS EBEDEFESNDNNUV \
    ST AFAGAUBABBBCBDBTCDCGDREUFOFUOFPDPFPTRESUTSUAXX DDERUDUMUNUR ALARMKMWRNRZWDWGWLWR
    """

  /// Region letters next to a currency symbol: `US$`, `$CA`, `£ RU`.
  static let regions: StaticString = """
    A|AR|AU|B|BB|BD|BDS|BM|BN|BR|BS|BZ|C|CA|CI|CL|CN|CO|COL|CU|CY|DO|E|EC|EG|F|FJ|FK|G|GB|GH|G\
    I|GY|HK|IE|IL|IR|IT|J|JM|JP|K|KA|KB|KR|KY|L|LB|LR|MEX|MN|MOP|MT|MX|MZ|N|NA|NT|NZ|R|RD|RH|R\
    MB|RU|S|SB|SD|SG|SI|SR|SU|T|TH|TT|U|UK|US|UY|WS|Z|ZN|
    """

  /// Region letters that mean a multiple when they follow a number, such as thousands.
  static let multiples: StaticString = """
    B|G|K|MN|T|
    """

  /// Single letters that are a currency when they precede a number: `R5`.
  static let loneLetters: StaticString = """
    D|E|F|G|K|L|M|P|Q|R|S|
    """

  /// Other currency names and symbols.
  ///
  /// When reading, a trailing full stop is optional.
  static let words: StaticString = """
    $b|Af|Afl.|Ar|B/.|Bds$|Birr|Br.|Bs F|Bs.|Bs.D|Bs.F|Bs.S|BsF|CF|CFA|CFPF|Cg.|Col$|Cub$|DA|D\
    M|DT|Db|Dkr|Dollar|EGPP|Ekr|Esc.|Euro|Euros|F CFA|F.G.|F.Rw|FB|FBu|FC|FCFA|FCFP|FG|FR|Fdj|\
    Fl£|Fr.|Franken|Ft|GHS.|GIIP|GT Q|Gs.|HRKS|I-CNH|Ikr|Irak dinaa|KF|KM|KR|KSh|Kn|Kr.|Ksh|Kw\
    |Kz|KČ|Kč|Kčs|L.E.|LE|LS|Le|Lei|Lekë|Lps.|Ls|Lt|MK|MT|MTn|Mex$|NAf.|NGN.|NKr|Nfk|Nkr|Nu.|P\
    hp|RF|RM|Rf|Rp.|Rs.|S/.|SCRu|SFr.|SR|Sh|Skr|TK|TL|TSh|Tk.|U$D|U$S|UM|UP|USh|VT|Vote $|Vote\
     Ft|Vote MDL|Vote lei|Vẽj.|ZK|Zk|ZŁ|Zł|chf|den|din.|dollar|dollars|eur|euro|euros|forint|f\
    r.|franc|francs|gbp|kn|korun|kr.|krona|krone|kroner|kronor|kč|lei|lej|leu|ley|lv.|mk|peso|\
    pesos|pound|pounds|reais|real|rupee|rupees|sFr.|so'm|soʻm|so‘m|so’m|u$s|usd|yen|yuan|zl|zł\
    |złotych|Íkr|öS|đ|đồng|ƒ|Δρχ|КМ|Кч|ЛСЛ|Руб.|ТМТ|Тл|гривень|грн.|ден.|дин.|зл|кр|крб.|лв.|л\
    ей|р.|руб.|рублей|рубль|рубля|сом.|сомонӣ|сум|сўм|тг.|щ.д.|ל״י|ש"ח|ש״ח|أ.م.|تومان|ج.س.|ج.م\
    .|جنيه|د.أ.|د.إ.|د.ب.|د.ت.|د.ج.|د.س.|د.ع.|د.ك.|د.ل.|د.م.|درهم|دينار|ر.إ.|ر.س.|ر.ع.|ر.ق.|ر.\
    ي.|ريال|ریال|فرانک CFA|ل.س.|ل.ل.|ރ.|अल|एल£|नेरू|रु.|रू.|रूब|रॉन|लेई|सि $|सिएन¥|રૂ.|ಲೀ|රු.|\
    සිෆ්එ|บาท|ლ|ብር|ឡូទី|レイ|元|円|圓|원|
    """
}

// SPDX-License-Identifier: MIT

// Made by `make generate` from Foundation's English names, fingerprint 8be87c1c197124c0.
// To change it, edit `scripts/CurrencyNames`.

/// A currency of ISO 4217, current or former.
///
/// ```swift
/// Currency.brazilianReal.code              // "BRL"
/// Currency.yen.minorDigits                 // 0
/// Currency(code: "sek") == .swedishKrona   // true
/// ```
///
/// The cases are the currencies that Foundation supports, including precious metals and the
/// codes for testing and for no currency. Each case is named after the currency's English
/// name in CLDR, except for `dollar`, the US dollar, and `afghani`, the current currency of
/// Afghanistan. The name of a former currency includes its years if other currencies share
/// the name, as in ``brazilianCruzeiro1990To1993``. Names of ISO 4217 that differ from CLDR
/// are available too, such as ``yen``.
public enum Currency: String, CaseIterable, Hashable, Sendable {
  /// ADB Unit of Account.
  case adbUnitOfAccount = "XUA"
  /// Afghan Afghani (1927–2002).
  case afghanAfghani1927To2002 = "AFA"
  /// Afghan Afghani.
  case afghani = "AFN"
  /// Albanian Lek.
  case albanianLek = "ALL"
  /// Albanian Lek (1946–1965).
  case albanianLek1946To1965 = "ALK"
  /// Algerian Dinar.
  case algerianDinar = "DZD"
  /// Andorran Peseta.
  case andorranPeseta = "ADP"
  /// Angolan Kwanza.
  case angolanKwanza = "AOA"
  /// Angolan Kwanza (1977–1991).
  case angolanKwanza1977To1991 = "AOK"
  /// Angolan New Kwanza (1990–2000).
  case angolanNewKwanza = "AON"
  /// Angolan Readjusted Kwanza (1995–1999).
  case angolanReadjustedKwanza = "AOR"
  /// Argentine Austral.
  case argentineAustral = "ARA"
  /// Argentine Peso.
  case argentinePeso = "ARS"
  /// Argentine Peso (1881–1970).
  case argentinePeso1881To1970 = "ARM"
  /// Argentine Peso (1983–1985).
  case argentinePeso1983To1985 = "ARP"
  /// Argentine Peso Ley (1970–1983).
  case argentinePesoLey = "ARL"
  /// Armenian Dram.
  case armenianDram = "AMD"
  /// Aruban Florin.
  case arubanFlorin = "AWG"
  /// Australian Dollar.
  case australianDollar = "AUD"
  /// Austrian Schilling.
  case austrianSchilling = "ATS"
  /// Azerbaijani Manat.
  case azerbaijaniManat = "AZN"
  /// Azerbaijani Manat (1993–2006).
  case azerbaijaniManat1993To2006 = "AZM"
  /// Bahamian Dollar.
  case bahamianDollar = "BSD"
  /// Bahraini Dinar.
  case bahrainiDinar = "BHD"
  /// Bangladeshi Taka.
  case bangladeshiTaka = "BDT"
  /// Barbadian Dollar.
  case barbadianDollar = "BBD"
  /// Belarusian Ruble.
  case belarusianRuble = "BYN"
  /// Belarusian Ruble (1994–1999).
  case belarusianRuble1994To1999 = "BYB"
  /// Belarusian Ruble (2000–2016).
  case belarusianRuble2000To2016 = "BYR"
  /// Belgian Franc.
  case belgianFranc = "BEF"
  /// Belgian Franc (convertible).
  case belgianFrancConvertible = "BEC"
  /// Belgian Franc (financial).
  case belgianFrancFinancial = "BEL"
  /// Belize Dollar.
  case belizeDollar = "BZD"
  /// Bermudan Dollar.
  case bermudanDollar = "BMD"
  /// Bhutanese Ngultrum.
  case bhutaneseNgultrum = "BTN"
  /// Bolívar Soberano.
  case bolivarSoberano = "VED"
  /// Bolivian Boliviano.
  case bolivianBoliviano = "BOB"
  /// Bolivian Boliviano (1863–1963).
  case bolivianBoliviano1863To1963 = "BOL"
  /// Bolivian Mvdol.
  case bolivianMvdol = "BOV"
  /// Bolivian Peso.
  case bolivianPeso = "BOP"
  /// Bosnia-Herzegovina Convertible Mark.
  case bosniaHerzegovinaConvertibleMark = "BAM"
  /// Bosnia-Herzegovina Dinar (1992–1994).
  case bosniaHerzegovinaDinar = "BAD"
  /// Bosnia-Herzegovina New Dinar (1994–1997).
  case bosniaHerzegovinaNewDinar = "BAN"
  /// Botswanan Pula.
  case botswananPula = "BWP"
  /// Brazilian Cruzado (1986–1989).
  case brazilianCruzado = "BRC"
  /// Brazilian Cruzeiro (1942–1967).
  case brazilianCruzeiro1942To1967 = "BRZ"
  /// Brazilian Cruzeiro (1990–1993).
  case brazilianCruzeiro1990To1993 = "BRE"
  /// Brazilian Cruzeiro (1993–1994).
  case brazilianCruzeiro1993To1994 = "BRR"
  /// Brazilian New Cruzado (1989–1990).
  case brazilianNewCruzado = "BRN"
  /// Brazilian New Cruzeiro (1967–1986).
  case brazilianNewCruzeiro = "BRB"
  /// Brazilian Real.
  case brazilianReal = "BRL"
  /// British Pound.
  case britishPound = "GBP"
  /// Brunei Dollar.
  case bruneiDollar = "BND"
  /// Bulgarian Hard Lev.
  case bulgarianHardLev = "BGL"
  /// Bulgarian Lev.
  case bulgarianLev = "BGN"
  /// Bulgarian Lev (1879–1952).
  case bulgarianLev1879To1952 = "BGO"
  /// Bulgarian Socialist Lev.
  case bulgarianSocialistLev = "BGM"
  /// Burmese Kyat.
  case burmeseKyat = "BUK"
  /// Burundian Franc.
  case burundianFranc = "BIF"
  /// Cambodian Riel.
  case cambodianRiel = "KHR"
  /// Canadian Dollar.
  case canadianDollar = "CAD"
  /// Cape Verdean Escudo.
  case capeVerdeanEscudo = "CVE"
  /// Caribbean guilder.
  case caribbeanGuilder = "XCG"
  /// Cayman Islands Dollar.
  case caymanIslandsDollar = "KYD"
  /// Central African CFA Franc.
  case centralAfricanCFAFranc = "XAF"
  /// CFP Franc.
  case cfpFranc = "XPF"
  /// Chilean Escudo.
  case chileanEscudo = "CLE"
  /// Chilean Peso.
  case chileanPeso = "CLP"
  /// Chilean Unit of Account (UF).
  case chileanUnitOfAccountUF = "CLF"
  /// Chinese People’s Bank Dollar.
  case chinesePeoplesBankDollar = "CNX"
  /// Chinese Yuan.
  case chineseYuan = "CNY"
  /// Chinese Yuan (offshore).
  case chineseYuanOffshore = "CNH"
  /// Colombian Peso.
  case colombianPeso = "COP"
  /// Colombian Real Value Unit.
  case colombianRealValueUnit = "COU"
  /// Comorian Franc.
  case comorianFranc = "KMF"
  /// Congolese Franc.
  case congoleseFranc = "CDF"
  /// Costa Rican Colón.
  case costaRicanColon = "CRC"
  /// Croatian Dinar.
  case croatianDinar = "HRD"
  /// Croatian Kuna.
  case croatianKuna = "HRK"
  /// Cuban Convertible Peso.
  case cubanConvertiblePeso = "CUC"
  /// Cuban Peso.
  case cubanPeso = "CUP"
  /// Cypriot Pound.
  case cypriotPound = "CYP"
  /// Czech Koruna.
  case czechKoruna = "CZK"
  /// Czechoslovak Hard Koruna.
  case czechoslovakHardKoruna = "CSK"
  /// Danish Krone.
  case danishKrone = "DKK"
  /// Djiboutian Franc.
  case djiboutianFranc = "DJF"
  /// US Dollar.
  case dollar = "USD"
  /// Dominican Peso.
  case dominicanPeso = "DOP"
  /// Dutch Guilder.
  case dutchGuilder = "NLG"
  /// East Caribbean Dollar.
  case eastCaribbeanDollar = "XCD"
  /// East German Mark.
  case eastGermanMark = "DDM"
  /// Ecuadorian Sucre.
  case ecuadorianSucre = "ECS"
  /// Ecuadorian Unit of Constant Value.
  case ecuadorianUnitOfConstantValue = "ECV"
  /// Egyptian Pound.
  case egyptianPound = "EGP"
  /// Equatorial Guinean Ekwele.
  case equatorialGuineanEkwele = "GQE"
  /// Eritrean Nakfa.
  case eritreanNakfa = "ERN"
  /// Estonian Kroon.
  case estonianKroon = "EEK"
  /// Ethiopian Birr.
  case ethiopianBirr = "ETB"
  /// Euro.
  case euro = "EUR"
  /// European Composite Unit.
  case europeanCompositeUnit = "XBA"
  /// European Currency Unit.
  case europeanCurrencyUnit = "XEU"
  /// European Monetary Unit.
  case europeanMonetaryUnit = "XBB"
  /// European Unit of Account (XBC).
  case europeanUnitOfAccountXBC = "XBC"
  /// European Unit of Account (XBD).
  case europeanUnitOfAccountXBD = "XBD"
  /// Falkland Islands Pound.
  case falklandIslandsPound = "FKP"
  /// Fijian Dollar.
  case fijianDollar = "FJD"
  /// Finnish Markka.
  case finnishMarkka = "FIM"
  /// French Franc.
  case frenchFranc = "FRF"
  /// French Gold Franc.
  case frenchGoldFranc = "XFO"
  /// French UIC-Franc.
  case frenchUICFranc = "XFU"
  /// Gambian Dalasi.
  case gambianDalasi = "GMD"
  /// Georgian Kupon Larit.
  case georgianKuponLarit = "GEK"
  /// Georgian Lari.
  case georgianLari = "GEL"
  /// German Mark.
  case germanMark = "DEM"
  /// Ghanaian Cedi.
  case ghanaianCedi = "GHS"
  /// Ghanaian Cedi (1979–2007).
  case ghanaianCedi1979To2007 = "GHC"
  /// Gibraltar Pound.
  case gibraltarPound = "GIP"
  /// Gold.
  case gold = "XAU"
  /// Greek Drachma.
  case greekDrachma = "GRD"
  /// Guatemalan Quetzal.
  case guatemalanQuetzal = "GTQ"
  /// Guinea-Bissau Peso.
  case guineaBissauPeso = "GWP"
  /// Guinean Franc.
  case guineanFranc = "GNF"
  /// Guinean Syli.
  case guineanSyli = "GNS"
  /// Guyanaese Dollar.
  case guyanaeseDollar = "GYD"
  /// Haitian Gourde.
  case haitianGourde = "HTG"
  /// Honduran Lempira.
  case honduranLempira = "HNL"
  /// Hong Kong Dollar.
  case hongKongDollar = "HKD"
  /// Hungarian Forint.
  case hungarianForint = "HUF"
  /// Icelandic Króna.
  case icelandicKrona = "ISK"
  /// Icelandic Króna (1918–1981).
  case icelandicKrona1918To1981 = "ISJ"
  /// Indian Rupee.
  case indianRupee = "INR"
  /// Indonesian Rupiah.
  case indonesianRupiah = "IDR"
  /// Iranian Rial.
  case iranianRial = "IRR"
  /// Iraqi Dinar.
  case iraqiDinar = "IQD"
  /// Irish Pound.
  case irishPound = "IEP"
  /// Israeli New Shekel.
  case israeliNewShekel = "ILS"
  /// Israeli Pound.
  case israeliPound = "ILP"
  /// Israeli Shekel (1980–1985).
  case israeliShekel1980To1985 = "ILR"
  /// Italian Lira.
  case italianLira = "ITL"
  /// Jamaican Dollar.
  case jamaicanDollar = "JMD"
  /// Japanese Yen.
  case japaneseYen = "JPY"
  /// Jordanian Dinar.
  case jordanianDinar = "JOD"
  /// Kazakhstani Tenge.
  case kazakhstaniTenge = "KZT"
  /// Kenyan Shilling.
  case kenyanShilling = "KES"
  /// Kuwaiti Dinar.
  case kuwaitiDinar = "KWD"
  /// Kyrgystani Som.
  case kyrgystaniSom = "KGS"
  /// Laotian Kip.
  case laotianKip = "LAK"
  /// Latvian Lats.
  case latvianLats = "LVL"
  /// Latvian Ruble.
  case latvianRuble = "LVR"
  /// Lebanese Pound.
  case lebanesePound = "LBP"
  /// Lesotho Loti.
  case lesothoLoti = "LSL"
  /// Lesotho Maloti.
  case lesothoMaloti = "LSM"
  /// Liberian Dollar.
  case liberianDollar = "LRD"
  /// Libyan Dinar.
  case libyanDinar = "LYD"
  /// Lithuanian Litas.
  case lithuanianLitas = "LTL"
  /// Lithuanian Talonas.
  case lithuanianTalonas = "LTT"
  /// Luxembourg Financial Franc.
  case luxembourgFinancialFranc = "LUL"
  /// Luxembourgian Convertible Franc.
  case luxembourgianConvertibleFranc = "LUC"
  /// Luxembourgian Franc.
  case luxembourgianFranc = "LUF"
  /// Macanese Pataca.
  case macanesePataca = "MOP"
  /// Macedonian Denar.
  case macedonianDenar = "MKD"
  /// Macedonian Denar (1992–1993).
  case macedonianDenar1992To1993 = "MKN"
  /// Malagasy Ariary.
  case malagasyAriary = "MGA"
  /// Malagasy Franc.
  case malagasyFranc = "MGF"
  /// Malawian Kwacha.
  case malawianKwacha = "MWK"
  /// Malaysian Ringgit.
  case malaysianRinggit = "MYR"
  /// Maldivian Rufiyaa.
  case maldivianRufiyaa = "MVR"
  /// Maldivian Rupee (1947–1981).
  case maldivianRupee = "MVP"
  /// Malian Franc.
  case malianFranc = "MLF"
  /// Maltese Lira.
  case malteseLira = "MTL"
  /// Maltese Pound.
  case maltesePound = "MTP"
  /// Mauritanian Ouguiya.
  case mauritanianOuguiya = "MRU"
  /// Mauritanian Ouguiya (1973–2017).
  case mauritanianOuguiya1973To2017 = "MRO"
  /// Mauritian Rupee.
  case mauritianRupee = "MUR"
  /// Mexican Investment Unit.
  case mexicanInvestmentUnit = "MXV"
  /// Mexican Peso.
  case mexicanPeso = "MXN"
  /// Mexican Silver Peso (1861–1992).
  case mexicanSilverPeso = "MXP"
  /// Moldovan Cupon.
  case moldovanCupon = "MDC"
  /// Moldovan Leu.
  case moldovanLeu = "MDL"
  /// Monegasque Franc.
  case monegasqueFranc = "MCF"
  /// Mongolian Tugrik.
  case mongolianTugrik = "MNT"
  /// Moroccan Dirham.
  case moroccanDirham = "MAD"
  /// Moroccan Franc.
  case moroccanFranc = "MAF"
  /// Mozambican Escudo.
  case mozambicanEscudo = "MZE"
  /// Mozambican Metical.
  case mozambicanMetical = "MZN"
  /// Mozambican Metical (1980–2006).
  case mozambicanMetical1980To2006 = "MZM"
  /// Myanmar Kyat.
  case myanmarKyat = "MMK"
  /// Namibian Dollar.
  case namibianDollar = "NAD"
  /// Nepalese Rupee.
  case nepaleseRupee = "NPR"
  /// Netherlands Antillean Guilder.
  case netherlandsAntilleanGuilder = "ANG"
  /// New Taiwan Dollar.
  case newTaiwanDollar = "TWD"
  /// New Zealand Dollar.
  case newZealandDollar = "NZD"
  /// Nicaraguan Córdoba.
  case nicaraguanCordoba = "NIO"
  /// Nicaraguan Córdoba (1988–1991).
  case nicaraguanCordoba1988To1991 = "NIC"
  /// Nigerian Naira.
  case nigerianNaira = "NGN"
  /// North Korean Won.
  case northKoreanWon = "KPW"
  /// Norwegian Krone.
  case norwegianKrone = "NOK"
  /// Omani Rial.
  case omaniRial = "OMR"
  /// Pakistani Rupee.
  case pakistaniRupee = "PKR"
  /// Palladium.
  case palladium = "XPD"
  /// Panamanian Balboa.
  case panamanianBalboa = "PAB"
  /// Papua New Guinean Kina.
  case papuaNewGuineanKina = "PGK"
  /// Paraguayan Guarani.
  case paraguayanGuarani = "PYG"
  /// Peruvian Inti.
  case peruvianInti = "PEI"
  /// Peruvian Sol.
  case peruvianSol = "PEN"
  /// Peruvian Sol (1863–1965).
  case peruvianSol1863To1965 = "PES"
  /// Philippine Peso.
  case philippinePeso = "PHP"
  /// Platinum.
  case platinum = "XPT"
  /// Polish Zloty.
  case polishZloty = "PLN"
  /// Polish Zloty (1950–1995).
  case polishZloty1950To1995 = "PLZ"
  /// Portuguese Escudo.
  case portugueseEscudo = "PTE"
  /// Portuguese Guinea Escudo.
  case portugueseGuineaEscudo = "GWE"
  /// Qatari Riyal.
  case qatariRiyal = "QAR"
  /// Rhodesian Dollar.
  case rhodesianDollar = "RHD"
  /// RINET Funds.
  case rinetFunds = "XRE"
  /// Romanian Leu.
  case romanianLeu = "RON"
  /// Romanian Leu (1952–2006).
  case romanianLeu1952To2006 = "ROL"
  /// Russian Ruble.
  case russianRuble = "RUB"
  /// Russian Ruble (1991–1998).
  case russianRuble1991To1998 = "RUR"
  /// Rwandan Franc.
  case rwandanFranc = "RWF"
  /// St. Helena Pound.
  case saintHelenaPound = "SHP"
  /// Salvadoran Colón.
  case salvadoranColon = "SVC"
  /// Samoan Tala.
  case samoanTala = "WST"
  /// São Tomé & Príncipe Dobra.
  case saoTomeAndPrincipeDobra = "STN"
  /// São Tomé & Príncipe Dobra (1977–2017).
  case saoTomeAndPrincipeDobra1977To2017 = "STD"
  /// Saudi Riyal.
  case saudiRiyal = "SAR"
  /// Serbian Dinar.
  case serbianDinar = "RSD"
  /// Serbian Dinar (2002–2006).
  case serbianDinar2002To2006 = "CSD"
  /// Seychellois Rupee.
  case seychelloisRupee = "SCR"
  /// Sierra Leonean Leone.
  case sierraLeoneanLeone = "SLE"
  /// Sierra Leonean Leone (1964—2022).
  case sierraLeoneanLeone1964To2022 = "SLL"
  /// Silver.
  case silver = "XAG"
  /// Singapore Dollar.
  case singaporeDollar = "SGD"
  /// Slovak Koruna.
  case slovakKoruna = "SKK"
  /// Slovenian Tolar.
  case slovenianTolar = "SIT"
  /// Solomon Islands Dollar.
  case solomonIslandsDollar = "SBD"
  /// Somali Shilling.
  case somaliShilling = "SOS"
  /// South African Rand.
  case southAfricanRand = "ZAR"
  /// South African Rand (financial).
  case southAfricanRandFinancial = "ZAL"
  /// South Korean Hwan (1953–1962).
  case southKoreanHwan = "KRH"
  /// South Korean Won.
  case southKoreanWon = "KRW"
  /// South Korean Won (1945–1953).
  case southKoreanWon1945To1953 = "KRO"
  /// South Sudanese Pound.
  case southSudanesePound = "SSP"
  /// Soviet Rouble.
  case sovietRouble = "SUR"
  /// Spanish Peseta.
  case spanishPeseta = "ESP"
  /// Spanish Peseta (A account).
  case spanishPesetaAAccount = "ESA"
  /// Spanish Peseta (convertible account).
  case spanishPesetaConvertibleAccount = "ESB"
  /// Special Drawing Rights.
  case specialDrawingRights = "XDR"
  /// Sri Lankan Rupee.
  case sriLankanRupee = "LKR"
  /// Sucre.
  case sucre = "XSU"
  /// Sudanese Dinar (1992–2007).
  case sudaneseDinar = "SDD"
  /// Sudanese Pound.
  case sudanesePound = "SDG"
  /// Sudanese Pound (1957–1998).
  case sudanesePound1957To1998 = "SDP"
  /// Surinamese Dollar.
  case surinameseDollar = "SRD"
  /// Surinamese Guilder.
  case surinameseGuilder = "SRG"
  /// Swazi Lilangeni.
  case swaziLilangeni = "SZL"
  /// Swedish Krona.
  case swedishKrona = "SEK"
  /// Swiss Franc.
  case swissFranc = "CHF"
  /// Syrian Pound.
  case syrianPound = "SYP"
  /// Tajikistani Ruble.
  case tajikistaniRuble = "TJR"
  /// Tajikistani Somoni.
  case tajikistaniSomoni = "TJS"
  /// Tanzanian Shilling.
  case tanzanianShilling = "TZS"
  /// Testing Currency Code.
  case testingCurrencyCode = "XTS"
  /// Thai Baht.
  case thaiBaht = "THB"
  /// Timorese Escudo.
  case timoreseEscudo = "TPE"
  /// Tongan Paʻanga.
  case tonganPaanga = "TOP"
  /// Trinidad & Tobago Dollar.
  case trinidadAndTobagoDollar = "TTD"
  /// Tunisian Dinar.
  case tunisianDinar = "TND"
  /// Turkish Lira.
  case turkishLira = "TRY"
  /// Turkish Lira (1922–2005).
  case turkishLira1922To2005 = "TRL"
  /// Turkmenistani Manat.
  case turkmenistaniManat = "TMT"
  /// Turkmenistani Manat (1993–2009).
  case turkmenistaniManat1993To2009 = "TMM"
  /// Ugandan Shilling.
  case ugandanShilling = "UGX"
  /// Ugandan Shilling (1966–1987).
  case ugandanShilling1966To1987 = "UGS"
  /// Ukrainian Hryvnia.
  case ukrainianHryvnia = "UAH"
  /// Ukrainian Karbovanets.
  case ukrainianKarbovanets = "UAK"
  /// United Arab Emirates Dirham.
  case unitedArabEmiratesDirham = "AED"
  /// Unknown Currency.
  case unknownCurrency = "XXX"
  /// Uruguayan Nominal Wage Index Unit.
  case uruguayanNominalWageIndexUnit = "UYW"
  /// Uruguayan Peso.
  case uruguayanPeso = "UYU"
  /// Uruguayan Peso (1975–1993).
  case uruguayanPeso1975To1993 = "UYP"
  /// Uruguayan Peso (Indexed Units).
  case uruguayanPesoIndexedUnits = "UYI"
  /// US Dollar (Next day).
  case usDollarNextDay = "USN"
  /// US Dollar (Same day).
  case usDollarSameDay = "USS"
  /// Uzbekistani Som.
  case uzbekistaniSom = "UZS"
  /// Vanuatu Vatu.
  case vanuatuVatu = "VUV"
  /// Venezuelan Bolívar.
  case venezuelanBolivar = "VES"
  /// Venezuelan Bolívar (1871–2008).
  case venezuelanBolivar1871To2008 = "VEB"
  /// Venezuelan Bolívar (2008–2018).
  case venezuelanBolivar2008To2018 = "VEF"
  /// Vietnamese Dong.
  case vietnameseDong = "VND"
  /// Vietnamese Dong (1978–1985).
  case vietnameseDong1978To1985 = "VNN"
  /// West African CFA Franc.
  case westAfricanCFAFranc = "XOF"
  /// WIR Euro.
  case wirEuro = "CHE"
  /// WIR Franc.
  case wirFranc = "CHW"
  /// Yemeni Dinar.
  case yemeniDinar = "YDD"
  /// Yemeni Rial.
  case yemeniRial = "YER"
  /// Yugoslavian Convertible Dinar (1990–1992).
  case yugoslavianConvertibleDinar = "YUN"
  /// Yugoslavian Hard Dinar (1966–1990).
  case yugoslavianHardDinar = "YUD"
  /// Yugoslavian New Dinar (1994–2002).
  case yugoslavianNewDinar = "YUM"
  /// Yugoslavian Reformed Dinar (1992–1993).
  case yugoslavianReformedDinar = "YUR"
  /// Zairean New Zaire (1993–1998).
  case zaireanNewZaire = "ZRN"
  /// Zairean Zaire (1971–1993).
  case zaireanZaire = "ZRZ"
  /// Zambian Kwacha.
  case zambianKwacha = "ZMW"
  /// Zambian Kwacha (1968–2012).
  case zambianKwacha1968To2012 = "ZMK"
  /// Zimbabwean Dollar (1980–2008).
  case zimbabweanDollar1980To2008 = "ZWD"
  /// Zimbabwean Dollar (2008).
  case zimbabweanDollar2008 = "ZWR"
  /// Zimbabwean Dollar (2009–2024).
  case zimbabweanDollar2009To2024 = "ZWL"
  /// Zimbabwean Gold.
  case zimbabweanGold = "ZWG"
}

extension Currency {
  /// Albanian Lek, by its name in ISO 4217.
  public static var lek: Currency { .albanianLek }

  /// Angolan Kwanza, by its name in ISO 4217.
  public static var kwanza: Currency { .angolanKwanza }

  /// Azerbaijani Manat, by its name in ISO 4217.
  public static var azerbaijanManat: Currency { .azerbaijaniManat }

  /// Bangladeshi Taka, by its name in ISO 4217.
  public static var taka: Currency { .bangladeshiTaka }

  /// Barbadian Dollar, by its name in ISO 4217.
  public static var barbadosDollar: Currency { .barbadianDollar }

  /// Bermudan Dollar, by its name in ISO 4217.
  public static var bermudianDollar: Currency { .bermudanDollar }

  /// Bhutanese Ngultrum, by its name in ISO 4217.
  public static var ngultrum: Currency { .bhutaneseNgultrum }

  /// Bolivian Boliviano, by its name in ISO 4217.
  public static var boliviano: Currency { .bolivianBoliviano }

  /// Bolivian Mvdol, by its name in ISO 4217.
  public static var mvdol: Currency { .bolivianMvdol }

  /// Bosnia-Herzegovina Convertible Mark, by its name in ISO 4217.
  public static var convertibleMark: Currency { .bosniaHerzegovinaConvertibleMark }

  /// Botswanan Pula, by its name in ISO 4217.
  public static var pula: Currency { .botswananPula }

  /// British Pound, by its name in ISO 4217.
  public static var poundSterling: Currency { .britishPound }

  /// Burundian Franc, by its name in ISO 4217.
  public static var burundiFranc: Currency { .burundianFranc }

  /// Cambodian Riel, by its name in ISO 4217.
  public static var riel: Currency { .cambodianRiel }

  /// Cape Verdean Escudo, by its name in ISO 4217.
  public static var caboVerdeEscudo: Currency { .capeVerdeanEscudo }

  /// Central African CFA Franc, by its name in ISO 4217.
  public static var cfaFrancBEAC: Currency { .centralAfricanCFAFranc }

  /// Chilean Unit of Account (UF), by its name in ISO 4217.
  public static var unidadDeFomento: Currency { .chileanUnitOfAccountUF }

  /// Chinese Yuan, by its name in ISO 4217.
  public static var yuanRenminbi: Currency { .chineseYuan }

  /// Colombian Real Value Unit, by its name in ISO 4217.
  public static var unidadDeValorReal: Currency { .colombianRealValueUnit }

  /// Croatian Kuna, by its name in ISO 4217.
  public static var kuna: Currency { .croatianKuna }

  /// Cuban Convertible Peso, by its name in ISO 4217.
  public static var pesoConvertible: Currency { .cubanConvertiblePeso }

  /// Djiboutian Franc, by its name in ISO 4217.
  public static var djiboutiFranc: Currency { .djiboutianFranc }

  /// US Dollar, by its name in ISO 4217.
  public static var usDollar: Currency { .dollar }

  /// Eritrean Nakfa, by its name in ISO 4217.
  public static var nakfa: Currency { .eritreanNakfa }

  /// Fijian Dollar, by its name in ISO 4217.
  public static var fijiDollar: Currency { .fijianDollar }

  /// Gambian Dalasi, by its name in ISO 4217.
  public static var dalasi: Currency { .gambianDalasi }

  /// Georgian Lari, by its name in ISO 4217.
  public static var lari: Currency { .georgianLari }

  /// Ghanaian Cedi, by its name in ISO 4217.
  public static var ghanaCedi: Currency { .ghanaianCedi }

  /// Guatemalan Quetzal, by its name in ISO 4217.
  public static var quetzal: Currency { .guatemalanQuetzal }

  /// Guyanaese Dollar, by its name in ISO 4217.
  public static var guyanaDollar: Currency { .guyanaeseDollar }

  /// Haitian Gourde, by its name in ISO 4217.
  public static var gourde: Currency { .haitianGourde }

  /// Honduran Lempira, by its name in ISO 4217.
  public static var lempira: Currency { .honduranLempira }

  /// Hungarian Forint, by its name in ISO 4217.
  public static var forint: Currency { .hungarianForint }

  /// Icelandic Króna, by its name in ISO 4217.
  public static var icelandKrona: Currency { .icelandicKrona }

  /// Indonesian Rupiah, by its name in ISO 4217.
  public static var rupiah: Currency { .indonesianRupiah }

  /// Israeli New Shekel, by its name in ISO 4217.
  public static var newIsraeliSheqel: Currency { .israeliNewShekel }

  /// Japanese Yen, by its name in ISO 4217.
  public static var yen: Currency { .japaneseYen }

  /// Kazakhstani Tenge, by its name in ISO 4217.
  public static var tenge: Currency { .kazakhstaniTenge }

  /// Kyrgystani Som, by its name in ISO 4217.
  public static var som: Currency { .kyrgystaniSom }

  /// Laotian Kip, by its name in ISO 4217.
  public static var laoKip: Currency { .laotianKip }

  /// Lesotho Loti, by its name in ISO 4217.
  public static var loti: Currency { .lesothoLoti }

  /// Macanese Pataca, by its name in ISO 4217.
  public static var pataca: Currency { .macanesePataca }

  /// Macedonian Denar, by its name in ISO 4217.
  public static var denar: Currency { .macedonianDenar }

  /// Malawian Kwacha, by its name in ISO 4217.
  public static var malawiKwacha: Currency { .malawianKwacha }

  /// Maldivian Rufiyaa, by its name in ISO 4217.
  public static var rufiyaa: Currency { .maldivianRufiyaa }

  /// Mauritanian Ouguiya, by its name in ISO 4217.
  public static var ouguiya: Currency { .mauritanianOuguiya }

  /// Mauritian Rupee, by its name in ISO 4217.
  public static var mauritiusRupee: Currency { .mauritianRupee }

  /// Mexican Investment Unit, by its name in ISO 4217.
  public static var mexicanUnidadDeInversion: Currency { .mexicanInvestmentUnit }

  /// Mongolian Tugrik, by its name in ISO 4217.
  public static var tugrik: Currency { .mongolianTugrik }

  /// Mozambican Metical, by its name in ISO 4217.
  public static var mozambiqueMetical: Currency { .mozambicanMetical }

  /// Myanmar Kyat, by its name in ISO 4217.
  public static var kyat: Currency { .myanmarKyat }

  /// Namibian Dollar, by its name in ISO 4217.
  public static var namibiaDollar: Currency { .namibianDollar }

  /// Nicaraguan Córdoba, by its name in ISO 4217.
  public static var cordobaOro: Currency { .nicaraguanCordoba }

  /// Nigerian Naira, by its name in ISO 4217.
  public static var naira: Currency { .nigerianNaira }

  /// Omani Rial, by its name in ISO 4217.
  public static var rialOmani: Currency { .omaniRial }

  /// Pakistani Rupee, by its name in ISO 4217.
  public static var pakistanRupee: Currency { .pakistaniRupee }

  /// Panamanian Balboa, by its name in ISO 4217.
  public static var balboa: Currency { .panamanianBalboa }

  /// Papua New Guinean Kina, by its name in ISO 4217.
  public static var kina: Currency { .papuaNewGuineanKina }

  /// Paraguayan Guarani, by its name in ISO 4217.
  public static var guarani: Currency { .paraguayanGuarani }

  /// Peruvian Sol, by its name in ISO 4217.
  public static var sol: Currency { .peruvianSol }

  /// Polish Zloty, by its name in ISO 4217.
  public static var zloty: Currency { .polishZloty }

  /// Qatari Riyal, by its name in ISO 4217.
  public static var qatariRial: Currency { .qatariRiyal }

  /// Rwandan Franc, by its name in ISO 4217.
  public static var rwandaFranc: Currency { .rwandanFranc }

  /// Salvadoran Colón, by its name in ISO 4217.
  public static var elSalvadorColon: Currency { .salvadoranColon }

  /// Samoan Tala, by its name in ISO 4217.
  public static var tala: Currency { .samoanTala }

  /// São Tomé & Príncipe Dobra, by its name in ISO 4217.
  public static var dobra: Currency { .saoTomeAndPrincipeDobra }

  /// Seychellois Rupee, by its name in ISO 4217.
  public static var seychellesRupee: Currency { .seychelloisRupee }

  /// Sierra Leonean Leone, by its name in ISO 4217.
  public static var leone: Currency { .sierraLeoneanLeone }

  /// South African Rand, by its name in ISO 4217.
  public static var rand: Currency { .southAfricanRand }

  /// South Korean Won, by its name in ISO 4217.
  public static var won: Currency { .southKoreanWon }

  /// Special Drawing Rights, by its name in ISO 4217.
  public static var sdr: Currency { .specialDrawingRights }

  /// Sri Lankan Rupee, by its name in ISO 4217.
  public static var sriLankaRupee: Currency { .sriLankanRupee }

  /// Surinamese Dollar, by its name in ISO 4217.
  public static var surinamDollar: Currency { .surinameseDollar }

  /// Swazi Lilangeni, by its name in ISO 4217.
  public static var lilangeni: Currency { .swaziLilangeni }

  /// Tajikistani Somoni, by its name in ISO 4217.
  public static var somoni: Currency { .tajikistaniSomoni }

  /// Thai Baht, by its name in ISO 4217.
  public static var baht: Currency { .thaiBaht }

  /// Tongan Paʻanga, by its name in ISO 4217.
  public static var paanga: Currency { .tonganPaanga }

  /// Turkmenistani Manat, by its name in ISO 4217.
  public static var turkmenistanNewManat: Currency { .turkmenistaniManat }

  /// Ugandan Shilling, by its name in ISO 4217.
  public static var ugandaShilling: Currency { .ugandanShilling }

  /// Ukrainian Hryvnia, by its name in ISO 4217.
  public static var hryvnia: Currency { .ukrainianHryvnia }

  /// United Arab Emirates Dirham, by its name in ISO 4217.
  public static var uaeDirham: Currency { .unitedArabEmiratesDirham }

  /// Uruguayan Nominal Wage Index Unit, by its name in ISO 4217.
  public static var unidadPrevisional: Currency { .uruguayanNominalWageIndexUnit }

  /// Uruguayan Peso, by its name in ISO 4217.
  public static var pesoUruguayo: Currency { .uruguayanPeso }

  /// Uruguayan Peso (Indexed Units), by its name in ISO 4217.
  public static var uruguayPesoEnUnidadesIndexadas: Currency { .uruguayanPesoIndexedUnits }

  /// Uzbekistani Som, by its name in ISO 4217.
  public static var uzbekistanSum: Currency { .uzbekistaniSom }

  /// Vanuatu Vatu, by its name in ISO 4217.
  public static var vatu: Currency { .vanuatuVatu }

  /// Vietnamese Dong, by its name in ISO 4217.
  public static var dong: Currency { .vietnameseDong }

  /// West African CFA Franc, by its name in ISO 4217.
  public static var cfaFrancBCEAO: Currency { .westAfricanCFAFranc }

  /// Zimbabwean Dollar (2009–2024), by its name in ISO 4217.
  public static var zimbabweDollar: Currency { .zimbabweanDollar2009To2024 }
}

extension Currency {
  /// CurrencyText's name for ``venezuelanBolivar2008To2018``.
  @available(*, deprecated, renamed: "venezuelanBolivar2008To2018")
  public static var bolívar: Self { .venezuelanBolivar2008To2018 }

  /// CurrencyText's name for ``philippinePeso``.
  @available(*, deprecated, renamed: "philippinePeso")
  public static var philippinePiso: Self { .philippinePeso }
}

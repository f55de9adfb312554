// SPDX-License-Identifier: MIT

// Made by `make generate` from Foundation's English names, fingerprint 2850b624d93ea3b0.
// To change it, edit `scripts/CurrencyNames`.

/// A named locale.
///
/// ```swift
/// CurrencyLocale.italian.locale.identifier                // "it"
/// CurrencyLocale.englishUnitedStates.locale.identifier    // "en_US"
/// CurrencyLocale(rawValue: "sv_SE") == .swedishSweden     // true
/// ```
///
/// The cases are the user's locale, every locale that Foundation has data for, and a few more
/// that CurrencyText has. Each is named after its language, script and region in English.
public enum CurrencyLocale: String, CaseIterable, Hashable, Sendable {
  /// The user's locale at the time when it is requested.
  case current = "current"
  /// The user's locale, updated when the user changes it.
  case autoUpdating = "currentAutoUpdating"
  /// Afrikaans.
  case afrikaans = "af"
  /// Afrikaans (Namibia).
  case afrikaansNamibia = "af_NA"
  /// Afrikaans (South Africa).
  case afrikaansSouthAfrica = "af_ZA"
  /// Aghem.
  case aghem = "agq"
  /// Aghem (Cameroon).
  case aghemCameroon = "agq_CM"
  /// Ainu.
  case ainu = "ain"
  /// Ainu (Japan).
  case ainuJapan = "ain_JP"
  /// Akan.
  case akan = "ak"
  /// Akan (Ghana).
  case akanGhana = "ak_GH"
  /// Amharic.
  case amharic = "am"
  /// Amharic (Ethiopia).
  case amharicEthiopia = "am_ET"
  /// Apache, Western.
  case apacheWestern = "apw"
  /// Apache, Western (United States).
  case apacheWesternUnitedStates = "apw_US"
  /// Arabic.
  case arabic = "ar"
  /// Arabic (world).
  case arabicWorld = "ar_001"
  /// Arabic (United Arab Emirates).
  case arabicUnitedArabEmirates = "ar_AE"
  /// Arabic (Bahrain).
  case arabicBahrain = "ar_BH"
  /// Arabic (Djibouti).
  case arabicDjibouti = "ar_DJ"
  /// Arabic (Algeria).
  case arabicAlgeria = "ar_DZ"
  /// Arabic (Egypt).
  case arabicEgypt = "ar_EG"
  /// Arabic (Western Sahara).
  case arabicWesternSahara = "ar_EH"
  /// Arabic (Eritrea).
  case arabicEritrea = "ar_ER"
  /// Arabic (Israel).
  case arabicIsrael = "ar_IL"
  /// Arabic (Iraq).
  case arabicIraq = "ar_IQ"
  /// Arabic (Jordan).
  case arabicJordan = "ar_JO"
  /// Arabic (Comoros).
  case arabicComoros = "ar_KM"
  /// Arabic (Kuwait).
  case arabicKuwait = "ar_KW"
  /// Arabic (Lebanon).
  case arabicLebanon = "ar_LB"
  /// Arabic (Libya).
  case arabicLibya = "ar_LY"
  /// Arabic (Morocco).
  case arabicMorocco = "ar_MA"
  /// Arabic (Mauritania).
  case arabicMauritania = "ar_MR"
  /// Arabic (Oman).
  case arabicOman = "ar_OM"
  /// Arabic (Palestinian Territories).
  case arabicPalestinianTerritories = "ar_PS"
  /// Arabic (Qatar).
  case arabicQatar = "ar_QA"
  /// Arabic (Saudi Arabia).
  case arabicSaudiArabia = "ar_SA"
  /// Arabic (Sudan).
  case arabicSudan = "ar_SD"
  /// Arabic (Somalia).
  case arabicSomalia = "ar_SO"
  /// Arabic (South Sudan).
  case arabicSouthSudan = "ar_SS"
  /// Arabic (Syria).
  case arabicSyria = "ar_SY"
  /// Arabic (Chad).
  case arabicChad = "ar_TD"
  /// Arabic (Tunisia).
  case arabicTunisia = "ar_TN"
  /// Arabic (Yemen).
  case arabicYemen = "ar_YE"
  /// Mapuche.
  case mapuche = "arn"
  /// Mapuche (Chile).
  case mapucheChile = "arn_CL"
  /// Assamese.
  case assamese = "as"
  /// Assamese (India).
  case assameseIndia = "as_IN"
  /// Asu.
  case asu = "asa"
  /// Asu (Tanzania).
  case asuTanzania = "asa_TZ"
  /// Asturian.
  case asturian = "ast"
  /// Asturian (Spain).
  case asturianSpain = "ast_ES"
  /// Azerbaijani.
  case azerbaijani = "az"
  /// Azerbaijani (Cyrillic).
  case azerbaijaniCyrillic = "az_Cyrl"
  /// Azerbaijani (Cyrillic, Azerbaijan).
  case azerbaijaniCyrillicAzerbaijan = "az_Cyrl_AZ"
  /// Azerbaijani (Latin).
  case azerbaijaniLatin = "az_Latn"
  /// Azerbaijani (Latin, Azerbaijan).
  case azerbaijaniLatinAzerbaijan = "az_Latn_AZ"
  /// Bashkir.
  case bashkir = "ba"
  /// Bashkir (Russia).
  case bashkirRussia = "ba_RU"
  /// Basaa.
  case basaa = "bas"
  /// Basaa (Cameroon).
  case basaaCameroon = "bas_CM"
  /// Belarusian.
  case belarusian = "be"
  /// Belarusian (Belarus).
  case belarusianBelarus = "be_BY"
  /// Bemba.
  case bemba = "bem"
  /// Bemba (Zambia).
  case bembaZambia = "bem_ZM"
  /// Amazigh.
  case amazigh = "ber"
  /// Amazigh (Latin).
  case amazighLatin = "ber_Latn"
  /// Amazigh (Latin, Morocco).
  case amazighLatinMorocco = "ber_Latn_MA"
  /// Amazigh (Tifinagh).
  case amazighTifinagh = "ber_Tfng"
  /// Amazigh (Tifinagh, Morocco).
  case amazighTifinaghMorocco = "ber_Tfng_MA"
  /// Bena.
  case bena = "bez"
  /// Bena (Tanzania).
  case benaTanzania = "bez_TZ"
  /// Bulgarian.
  case bulgarian = "bg"
  /// Bulgarian (Bulgaria).
  case bulgarianBulgaria = "bg_BG"
  /// Haryanvi.
  case haryanvi = "bgc"
  /// Haryanvi (India).
  case haryanviIndia = "bgc_IN"
  /// Bhojpuri.
  case bhojpuri = "bho"
  /// Bhojpuri (India).
  case bhojpuriIndia = "bho_IN"
  /// Anii.
  case anii = "blo"
  /// Anii (Benin).
  case aniiBenin = "blo_BJ"
  /// Bambara.
  case bambara = "bm"
  /// Bambara (Mali).
  case bambaraMali = "bm_ML"
  /// Bangla.
  case bangla = "bn"
  /// Bangla (Bangladesh).
  case banglaBangladesh = "bn_BD"
  /// Bangla (India).
  case banglaIndia = "bn_IN"
  /// Tibetan.
  case tibetan = "bo"
  /// Tibetan (China mainland).
  case tibetanChina = "bo_CN"
  /// Tibetan (India).
  case tibetanIndia = "bo_IN"
  /// Breton.
  case breton = "br"
  /// Breton (France).
  case bretonFrance = "br_FR"
  /// Bodo.
  case bodo = "brx"
  /// Bodo (India).
  case bodoIndia = "brx_IN"
  /// Bosnian.
  case bosnian = "bs"
  /// Bosnian (Cyrillic).
  case bosnianCyrillic = "bs_Cyrl"
  /// Bosnian (Cyrillic, Bosnia & Herzegovina).
  case bosnianCyrillicBosniaAndHerzegovina = "bs_Cyrl_BA"
  /// Bosnian (Latin).
  case bosnianLatin = "bs_Latn"
  /// Bosnian (Latin, Bosnia & Herzegovina).
  case bosnianLatinBosniaAndHerzegovina = "bs_Latn_BA"
  /// Blin.
  case blin = "byn"
  /// Blin (Eritrea).
  case blinEritrea = "byn_ER"
  /// Catalan.
  case catalan = "ca"
  /// Catalan (Andorra).
  case catalanAndorra = "ca_AD"
  /// Catalan (Spain).
  case catalanSpain = "ca_ES"
  /// Catalan (France).
  case catalanFrance = "ca_FR"
  /// Catalan (Italy).
  case catalanItaly = "ca_IT"
  /// Chakma.
  case chakma = "ccp"
  /// Chakma (Bangladesh).
  case chakmaBangladesh = "ccp_BD"
  /// Chakma (India).
  case chakmaIndia = "ccp_IN"
  /// Chechen.
  case chechen = "ce"
  /// Chechen (Russia).
  case chechenRussia = "ce_RU"
  /// Cebuano.
  case cebuano = "ceb"
  /// Cebuano (Philippines).
  case cebuanoPhilippines = "ceb_PH"
  /// Chiga.
  case chiga = "cgg"
  /// Chiga (Uganda).
  case chigaUganda = "cgg_UG"
  /// Choctaw.
  case choctaw = "cho"
  /// Choctaw (United States).
  case choctawUnitedStates = "cho_US"
  /// Cherokee.
  case cherokee = "chr"
  /// Cherokee (United States).
  case cherokeeUnitedStates = "chr_US"
  /// Chickasaw.
  case chickasaw = "cic"
  /// Chickasaw (United States).
  case chickasawUnitedStates = "cic_US"
  /// Kurdish, Sorani.
  case kurdishSorani = "ckb"
  /// Kurdish, Sorani (Iraq).
  case kurdishSoraniIraq = "ckb_IQ"
  /// Kurdish, Sorani (Iran).
  case kurdishSoraniIran = "ckb_IR"
  /// Corsican.
  case corsican = "co"
  /// Corsican (France).
  case corsicanFrance = "co_FR"
  /// Czech.
  case czech = "cs"
  /// Czech (Czechia).
  case czechCzechia = "cs_CZ"
  /// Swampy Cree.
  case swampyCree = "csw"
  /// Swampy Cree (Canada).
  case swampyCreeCanada = "csw_CA"
  /// Chuvash.
  case chuvash = "cv"
  /// Chuvash (Russia).
  case chuvashRussia = "cv_RU"
  /// Welsh.
  case welsh = "cy"
  /// Welsh (United Kingdom).
  case welshUnitedKingdom = "cy_GB"
  /// Danish.
  case danish = "da"
  /// Danish (Denmark).
  case danishDenmark = "da_DK"
  /// Danish (Greenland).
  case danishGreenland = "da_GL"
  /// Taita.
  case taita = "dav"
  /// Taita (Kenya).
  case taitaKenya = "dav_KE"
  /// German.
  case german = "de"
  /// German (Austria).
  case germanAustria = "de_AT"
  /// German (Belgium).
  case germanBelgium = "de_BE"
  /// German (Switzerland).
  case germanSwitzerland = "de_CH"
  /// German (Germany).
  case germanGermany = "de_DE"
  /// German (Italy).
  case germanItaly = "de_IT"
  /// German (Liechtenstein).
  case germanLiechtenstein = "de_LI"
  /// German (Luxembourg).
  case germanLuxembourg = "de_LU"
  /// Zarma.
  case zarma = "dje"
  /// Zarma (Niger).
  case zarmaNiger = "dje_NE"
  /// Dogri.
  case dogri = "doi"
  /// Dogri (India).
  case dogriIndia = "doi_IN"
  /// Lower Sorbian.
  case lowerSorbian = "dsb"
  /// Lower Sorbian (Germany).
  case lowerSorbianGermany = "dsb_DE"
  /// Duala.
  case duala = "dua"
  /// Duala (Cameroon).
  case dualaCameroon = "dua_CM"
  /// Dhivehi.
  case dhivehi = "dv"
  /// Dhivehi (Maldives).
  case dhivehiMaldives = "dv_MV"
  /// Jola-Fonyi.
  case jolaFonyi = "dyo"
  /// Jola-Fonyi (Senegal).
  case jolaFonyiSenegal = "dyo_SN"
  /// Dzongkha.
  case dzongkha = "dz"
  /// Dzongkha (Bhutan).
  case dzongkhaBhutan = "dz_BT"
  /// Embu.
  case embu = "ebu"
  /// Embu (Kenya).
  case embuKenya = "ebu_KE"
  /// Ewe.
  case ewe = "ee"
  /// Ewe (Ghana).
  case eweGhana = "ee_GH"
  /// Ewe (Togo).
  case eweTogo = "ee_TG"
  /// Greek.
  case greek = "el"
  /// Greek (Cyprus).
  case greekCyprus = "el_CY"
  /// Greek (Greece).
  case greekGreece = "el_GR"
  /// English.
  case english = "en"
  /// English (world).
  case englishWorld = "en_001"
  /// English (Europe).
  case englishEurope = "en_150"
  /// English (Andorra).
  case englishAndorra = "en_AD"
  /// English (United Arab Emirates).
  case englishUnitedArabEmirates = "en_AE"
  /// English (Antigua & Barbuda).
  case englishAntiguaAndBarbuda = "en_AG"
  /// English (Anguilla).
  case englishAnguilla = "en_AI"
  /// English (Albania).
  case englishAlbania = "en_AL"
  /// English (Argentina).
  case englishArgentina = "en_AR"
  /// English (American Samoa).
  case englishAmericanSamoa = "en_AS"
  /// English (Austria).
  case englishAustria = "en_AT"
  /// English (Australia).
  case englishAustralia = "en_AU"
  /// English (Bosnia & Herzegovina).
  case englishBosniaAndHerzegovina = "en_BA"
  /// English (Barbados).
  case englishBarbados = "en_BB"
  /// English (Bangladesh).
  case englishBangladesh = "en_BD"
  /// English (Belgium).
  case englishBelgium = "en_BE"
  /// English (Bulgaria).
  case englishBulgaria = "en_BG"
  /// English (Burundi).
  case englishBurundi = "en_BI"
  /// English (Bermuda).
  case englishBermuda = "en_BM"
  /// English (Brunei).
  case englishBrunei = "en_BN"
  /// English (Brazil).
  case englishBrazil = "en_BR"
  /// English (Bahamas).
  case englishBahamas = "en_BS"
  /// English (Botswana).
  case englishBotswana = "en_BW"
  /// English (Belize).
  case englishBelize = "en_BZ"
  /// English (Canada).
  case englishCanada = "en_CA"
  /// English (Cocos [Keeling] Islands).
  case englishCocosIslands = "en_CC"
  /// English (Switzerland).
  case englishSwitzerland = "en_CH"
  /// English (Cook Islands).
  case englishCookIslands = "en_CK"
  /// English (Chile).
  case englishChile = "en_CL"
  /// English (Cameroon).
  case englishCameroon = "en_CM"
  /// English (China mainland).
  case englishChina = "en_CN"
  /// English (Colombia).
  case englishColombia = "en_CO"
  /// English (Cape Verde).
  case englishCapeVerde = "en_CV"
  /// English (Christmas Island).
  case englishChristmasIsland = "en_CX"
  /// English (Cyprus).
  case englishCyprus = "en_CY"
  /// English (Czechia).
  case englishCzechia = "en_CZ"
  /// English (Germany).
  case englishGermany = "en_DE"
  /// English (Diego Garcia).
  case englishDiegoGarcia = "en_DG"
  /// English (Denmark).
  case englishDenmark = "en_DK"
  /// English (Dominica).
  case englishDominica = "en_DM"
  /// English (Estonia).
  case englishEstonia = "en_EE"
  /// English (Eritrea).
  case englishEritrea = "en_ER"
  /// English (Spain).
  case englishSpain = "en_ES"
  /// English (Finland).
  case englishFinland = "en_FI"
  /// English (Fiji).
  case englishFiji = "en_FJ"
  /// English (Falkland Islands).
  case englishFalklandIslands = "en_FK"
  /// English (Micronesia).
  case englishMicronesia = "en_FM"
  /// English (France).
  case englishFrance = "en_FR"
  /// English (United Kingdom).
  case englishUnitedKingdom = "en_GB"
  /// English (Grenada).
  case englishGrenada = "en_GD"
  /// English (Guernsey).
  case englishGuernsey = "en_GG"
  /// English (Ghana).
  case englishGhana = "en_GH"
  /// English (Gibraltar).
  case englishGibraltar = "en_GI"
  /// English (Gambia).
  case englishGambia = "en_GM"
  /// English (Greece).
  case englishGreece = "en_GR"
  /// English (Guam).
  case englishGuam = "en_GU"
  /// English (Guyana).
  case englishGuyana = "en_GY"
  /// English (Hong Kong).
  case englishHongKong = "en_HK"
  /// English (Croatia).
  case englishCroatia = "en_HR"
  /// English (Hungary).
  case englishHungary = "en_HU"
  /// English (Indonesia).
  case englishIndonesia = "en_ID"
  /// English (Ireland).
  case englishIreland = "en_IE"
  /// English (Israel).
  case englishIsrael = "en_IL"
  /// English (Isle of Man).
  case englishIsleOfMan = "en_IM"
  /// English (India).
  case englishIndia = "en_IN"
  /// English (Chagos Archipelago).
  case englishChagosArchipelago = "en_IO"
  /// English (Iceland).
  case englishIceland = "en_IS"
  /// English (Italy).
  case englishItaly = "en_IT"
  /// English (Jersey).
  case englishJersey = "en_JE"
  /// English (Jamaica).
  case englishJamaica = "en_JM"
  /// English (Japan).
  case englishJapan = "en_JP"
  /// English (Kenya).
  case englishKenya = "en_KE"
  /// English (Kiribati).
  case englishKiribati = "en_KI"
  /// English (St. Kitts & Nevis).
  case englishSaintKittsAndNevis = "en_KN"
  /// English (South Korea).
  case englishSouthKorea = "en_KR"
  /// English (Cayman Islands).
  case englishCaymanIslands = "en_KY"
  /// English (St. Lucia).
  case englishSaintLucia = "en_LC"
  /// English (Liberia).
  case englishLiberia = "en_LR"
  /// English (Lesotho).
  case englishLesotho = "en_LS"
  /// English (Lithuania).
  case englishLithuania = "en_LT"
  /// English (Luxembourg).
  case englishLuxembourg = "en_LU"
  /// English (Latvia).
  case englishLatvia = "en_LV"
  /// English (Montenegro).
  case englishMontenegro = "en_ME"
  /// English (Madagascar).
  case englishMadagascar = "en_MG"
  /// English (Marshall Islands).
  case englishMarshallIslands = "en_MH"
  /// English (Myanmar [Burma]).
  case englishMyanmar = "en_MM"
  /// English (Macao).
  case englishMacao = "en_MO"
  /// English (Northern Mariana Islands).
  case englishNorthernMarianaIslands = "en_MP"
  /// English (Montserrat).
  case englishMontserrat = "en_MS"
  /// English (Malta).
  case englishMalta = "en_MT"
  /// English (Mauritius).
  case englishMauritius = "en_MU"
  /// English (Maldives).
  case englishMaldives = "en_MV"
  /// English (Malawi).
  case englishMalawi = "en_MW"
  /// English (Mexico).
  case englishMexico = "en_MX"
  /// English (Malaysia).
  case englishMalaysia = "en_MY"
  /// English (Namibia).
  case englishNamibia = "en_NA"
  /// English (Norfolk Island).
  case englishNorfolkIsland = "en_NF"
  /// English (Nigeria).
  case englishNigeria = "en_NG"
  /// English (Netherlands).
  case englishNetherlands = "en_NL"
  /// English (Norway).
  case englishNorway = "en_NO"
  /// English (Nauru).
  case englishNauru = "en_NR"
  /// English (Niue).
  case englishNiue = "en_NU"
  /// English (New Zealand).
  case englishNewZealand = "en_NZ"
  /// English (Papua New Guinea).
  case englishPapuaNewGuinea = "en_PG"
  /// English (Philippines).
  case englishPhilippines = "en_PH"
  /// English (Pakistan).
  case englishPakistan = "en_PK"
  /// English (Poland).
  case englishPoland = "en_PL"
  /// English (Pitcairn Islands).
  case englishPitcairnIslands = "en_PN"
  /// English (Puerto Rico).
  case englishPuertoRico = "en_PR"
  /// English (Portugal).
  case englishPortugal = "en_PT"
  /// English (Palau).
  case englishPalau = "en_PW"
  /// English (Romania).
  case englishRomania = "en_RO"
  /// English (Russia).
  case englishRussia = "en_RU"
  /// English (Rwanda).
  case englishRwanda = "en_RW"
  /// English (Saudi Arabia).
  case englishSaudiArabia = "en_SA"
  /// English (Solomon Islands).
  case englishSolomonIslands = "en_SB"
  /// English (Seychelles).
  case englishSeychelles = "en_SC"
  /// English (Sudan).
  case englishSudan = "en_SD"
  /// English (Sweden).
  case englishSweden = "en_SE"
  /// English (Singapore).
  case englishSingapore = "en_SG"
  /// English (St. Helena).
  case englishSaintHelena = "en_SH"
  /// English (Slovenia).
  case englishSlovenia = "en_SI"
  /// English (Slovakia).
  case englishSlovakia = "en_SK"
  /// English (Sierra Leone).
  case englishSierraLeone = "en_SL"
  /// English (South Sudan).
  case englishSouthSudan = "en_SS"
  /// English (Sint Maarten).
  case englishSintMaarten = "en_SX"
  /// English (Eswatini).
  case englishEswatini = "en_SZ"
  /// English (Turks & Caicos Islands).
  case englishTurksAndCaicosIslands = "en_TC"
  /// English (Thailand).
  case englishThailand = "en_TH"
  /// English (Tokelau).
  case englishTokelau = "en_TK"
  /// English (Tonga).
  case englishTonga = "en_TO"
  /// English (Türkiye).
  case englishTurkiye = "en_TR"
  /// English (Trinidad & Tobago).
  case englishTrinidadAndTobago = "en_TT"
  /// English (Tuvalu).
  case englishTuvalu = "en_TV"
  /// English (Taiwan).
  case englishTaiwan = "en_TW"
  /// English (Tanzania).
  case englishTanzania = "en_TZ"
  /// English (Ukraine).
  case englishUkraine = "en_UA"
  /// English (Uganda).
  case englishUganda = "en_UG"
  /// English (U.S. Outlying Islands).
  case englishUSOutlyingIslands = "en_UM"
  /// English (United States).
  case englishUnitedStates = "en_US"
  /// English (United States, Computer).
  case englishUnitedStatesPosix = "en_US_POSIX"
  /// English (St. Vincent & Grenadines).
  case englishSaintVincentAndGrenadines = "en_VC"
  /// English (British Virgin Islands).
  case englishBritishVirginIslands = "en_VG"
  /// English (U.S. Virgin Islands).
  case englishUSVirginIslands = "en_VI"
  /// English (Vanuatu).
  case englishVanuatu = "en_VU"
  /// English (Samoa).
  case englishSamoa = "en_WS"
  /// English (South Africa).
  case englishSouthAfrica = "en_ZA"
  /// English (Zambia).
  case englishZambia = "en_ZM"
  /// English (Zimbabwe).
  case englishZimbabwe = "en_ZW"
  /// Esperanto.
  case esperanto = "eo"
  /// Esperanto (world).
  case esperantoWorld = "eo_001"
  /// Spanish.
  case spanish = "es"
  /// Spanish (North America).
  case spanishNorthAmerica = "es_003"
  /// Spanish (Latin America).
  case spanishLatinAmerica = "es_419"
  /// Spanish (Antigua & Barbuda).
  case spanishAntiguaAndBarbuda = "es_AG"
  /// Spanish (Argentina).
  case spanishArgentina = "es_AR"
  /// Spanish (Barbados).
  case spanishBarbados = "es_BB"
  /// Spanish (Bermuda).
  case spanishBermuda = "es_BM"
  /// Spanish (Bolivia).
  case spanishBolivia = "es_BO"
  /// Spanish (Caribbean Netherlands).
  case spanishCaribbeanNetherlands = "es_BQ"
  /// Spanish (Brazil).
  case spanishBrazil = "es_BR"
  /// Spanish (Bahamas).
  case spanishBahamas = "es_BS"
  /// Spanish (Belize).
  case spanishBelize = "es_BZ"
  /// Spanish (Canada).
  case spanishCanada = "es_CA"
  /// Spanish (Chile).
  case spanishChile = "es_CL"
  /// Spanish (Colombia).
  case spanishColombia = "es_CO"
  /// Spanish (Costa Rica).
  case spanishCostaRica = "es_CR"
  /// Spanish (Cuba).
  case spanishCuba = "es_CU"
  /// Spanish (Curaçao).
  case spanishCuracao = "es_CW"
  /// Spanish (Dominica).
  case spanishDominica = "es_DM"
  /// Spanish (Dominican Republic).
  case spanishDominicanRepublic = "es_DO"
  /// Spanish (Ceuta & Melilla).
  case spanishCeutaAndMelilla = "es_EA"
  /// Spanish (Ecuador).
  case spanishEcuador = "es_EC"
  /// Spanish (Spain).
  case spanishSpain = "es_ES"
  /// Spanish (Grenada).
  case spanishGrenada = "es_GD"
  /// Spanish (Equatorial Guinea).
  case spanishEquatorialGuinea = "es_GQ"
  /// Spanish (Guatemala).
  case spanishGuatemala = "es_GT"
  /// Spanish (Guyana).
  case spanishGuyana = "es_GY"
  /// Spanish (Honduras).
  case spanishHonduras = "es_HN"
  /// Spanish (Haiti).
  case spanishHaiti = "es_HT"
  /// Spanish (Canary Islands).
  case spanishCanaryIslands = "es_IC"
  /// Spanish (St. Kitts & Nevis).
  case spanishSaintKittsAndNevis = "es_KN"
  /// Spanish (Cayman Islands).
  case spanishCaymanIslands = "es_KY"
  /// Spanish (St. Lucia).
  case spanishSaintLucia = "es_LC"
  /// Spanish (Mexico).
  case spanishMexico = "es_MX"
  /// Spanish (Nicaragua).
  case spanishNicaragua = "es_NI"
  /// Spanish (Panama).
  case spanishPanama = "es_PA"
  /// Spanish (Peru).
  case spanishPeru = "es_PE"
  /// Spanish (Philippines).
  case spanishPhilippines = "es_PH"
  /// Spanish (Puerto Rico).
  case spanishPuertoRico = "es_PR"
  /// Spanish (Paraguay).
  case spanishParaguay = "es_PY"
  /// Spanish (El Salvador).
  case spanishElSalvador = "es_SV"
  /// Spanish (Turks & Caicos Islands).
  case spanishTurksAndCaicosIslands = "es_TC"
  /// Spanish (Trinidad & Tobago).
  case spanishTrinidadAndTobago = "es_TT"
  /// Spanish (United States).
  case spanishUnitedStates = "es_US"
  /// Spanish (Uruguay).
  case spanishUruguay = "es_UY"
  /// Spanish (St. Vincent & Grenadines).
  case spanishSaintVincentAndGrenadines = "es_VC"
  /// Spanish (Venezuela).
  case spanishVenezuela = "es_VE"
  /// Spanish (British Virgin Islands).
  case spanishBritishVirginIslands = "es_VG"
  /// Spanish (U.S. Virgin Islands).
  case spanishUSVirginIslands = "es_VI"
  /// Estonian.
  case estonian = "et"
  /// Estonian (Estonia).
  case estonianEstonia = "et_EE"
  /// Basque.
  case basque = "eu"
  /// Basque (Spain).
  case basqueSpain = "eu_ES"
  /// Ewondo.
  case ewondo = "ewo"
  /// Ewondo (Cameroon).
  case ewondoCameroon = "ewo_CM"
  /// Persian.
  case persian = "fa"
  /// Persian (Afghanistan).
  case persianAfghanistan = "fa_AF"
  /// Persian (Iran).
  case persianIran = "fa_IR"
  /// Fula.
  case fula = "ff"
  /// Fula (Adlam).
  case fulaAdlam = "ff_Adlm"
  /// Fula (Adlam, Burkina Faso).
  case fulaAdlamBurkinaFaso = "ff_Adlm_BF"
  /// Fula (Adlam, Cameroon).
  case fulaAdlamCameroon = "ff_Adlm_CM"
  /// Fula (Adlam, Ghana).
  case fulaAdlamGhana = "ff_Adlm_GH"
  /// Fula (Adlam, Gambia).
  case fulaAdlamGambia = "ff_Adlm_GM"
  /// Fula (Adlam, Guinea).
  case fulaAdlamGuinea = "ff_Adlm_GN"
  /// Fula (Adlam, Guinea-Bissau).
  case fulaAdlamGuineaBissau = "ff_Adlm_GW"
  /// Fula (Adlam, Liberia).
  case fulaAdlamLiberia = "ff_Adlm_LR"
  /// Fula (Adlam, Mauritania).
  case fulaAdlamMauritania = "ff_Adlm_MR"
  /// Fula (Adlam, Niger).
  case fulaAdlamNiger = "ff_Adlm_NE"
  /// Fula (Adlam, Nigeria).
  case fulaAdlamNigeria = "ff_Adlm_NG"
  /// Fula (Adlam, Sierra Leone).
  case fulaAdlamSierraLeone = "ff_Adlm_SL"
  /// Fula (Adlam, Senegal).
  case fulaAdlamSenegal = "ff_Adlm_SN"
  /// Fula (Cameroon).
  case fulaCameroon = "ff_CM"
  /// Fula (Guinea).
  case fulaGuinea = "ff_GN"
  /// Fula (Latin).
  case fulaLatin = "ff_Latn"
  /// Fula (Latin, Burkina Faso).
  case fulaLatinBurkinaFaso = "ff_Latn_BF"
  /// Fula (Latin, Cameroon).
  case fulaLatinCameroon = "ff_Latn_CM"
  /// Fula (Latin, Ghana).
  case fulaLatinGhana = "ff_Latn_GH"
  /// Fula (Latin, Gambia).
  case fulaLatinGambia = "ff_Latn_GM"
  /// Fula (Latin, Guinea).
  case fulaLatinGuinea = "ff_Latn_GN"
  /// Fula (Latin, Guinea-Bissau).
  case fulaLatinGuineaBissau = "ff_Latn_GW"
  /// Fula (Latin, Liberia).
  case fulaLatinLiberia = "ff_Latn_LR"
  /// Fula (Latin, Mauritania).
  case fulaLatinMauritania = "ff_Latn_MR"
  /// Fula (Latin, Niger).
  case fulaLatinNiger = "ff_Latn_NE"
  /// Fula (Latin, Nigeria).
  case fulaLatinNigeria = "ff_Latn_NG"
  /// Fula (Latin, Sierra Leone).
  case fulaLatinSierraLeone = "ff_Latn_SL"
  /// Fula (Latin, Senegal).
  case fulaLatinSenegal = "ff_Latn_SN"
  /// Fula (Mauritania).
  case fulaMauritania = "ff_MR"
  /// Fula (Senegal).
  case fulaSenegal = "ff_SN"
  /// Finnish.
  case finnish = "fi"
  /// Finnish (Finland).
  case finnishFinland = "fi_FI"
  /// Filipino.
  case filipino = "fil"
  /// Filipino (Philippines).
  case filipinoPhilippines = "fil_PH"
  /// Faroese.
  case faroese = "fo"
  /// Faroese (Denmark).
  case faroeseDenmark = "fo_DK"
  /// Faroese (Faroe Islands).
  case faroeseFaroeIslands = "fo_FO"
  /// French.
  case french = "fr"
  /// French (Belgium).
  case frenchBelgium = "fr_BE"
  /// French (Burkina Faso).
  case frenchBurkinaFaso = "fr_BF"
  /// French (Burundi).
  case frenchBurundi = "fr_BI"
  /// French (Benin).
  case frenchBenin = "fr_BJ"
  /// French (St. Barthélemy).
  case frenchSaintBarthelemy = "fr_BL"
  /// French (Canada).
  case frenchCanada = "fr_CA"
  /// French (Congo - Kinshasa).
  case frenchCongoKinshasa = "fr_CD"
  /// French (Central African Republic).
  case frenchCentralAfricanRepublic = "fr_CF"
  /// French (Congo - Brazzaville).
  case frenchCongoBrazzaville = "fr_CG"
  /// French (Switzerland).
  case frenchSwitzerland = "fr_CH"
  /// French (Côte d’Ivoire).
  case frenchCoteDIvoire = "fr_CI"
  /// French (Cameroon).
  case frenchCameroon = "fr_CM"
  /// French (Djibouti).
  case frenchDjibouti = "fr_DJ"
  /// French (Algeria).
  case frenchAlgeria = "fr_DZ"
  /// French (France).
  case frenchFrance = "fr_FR"
  /// French (Gabon).
  case frenchGabon = "fr_GA"
  /// French (French Guiana).
  case frenchFrenchGuiana = "fr_GF"
  /// French (Guinea).
  case frenchGuinea = "fr_GN"
  /// French (Guadeloupe).
  case frenchGuadeloupe = "fr_GP"
  /// French (Equatorial Guinea).
  case frenchEquatorialGuinea = "fr_GQ"
  /// French (Haiti).
  case frenchHaiti = "fr_HT"
  /// French (Comoros).
  case frenchComoros = "fr_KM"
  /// French (Luxembourg).
  case frenchLuxembourg = "fr_LU"
  /// French (Morocco).
  case frenchMorocco = "fr_MA"
  /// French (Monaco).
  case frenchMonaco = "fr_MC"
  /// French (St. Martin).
  case frenchSaintMartin = "fr_MF"
  /// French (Madagascar).
  case frenchMadagascar = "fr_MG"
  /// French (Mali).
  case frenchMali = "fr_ML"
  /// French (Martinique).
  case frenchMartinique = "fr_MQ"
  /// French (Mauritania).
  case frenchMauritania = "fr_MR"
  /// French (Mauritius).
  case frenchMauritius = "fr_MU"
  /// French (New Caledonia).
  case frenchNewCaledonia = "fr_NC"
  /// French (Niger).
  case frenchNiger = "fr_NE"
  /// French (French Polynesia).
  case frenchFrenchPolynesia = "fr_PF"
  /// French (St. Pierre & Miquelon).
  case frenchSaintPierreAndMiquelon = "fr_PM"
  /// French (Réunion).
  case frenchReunion = "fr_RE"
  /// French (Rwanda).
  case frenchRwanda = "fr_RW"
  /// French (Seychelles).
  case frenchSeychelles = "fr_SC"
  /// French (Senegal).
  case frenchSenegal = "fr_SN"
  /// French (Syria).
  case frenchSyria = "fr_SY"
  /// French (Chad).
  case frenchChad = "fr_TD"
  /// French (Togo).
  case frenchTogo = "fr_TG"
  /// French (Tunisia).
  case frenchTunisia = "fr_TN"
  /// French (Vanuatu).
  case frenchVanuatu = "fr_VU"
  /// French (Wallis & Futuna).
  case frenchWallisAndFutuna = "fr_WF"
  /// French (Mayotte).
  case frenchMayotte = "fr_YT"
  /// Friulian.
  case friulian = "fur"
  /// Friulian (Italy).
  case friulianItaly = "fur_IT"
  /// Western Frisian.
  case westernFrisian = "fy"
  /// Western Frisian (Netherlands).
  case westernFrisianNetherlands = "fy_NL"
  /// Irish.
  case irish = "ga"
  /// Irish (United Kingdom).
  case irishUnitedKingdom = "ga_GB"
  /// Irish (Ireland).
  case irishIreland = "ga_IE"
  /// Ga.
  case ga = "gaa"
  /// Ga (Ghana).
  case gaGhana = "gaa_GH"
  /// Scottish Gaelic.
  case scottishGaelic = "gd"
  /// Scottish Gaelic (United Kingdom).
  case scottishGaelicUnitedKingdom = "gd_GB"
  /// Geez.
  case geez = "gez"
  /// Geez (Eritrea).
  case geezEritrea = "gez_ER"
  /// Geez (Ethiopia).
  case geezEthiopia = "gez_ET"
  /// Galician.
  case galician = "gl"
  /// Galician (Spain).
  case galicianSpain = "gl_ES"
  /// Guarani.
  case guarani = "gn"
  /// Guarani (Paraguay).
  case guaraniParaguay = "gn_PY"
  /// Swiss German.
  case swissGerman = "gsw"
  /// Swiss German (Switzerland).
  case swissGermanSwitzerland = "gsw_CH"
  /// Swiss German (France).
  case swissGermanFrance = "gsw_FR"
  /// Swiss German (Liechtenstein).
  case swissGermanLiechtenstein = "gsw_LI"
  /// Gujarati.
  case gujarati = "gu"
  /// Gujarati (India).
  case gujaratiIndia = "gu_IN"
  /// Gusii.
  case gusii = "guz"
  /// Gusii (Kenya).
  case gusiiKenya = "guz_KE"
  /// Manx.
  case manx = "gv"
  /// Manx (Isle of Man).
  case manxIsleOfMan = "gv_IM"
  /// Hausa.
  case hausa = "ha"
  /// Hausa (Ghana).
  case hausaGhana = "ha_GH"
  /// Hausa (Niger).
  case hausaNiger = "ha_NE"
  /// Hausa (Nigeria).
  case hausaNigeria = "ha_NG"
  /// Hawaiian.
  case hawaiian = "haw"
  /// Hawaiian (United States).
  case hawaiianUnitedStates = "haw_US"
  /// Hebrew.
  case hebrew = "he"
  /// Hebrew (Israel).
  case hebrewIsrael = "he_IL"
  /// Hindi.
  case hindi = "hi"
  /// Hindi (India).
  case hindiIndia = "hi_IN"
  /// Hindi (Latin).
  case hindiLatin = "hi_Latn"
  /// Hindi (Latin, India).
  case hindiLatinIndia = "hi_Latn_IN"
  /// Hmong.
  case hmong = "hmn"
  /// Hmong (China mainland).
  case hmongChina = "hmn_CN"
  /// Croatian.
  case croatian = "hr"
  /// Croatian (Bosnia & Herzegovina).
  case croatianBosniaAndHerzegovina = "hr_BA"
  /// Croatian (Croatia).
  case croatianCroatia = "hr_HR"
  /// Upper Sorbian.
  case upperSorbian = "hsb"
  /// Upper Sorbian (Germany).
  case upperSorbianGermany = "hsb_DE"
  /// Hungarian.
  case hungarian = "hu"
  /// Hungarian (Hungary).
  case hungarianHungary = "hu_HU"
  /// Armenian.
  case armenian = "hy"
  /// Armenian (Armenia).
  case armenianArmenia = "hy_AM"
  /// Interlingua.
  case interlingua = "ia"
  /// Interlingua (world).
  case interlinguaWorld = "ia_001"
  /// Indonesian.
  case indonesian = "id"
  /// Indonesian (Indonesia).
  case indonesianIndonesia = "id_ID"
  /// Interlingue.
  case interlingue = "ie"
  /// Interlingue (Estonia).
  case interlingueEstonia = "ie_EE"
  /// Igbo.
  case igbo = "ig"
  /// Igbo (Nigeria).
  case igboNigeria = "ig_NG"
  /// Liangshan Yi.
  case liangshanYi = "ii"
  /// Liangshan Yi (China mainland).
  case liangshanYiChina = "ii_CN"
  /// Ingush.
  case ingush = "inh"
  /// Ido.
  case ido = "io"
  /// Ido (world).
  case idoWorld = "io_001"
  /// Icelandic.
  case icelandic = "is"
  /// Icelandic (Iceland).
  case icelandicIceland = "is_IS"
  /// Italian.
  case italian = "it"
  /// Italian (Switzerland).
  case italianSwitzerland = "it_CH"
  /// Italian (Italy).
  case italianItaly = "it_IT"
  /// Italian (San Marino).
  case italianSanMarino = "it_SM"
  /// Italian (Vatican City).
  case italianVaticanCity = "it_VA"
  /// Inuktitut.
  case inuktitut = "iu"
  /// Inuktitut (Canada).
  case inuktitutCanada = "iu_CA"
  /// Inuktitut (Unified Canadian Aboriginal Syllabics).
  case inuktitutUnifiedCanadianAboriginalSyllabics = "iu_Cans"
  /// Inuktitut (Unified Canadian Aboriginal Syllabics, Canada).
  case inuktitutUnifiedCanadianAboriginalSyllabicsCanada = "iu_Cans_CA"
  /// Japanese.
  case japanese = "ja"
  /// Japanese (Japan).
  case japaneseJapan = "ja_JP"
  /// Lojban.
  case lojban = "jbo"
  /// Lojban (world).
  case lojbanWorld = "jbo_001"
  /// Ngomba.
  case ngomba = "jgo"
  /// Ngomba (Cameroon).
  case ngombaCameroon = "jgo_CM"
  /// Machame.
  case machame = "jmc"
  /// Machame (Tanzania).
  case machameTanzania = "jmc_TZ"
  /// Javanese.
  case javanese = "jv"
  /// Javanese (Indonesia).
  case javaneseIndonesia = "jv_ID"
  /// Georgian.
  case georgian = "ka"
  /// Georgian (Georgia).
  case georgianGeorgia = "ka_GE"
  /// Kabyle.
  case kabyle = "kab"
  /// Kabyle (Algeria).
  case kabyleAlgeria = "kab_DZ"
  /// Jju.
  case jju = "kaj"
  /// Jju (Nigeria).
  case jjuNigeria = "kaj_NG"
  /// Kamba.
  case kamba = "kam"
  /// Kamba (Kenya).
  case kambaKenya = "kam_KE"
  /// Tyap.
  case tyap = "kcg"
  /// Tyap (Nigeria).
  case tyapNigeria = "kcg_NG"
  /// Makonde.
  case makonde = "kde"
  /// Makonde (Tanzania).
  case makondeTanzania = "kde_TZ"
  /// Kabuverdianu.
  case kabuverdianu = "kea"
  /// Kabuverdianu (Cape Verde).
  case kabuverdianuCapeVerde = "kea_CV"
  /// Kaingang.
  case kaingang = "kgp"
  /// Kaingang (Brazil).
  case kaingangBrazil = "kgp_BR"
  /// Koyra Chiini.
  case koyraChiini = "khq"
  /// Koyra Chiini (Mali).
  case koyraChiiniMali = "khq_ML"
  /// Kikuyu.
  case kikuyu = "ki"
  /// Kikuyu (Kenya).
  case kikuyuKenya = "ki_KE"
  /// Kazakh.
  case kazakh = "kk"
  /// Kazakh (Cyrillic).
  case kazakhCyrillic = "kk_Cyrl"
  /// Kazakh (Cyrillic, Kazakhstan).
  case kazakhCyrillicKazakhstan = "kk_Cyrl_KZ"
  /// Kazakh (Kazakhstan).
  case kazakhKazakhstan = "kk_KZ"
  /// Kako.
  case kako = "kkj"
  /// Kako (Cameroon).
  case kakoCameroon = "kkj_CM"
  /// Kalaallisut.
  case kalaallisut = "kl"
  /// Kalaallisut (Greenland).
  case kalaallisutGreenland = "kl_GL"
  /// Kalenjin.
  case kalenjin = "kln"
  /// Kalenjin (Kenya).
  case kalenjinKenya = "kln_KE"
  /// Khmer.
  case khmer = "km"
  /// Khmer (Cambodia).
  case khmerCambodia = "km_KH"
  /// Kannada.
  case kannada = "kn"
  /// Kannada (India).
  case kannadaIndia = "kn_IN"
  /// Korean.
  case korean = "ko"
  /// Korean (China mainland).
  case koreanChina = "ko_CN"
  /// Korean (North Korea).
  case koreanNorthKorea = "ko_KP"
  /// Korean (South Korea).
  case koreanSouthKorea = "ko_KR"
  /// Konkani.
  case konkani = "kok"
  /// Konkani (Devanagari).
  case konkaniDevanagari = "kok_Deva"
  /// Konkani (Devanagari, India).
  case konkaniDevanagariIndia = "kok_Deva_IN"
  /// Konkani (India).
  case konkaniIndia = "kok_IN"
  /// Konkani (Latin).
  case konkaniLatin = "kok_Latn"
  /// Konkani (Latin, India).
  case konkaniLatinIndia = "kok_Latn_IN"
  /// Kpelle.
  case kpelle = "kpe"
  /// Kpelle (Guinea).
  case kpelleGuinea = "kpe_GN"
  /// Kpelle (Liberia).
  case kpelleLiberia = "kpe_LR"
  /// Kashmiri.
  case kashmiri = "ks"
  /// Kashmiri (Naskh).
  case kashmiriNaskh = "ks_Arab"
  /// Kashmiri (Naskh, India).
  case kashmiriNaskhIndia = "ks_Arab_IN"
  /// Kashmiri (Nastaliq, India).
  case kashmiriNastaliqIndia = "ks_Aran_IN"
  /// Kashmiri (Devanagari).
  case kashmiriDevanagari = "ks_Deva"
  /// Kashmiri (Devanagari, India).
  case kashmiriDevanagariIndia = "ks_Deva_IN"
  /// Shambala.
  case shambala = "ksb"
  /// Shambala (Tanzania).
  case shambalaTanzania = "ksb_TZ"
  /// Bafia.
  case bafia = "ksf"
  /// Bafia (Cameroon).
  case bafiaCameroon = "ksf_CM"
  /// Colognian.
  case colognian = "ksh"
  /// Colognian (Germany).
  case colognianGermany = "ksh_DE"
  /// Kurdish.
  case kurdish = "ku"
  /// Kurdish (Türkiye).
  case kurdishTurkiye = "ku_TR"
  /// Cornish.
  case cornish = "kw"
  /// Cornish (United Kingdom).
  case cornishUnitedKingdom = "kw_GB"
  /// Kuvi.
  case kuvi = "kxv"
  /// Kuvi (Devanagari).
  case kuviDevanagari = "kxv_Deva"
  /// Kuvi (Devanagari, India).
  case kuviDevanagariIndia = "kxv_Deva_IN"
  /// Kuvi (Latin).
  case kuviLatin = "kxv_Latn"
  /// Kuvi (Latin, India).
  case kuviLatinIndia = "kxv_Latn_IN"
  /// Kuvi (Odia).
  case kuviOdia = "kxv_Orya"
  /// Kuvi (Odia, India).
  case kuviOdiaIndia = "kxv_Orya_IN"
  /// Kuvi (Telugu).
  case kuviTelugu = "kxv_Telu"
  /// Kuvi (Telugu, India).
  case kuviTeluguIndia = "kxv_Telu_IN"
  /// Kyrgyz.
  case kyrgyz = "ky"
  /// Kyrgyz (Kyrgyzstan).
  case kyrgyzKyrgyzstan = "ky_KG"
  /// Langi.
  case langi = "lag"
  /// Langi (Tanzania).
  case langiTanzania = "lag_TZ"
  /// Luxembourgish.
  case luxembourgish = "lb"
  /// Luxembourgish (Luxembourg).
  case luxembourgishLuxembourg = "lb_LU"
  /// Ganda.
  case ganda = "lg"
  /// Ganda (Uganda).
  case gandaUganda = "lg_UG"
  /// Ligurian.
  case ligurian = "lij"
  /// Ligurian (Italy).
  case ligurianItaly = "lij_IT"
  /// Lakota.
  case lakota = "lkt"
  /// Lakota (United States).
  case lakotaUnitedStates = "lkt_US"
  /// Lombard.
  case lombard = "lmo"
  /// Lombard (Italy).
  case lombardItaly = "lmo_IT"
  /// Lingala.
  case lingala = "ln"
  /// Lingala (Angola).
  case lingalaAngola = "ln_AO"
  /// Lingala (Congo - Kinshasa).
  case lingalaCongoKinshasa = "ln_CD"
  /// Lingala (Central African Republic).
  case lingalaCentralAfricanRepublic = "ln_CF"
  /// Lingala (Congo - Brazzaville).
  case lingalaCongoBrazzaville = "ln_CG"
  /// Lao.
  case lao = "lo"
  /// Lao (Laos).
  case laoLaos = "lo_LA"
  /// Northern Luri.
  case northernLuri = "lrc"
  /// Northern Luri (Iraq).
  case northernLuriIraq = "lrc_IQ"
  /// Northern Luri (Iran).
  case northernLuriIran = "lrc_IR"
  /// Lithuanian.
  case lithuanian = "lt"
  /// Lithuanian (Lithuania).
  case lithuanianLithuania = "lt_LT"
  /// Luba-Katanga.
  case lubaKatanga = "lu"
  /// Luba-Katanga (Congo - Kinshasa).
  case lubaKatangaCongoKinshasa = "lu_CD"
  /// Luo.
  case luo = "luo"
  /// Luo (Kenya).
  case luoKenya = "luo_KE"
  /// Lushootseed.
  case lushootseed = "lut"
  /// Luyia.
  case luyia = "luy"
  /// Luyia (Kenya).
  case luyiaKenya = "luy_KE"
  /// Latvian.
  case latvian = "lv"
  /// Latvian (Latvia).
  case latvianLatvia = "lv_LV"
  /// Maithili.
  case maithili = "mai"
  /// Maithili (India).
  case maithiliIndia = "mai_IN"
  /// Masai.
  case masai = "mas"
  /// Masai (Kenya).
  case masaiKenya = "mas_KE"
  /// Masai (Tanzania).
  case masaiTanzania = "mas_TZ"
  /// Meru.
  case meru = "mer"
  /// Meru (Kenya).
  case meruKenya = "mer_KE"
  /// Morisyen.
  case morisyen = "mfe"
  /// Morisyen (Mauritius).
  case morisyenMauritius = "mfe_MU"
  /// Malagasy.
  case malagasy = "mg"
  /// Malagasy (Madagascar).
  case malagasyMadagascar = "mg_MG"
  /// Makhuwa-Meetto.
  case makhuwaMeetto = "mgh"
  /// Makhuwa-Meetto (Mozambique).
  case makhuwaMeettoMozambique = "mgh_MZ"
  /// Metaʼ.
  case meta = "mgo"
  /// Metaʼ (Cameroon).
  case metaCameroon = "mgo_CM"
  /// Māori.
  case maori = "mi"
  /// Māori (New Zealand).
  case maoriNewZealand = "mi_NZ"
  /// Mi’kmaw.
  case mikmaw = "mic"
  /// Mi’kmaw (Canada).
  case mikmawCanada = "mic_CA"
  /// Mandaic.
  case mandaic = "mid"
  /// Mandaic (Iraq).
  case mandaicIraq = "mid_IQ"
  /// Macedonian.
  case macedonian = "mk"
  /// Macedonian (North Macedonia).
  case macedonianNorthMacedonia = "mk_MK"
  /// Malayalam.
  case malayalam = "ml"
  /// Malayalam (India).
  case malayalamIndia = "ml_IN"
  /// Mongolian.
  case mongolian = "mn"
  /// Mongolian (Mongolia).
  case mongolianMongolia = "mn_MN"
  /// Manipuri.
  case manipuri = "mni"
  /// Manipuri (Bangla).
  case manipuriBangla = "mni_Beng"
  /// Manipuri (Bangla, India).
  case manipuriBanglaIndia = "mni_Beng_IN"
  /// Manipuri (Meitei Mayek).
  case manipuriMeiteiMayek = "mni_Mtei"
  /// Manipuri (Meitei Mayek, India).
  case manipuriMeiteiMayekIndia = "mni_Mtei_IN"
  /// Mohawk.
  case mohawk = "moh"
  /// Mohawk (Canada).
  case mohawkCanada = "moh_CA"
  /// Marathi.
  case marathi = "mr"
  /// Marathi (India).
  case marathiIndia = "mr_IN"
  /// Malay.
  case malay = "ms"
  /// Malay (Arabic).
  case malayArabic = "ms_Arab"
  /// Malay (Arabic, Brunei).
  case malayArabicBrunei = "ms_Arab_BN"
  /// Malay (Arabic, Malaysia).
  case malayArabicMalaysia = "ms_Arab_MY"
  /// Malay (Brunei).
  case malayBrunei = "ms_BN"
  /// Malay (Indonesia).
  case malayIndonesia = "ms_ID"
  /// Malay (Malaysia).
  case malayMalaysia = "ms_MY"
  /// Malay (Singapore).
  case malaySingapore = "ms_SG"
  /// Maltese.
  case maltese = "mt"
  /// Maltese (Malta).
  case malteseMalta = "mt_MT"
  /// Mundang.
  case mundang = "mua"
  /// Mundang (Cameroon).
  case mundangCameroon = "mua_CM"
  /// Mvskoke.
  case mvskoke = "mus"
  /// Mvskoke (United States).
  case mvskokeUnitedStates = "mus_US"
  /// Burmese.
  case burmese = "my"
  /// Burmese (Myanmar [Burma]).
  case burmeseMyanmar = "my_MM"
  /// Erzya.
  case erzya = "myv"
  /// Erzya (Russia).
  case erzyaRussia = "myv_RU"
  /// Mazanderani.
  case mazanderani = "mzn"
  /// Mazanderani (Iran).
  case mazanderaniIran = "mzn_IR"
  /// Nama.
  case nama = "naq"
  /// Nama (Namibia).
  case namaNamibia = "naq_NA"
  /// Norwegian Bokmål.
  case norwegianBokmal = "nb"
  /// Norwegian Bokmål (Norway).
  case norwegianBokmalNorway = "nb_NO"
  /// Norwegian Bokmål (Svalbard & Jan Mayen).
  case norwegianBokmalSvalbardAndJanMayen = "nb_SJ"
  /// North Ndebele.
  case northNdebele = "nd"
  /// North Ndebele (Zimbabwe).
  case northNdebeleZimbabwe = "nd_ZW"
  /// Low German.
  case lowGerman = "nds"
  /// Low German (Germany).
  case lowGermanGermany = "nds_DE"
  /// Low German (Netherlands).
  case lowGermanNetherlands = "nds_NL"
  /// Nepali.
  case nepali = "ne"
  /// Nepali (India).
  case nepaliIndia = "ne_IN"
  /// Nepali (Nepal).
  case nepaliNepal = "ne_NP"
  /// Dutch.
  case dutch = "nl"
  /// Dutch (Aruba).
  case dutchAruba = "nl_AW"
  /// Dutch (Belgium).
  case dutchBelgium = "nl_BE"
  /// Dutch (Caribbean Netherlands).
  case dutchCaribbeanNetherlands = "nl_BQ"
  /// Dutch (Curaçao).
  case dutchCuracao = "nl_CW"
  /// Dutch (Netherlands).
  case dutchNetherlands = "nl_NL"
  /// Dutch (Suriname).
  case dutchSuriname = "nl_SR"
  /// Dutch (Sint Maarten).
  case dutchSintMaarten = "nl_SX"
  /// Kwasio.
  case kwasio = "nmg"
  /// Kwasio (Cameroon).
  case kwasioCameroon = "nmg_CM"
  /// Norwegian Nynorsk.
  case norwegianNynorsk = "nn"
  /// Norwegian Nynorsk (Norway).
  case norwegianNynorskNorway = "nn_NO"
  /// Ngiemboon.
  case ngiemboon = "nnh"
  /// Ngiemboon (Cameroon).
  case ngiemboonCameroon = "nnh_CM"
  /// Wancho.
  case wancho = "nnp"
  /// Wancho (India).
  case wanchoIndia = "nnp_IN"
  /// Norwegian.
  case norwegian = "no"
  /// N’Ko.
  case nKo = "nqo"
  /// N’Ko (Guinea).
  case nKoGuinea = "nqo_GN"
  /// South Ndebele.
  case southNdebele = "nr"
  /// South Ndebele (South Africa).
  case southNdebeleSouthAfrica = "nr_ZA"
  /// Northern Sotho.
  case northernSotho = "nso"
  /// Northern Sotho (South Africa).
  case northernSothoSouthAfrica = "nso_ZA"
  /// Nuer.
  case nuer = "nus"
  /// Nuer (Sudan).
  case nuerSudan = "nus_SD"
  /// Nuer (South Sudan).
  case nuerSouthSudan = "nus_SS"
  /// Navajo.
  case navajo = "nv"
  /// Navajo (United States).
  case navajoUnitedStates = "nv_US"
  /// Nyanja.
  case nyanja = "ny"
  /// Nyanja (Malawi).
  case nyanjaMalawi = "ny_MW"
  /// Nyankole.
  case nyankole = "nyn"
  /// Nyankole (Uganda).
  case nyankoleUganda = "nyn_UG"
  /// Occitan.
  case occitan = "oc"
  /// Occitan (Spain).
  case occitanSpain = "oc_ES"
  /// Occitan (France).
  case occitanFrance = "oc_FR"
  /// Oromo.
  case oromo = "om"
  /// Oromo (Ethiopia).
  case oromoEthiopia = "om_ET"
  /// Oromo (Kenya).
  case oromoKenya = "om_KE"
  /// Odia.
  case odia = "or"
  /// Odia (India).
  case odiaIndia = "or_IN"
  /// Ossetic.
  case ossetic = "os"
  /// Ossetic (Georgia).
  case osseticGeorgia = "os_GE"
  /// Ossetic (Russia).
  case osseticRussia = "os_RU"
  /// Osage.
  case osage = "osa"
  /// Osage (United States).
  case osageUnitedStates = "osa_US"
  /// Punjabi.
  case punjabi = "pa"
  /// Punjabi (Naskh).
  case punjabiNaskh = "pa_Arab"
  /// Punjabi (Naskh, Pakistan).
  case punjabiNaskhPakistan = "pa_Arab_PK"
  /// Punjabi (Nastaliq, Pakistan).
  case punjabiNastaliqPakistan = "pa_Aran_PK"
  /// Punjabi (Gurmukhi).
  case punjabiGurmukhi = "pa_Guru"
  /// Punjabi (Gurmukhi, India).
  case punjabiGurmukhiIndia = "pa_Guru_IN"
  /// Nigerian Pidgin.
  case nigerianPidgin = "pcm"
  /// Nigerian Pidgin (Nigeria).
  case nigerianPidginNigeria = "pcm_NG"
  /// Polish.
  case polish = "pl"
  /// Polish (Poland).
  case polishPoland = "pl_PL"
  /// Wolastoqey.
  case wolastoqey = "pqm"
  /// Wolastoqey (Canada).
  case wolastoqeyCanada = "pqm_CA"
  /// Prussian.
  case prussian = "prg"
  /// Prussian (Poland).
  case prussianPoland = "prg_PL"
  /// Pashto.
  case pashto = "ps"
  /// Pashto (Afghanistan).
  case pashtoAfghanistan = "ps_AF"
  /// Pashto (Pakistan).
  case pashtoPakistan = "ps_PK"
  /// Portuguese.
  case portuguese = "pt"
  /// Portuguese (Angola).
  case portugueseAngola = "pt_AO"
  /// Portuguese (Brazil).
  case portugueseBrazil = "pt_BR"
  /// Portuguese (Switzerland).
  case portugueseSwitzerland = "pt_CH"
  /// Portuguese (Cape Verde).
  case portugueseCapeVerde = "pt_CV"
  /// Portuguese (France).
  case portugueseFrance = "pt_FR"
  /// Portuguese (Equatorial Guinea).
  case portugueseEquatorialGuinea = "pt_GQ"
  /// Portuguese (Guinea-Bissau).
  case portugueseGuineaBissau = "pt_GW"
  /// Portuguese (Luxembourg).
  case portugueseLuxembourg = "pt_LU"
  /// Portuguese (Macao).
  case portugueseMacao = "pt_MO"
  /// Portuguese (Mozambique).
  case portugueseMozambique = "pt_MZ"
  /// Portuguese (Portugal).
  case portuguesePortugal = "pt_PT"
  /// Portuguese (São Tomé & Príncipe).
  case portugueseSaoTomeAndPrincipe = "pt_ST"
  /// Portuguese (Timor-Leste).
  case portugueseTimorLeste = "pt_TL"
  /// Quechua.
  case quechua = "qu"
  /// Quechua (Bolivia).
  case quechuaBolivia = "qu_BO"
  /// Quechua (Ecuador).
  case quechuaEcuador = "qu_EC"
  /// Quechua (Peru).
  case quechuaPeru = "qu_PE"
  /// Rajasthani.
  case rajasthani = "raj"
  /// Rajasthani (India).
  case rajasthaniIndia = "raj_IN"
  /// Rejang.
  case rejang = "rej"
  /// Rejang (Indonesia).
  case rejangIndonesia = "rej_ID"
  /// Rejang (Rejang).
  case rejangRejang = "rej_Rjng"
  /// Rejang (Rejang, Indonesia).
  case rejangRejangIndonesia = "rej_Rjng_ID"
  /// Rohingya.
  case rohingya = "rhg"
  /// Rohingya (Hanifi).
  case rohingyaHanifi = "rhg_Rohg"
  /// Rohingya (Hanifi, Bangladesh).
  case rohingyaHanifiBangladesh = "rhg_Rohg_BD"
  /// Rohingya (Hanifi, Myanmar [Burma]).
  case rohingyaHanifiMyanmar = "rhg_Rohg_MM"
  /// Romansh.
  case romansh = "rm"
  /// Romansh (Switzerland).
  case romanshSwitzerland = "rm_CH"
  /// Rundi.
  case rundi = "rn"
  /// Rundi (Burundi).
  case rundiBurundi = "rn_BI"
  /// Romanian.
  case romanian = "ro"
  /// Romanian (Moldova).
  case romanianMoldova = "ro_MD"
  /// Romanian (Romania).
  case romanianRomania = "ro_RO"
  /// Rombo.
  case rombo = "rof"
  /// Rombo (Tanzania).
  case romboTanzania = "rof_TZ"
  /// Russian.
  case russian = "ru"
  /// Russian (Belarus).
  case russianBelarus = "ru_BY"
  /// Russian (Kyrgyzstan).
  case russianKyrgyzstan = "ru_KG"
  /// Russian (Kazakhstan).
  case russianKazakhstan = "ru_KZ"
  /// Russian (Moldova).
  case russianMoldova = "ru_MD"
  /// Russian (Russia).
  case russianRussia = "ru_RU"
  /// Russian (Ukraine).
  case russianUkraine = "ru_UA"
  /// Kinyarwanda.
  case kinyarwanda = "rw"
  /// Kinyarwanda (Rwanda).
  case kinyarwandaRwanda = "rw_RW"
  /// Rwa.
  case rwa = "rwk"
  /// Rwa (Tanzania).
  case rwaTanzania = "rwk_TZ"
  /// Sanskrit.
  case sanskrit = "sa"
  /// Sanskrit (India).
  case sanskritIndia = "sa_IN"
  /// Sakha.
  case sakha = "sah"
  /// Sakha (Russia).
  case sakhaRussia = "sah_RU"
  /// Samburu.
  case samburu = "saq"
  /// Samburu (Kenya).
  case samburuKenya = "saq_KE"
  /// Santali.
  case santali = "sat"
  /// Santali (Devanagari).
  case santaliDevanagari = "sat_Deva"
  /// Santali (Devanagari, India).
  case santaliDevanagariIndia = "sat_Deva_IN"
  /// Santali (Ol Chiki).
  case santaliOlChiki = "sat_Olck"
  /// Santali (Ol Chiki, India).
  case santaliOlChikiIndia = "sat_Olck_IN"
  /// Sangu.
  case sangu = "sbp"
  /// Sangu (Tanzania).
  case sanguTanzania = "sbp_TZ"
  /// Sardinian.
  case sardinian = "sc"
  /// Sardinian (Italy).
  case sardinianItaly = "sc_IT"
  /// Sicilian.
  case sicilian = "scn"
  /// Sicilian (Italy).
  case sicilianItaly = "scn_IT"
  /// Sindhi.
  case sindhi = "sd"
  /// Sindhi (Arabic).
  case sindhiArabic = "sd_Arab"
  /// Sindhi (Arabic, Pakistan).
  case sindhiArabicPakistan = "sd_Arab_PK"
  /// Sindhi (Devanagari).
  case sindhiDevanagari = "sd_Deva"
  /// Sindhi (Devanagari, India).
  case sindhiDevanagariIndia = "sd_Deva_IN"
  /// North Sámi.
  case northSami = "se"
  /// North Sámi (Finland).
  case northSamiFinland = "se_FI"
  /// North Sámi (Norway).
  case northSamiNorway = "se_NO"
  /// North Sámi (Sweden).
  case northSamiSweden = "se_SE"
  /// Sena.
  case sena = "seh"
  /// Sena (Mozambique).
  case senaMozambique = "seh_MZ"
  /// Koyraboro Senni.
  case koyraboroSenni = "ses"
  /// Koyraboro Senni (Mali).
  case koyraboroSenniMali = "ses_ML"
  /// Sango.
  case sango = "sg"
  /// Sango (Central African Republic).
  case sangoCentralAfricanRepublic = "sg_CF"
  /// Tachelhit.
  case tachelhit = "shi"
  /// Tachelhit (Latin).
  case tachelhitLatin = "shi_Latn"
  /// Tachelhit (Latin, Morocco).
  case tachelhitLatinMorocco = "shi_Latn_MA"
  /// Tachelhit (Tifinagh).
  case tachelhitTifinagh = "shi_Tfng"
  /// Tachelhit (Tifinagh, Morocco).
  case tachelhitTifinaghMorocco = "shi_Tfng_MA"
  /// Sinhala.
  case sinhala = "si"
  /// Sinhala (Sri Lanka).
  case sinhalaSriLanka = "si_LK"
  /// Kildin Sámi.
  case kildinSami = "sjd"
  /// Pite Sámi.
  case piteSami = "sje"
  /// Ume Sámi.
  case umeSami = "sju"
  /// Slovak.
  case slovak = "sk"
  /// Slovak (Slovakia).
  case slovakSlovakia = "sk_SK"
  /// Slovenian.
  case slovenian = "sl"
  /// Slovenian (Slovenia).
  case slovenianSlovenia = "sl_SI"
  /// Samoan.
  case samoan = "sm"
  /// Samoan (American Samoa).
  case samoanAmericanSamoa = "sm_AS"
  /// Samoan (Samoa).
  case samoanSamoa = "sm_WS"
  /// Inari Sami.
  case inariSami = "smn"
  /// Inari Sami (Finland).
  case inariSamiFinland = "smn_FI"
  /// Shona.
  case shona = "sn"
  /// Shona (Zimbabwe).
  case shonaZimbabwe = "sn_ZW"
  /// Somali.
  case somali = "so"
  /// Somali (Djibouti).
  case somaliDjibouti = "so_DJ"
  /// Somali (Ethiopia).
  case somaliEthiopia = "so_ET"
  /// Somali (Kenya).
  case somaliKenya = "so_KE"
  /// Somali (Somalia).
  case somaliSomalia = "so_SO"
  /// Albanian.
  case albanian = "sq"
  /// Albanian (Albania).
  case albanianAlbania = "sq_AL"
  /// Albanian (North Macedonia).
  case albanianNorthMacedonia = "sq_MK"
  /// Albanian (Kosovo).
  case albanianKosovo = "sq_XK"
  /// Serbian.
  case serbian = "sr"
  /// Serbian (Cyrillic).
  case serbianCyrillic = "sr_Cyrl"
  /// Serbian (Cyrillic, Bosnia & Herzegovina).
  case serbianCyrillicBosniaAndHerzegovina = "sr_Cyrl_BA"
  /// Serbian (Cyrillic, Montenegro).
  case serbianCyrillicMontenegro = "sr_Cyrl_ME"
  /// Serbian (Cyrillic, Serbia).
  case serbianCyrillicSerbia = "sr_Cyrl_RS"
  /// Serbian (Cyrillic, Kosovo).
  case serbianCyrillicKosovo = "sr_Cyrl_XK"
  /// Serbian (Latin).
  case serbianLatin = "sr_Latn"
  /// Serbian (Latin, Bosnia & Herzegovina).
  case serbianLatinBosniaAndHerzegovina = "sr_Latn_BA"
  /// Serbian (Latin, Montenegro).
  case serbianLatinMontenegro = "sr_Latn_ME"
  /// Serbian (Latin, Serbia).
  case serbianLatinSerbia = "sr_Latn_RS"
  /// Serbian (Latin, Kosovo).
  case serbianLatinKosovo = "sr_Latn_XK"
  /// Swati.
  case swati = "ss"
  /// Swati (Eswatini).
  case swatiEswatini = "ss_SZ"
  /// Swati (South Africa).
  case swatiSouthAfrica = "ss_ZA"
  /// Southern Sotho.
  case southernSotho = "st"
  /// Southern Sotho (Lesotho).
  case southernSothoLesotho = "st_LS"
  /// Southern Sotho (South Africa).
  case southernSothoSouthAfrica = "st_ZA"
  /// Sundanese.
  case sundanese = "su"
  /// Sundanese (Latin).
  case sundaneseLatin = "su_Latn"
  /// Sundanese (Latin, Indonesia).
  case sundaneseLatinIndonesia = "su_Latn_ID"
  /// Swedish.
  case swedish = "sv"
  /// Swedish (Åland Islands).
  case swedishAlandIslands = "sv_AX"
  /// Swedish (Finland).
  case swedishFinland = "sv_FI"
  /// Swedish (Sweden).
  case swedishSweden = "sv_SE"
  /// Swahili.
  case swahili = "sw"
  /// Swahili (Congo - Kinshasa).
  case swahiliCongoKinshasa = "sw_CD"
  /// Swahili (Kenya).
  case swahiliKenya = "sw_KE"
  /// Swahili (Tanzania).
  case swahiliTanzania = "sw_TZ"
  /// Swahili (Uganda).
  case swahiliUganda = "sw_UG"
  /// Assyrian.
  case assyrian = "syr"
  /// Assyrian (Iraq).
  case assyrianIraq = "syr_IQ"
  /// Assyrian (Syria).
  case assyrianSyria = "syr_SY"
  /// Silesian.
  case silesian = "szl"
  /// Silesian (Poland).
  case silesianPoland = "szl_PL"
  /// Tamil.
  case tamil = "ta"
  /// Tamil (India).
  case tamilIndia = "ta_IN"
  /// Tamil (Sri Lanka).
  case tamilSriLanka = "ta_LK"
  /// Tamil (Malaysia).
  case tamilMalaysia = "ta_MY"
  /// Tamil (Singapore).
  case tamilSingapore = "ta_SG"
  /// Telugu.
  case telugu = "te"
  /// Telugu (India).
  case teluguIndia = "te_IN"
  /// Teso.
  case teso = "teo"
  /// Teso (Kenya).
  case tesoKenya = "teo_KE"
  /// Teso (Uganda).
  case tesoUganda = "teo_UG"
  /// Tajik.
  case tajik = "tg"
  /// Tajik (Tajikistan).
  case tajikTajikistan = "tg_TJ"
  /// Thai.
  case thai = "th"
  /// Thai (Thailand).
  case thaiThailand = "th_TH"
  /// Tigrinya.
  case tigrinya = "ti"
  /// Tigrinya (Eritrea).
  case tigrinyaEritrea = "ti_ER"
  /// Tigrinya (Ethiopia).
  case tigrinyaEthiopia = "ti_ET"
  /// Tigre.
  case tigre = "tig"
  /// Tigre (Eritrea).
  case tigreEritrea = "tig_ER"
  /// Turkmen.
  case turkmen = "tk"
  /// Turkmen (Turkmenistan).
  case turkmenTurkmenistan = "tk_TM"
  /// Tswana.
  case tswana = "tn"
  /// Tswana (Botswana).
  case tswanaBotswana = "tn_BW"
  /// Tswana (South Africa).
  case tswanaSouthAfrica = "tn_ZA"
  /// Tongan.
  case tongan = "to"
  /// Tongan (Tonga).
  case tonganTonga = "to_TO"
  /// Toki Pona.
  case tokiPona = "tok"
  /// Toki Pona (world).
  case tokiPonaWorld = "tok_001"
  /// Turkish.
  case turkish = "tr"
  /// Turkish (Cyprus).
  case turkishCyprus = "tr_CY"
  /// Turkish (Türkiye).
  case turkishTurkiye = "tr_TR"
  /// Taroko.
  case taroko = "trv"
  /// Taroko (Taiwan).
  case tarokoTaiwan = "trv_TW"
  /// Tsonga.
  case tsonga = "ts"
  /// Tsonga (South Africa).
  case tsongaSouthAfrica = "ts_ZA"
  /// Tatar.
  case tatar = "tt"
  /// Tatar (Russia).
  case tatarRussia = "tt_RU"
  /// Tasawaq.
  case tasawaq = "twq"
  /// Tasawaq (Niger).
  case tasawaqNiger = "twq_NE"
  /// Central Atlas Tamazight.
  case centralAtlasTamazight = "tzm"
  /// Central Atlas Tamazight (Morocco).
  case centralAtlasTamazightMorocco = "tzm_MA"
  /// Uyghur.
  case uyghur = "ug"
  /// Uyghur (Arabic).
  case uyghurArabic = "ug_Arab"
  /// Uyghur (Arabic, China mainland).
  case uyghurArabicChina = "ug_Arab_CN"
  /// Uyghur (China mainland).
  case uyghurChina = "ug_CN"
  /// Ukrainian.
  case ukrainian = "uk"
  /// Ukrainian (Ukraine).
  case ukrainianUkraine = "uk_UA"
  /// Urdu.
  case urdu = "ur"
  /// Urdu (Naskh).
  case urduNaskh = "ur_Arab"
  /// Urdu (Naskh, India).
  case urduNaskhIndia = "ur_Arab_IN"
  /// Urdu (Naskh, Pakistan).
  case urduNaskhPakistan = "ur_Arab_PK"
  /// Urdu (Nastaliq, India).
  case urduNastaliqIndia = "ur_Aran_IN"
  /// Urdu (Nastaliq, Pakistan).
  case urduNastaliqPakistan = "ur_Aran_PK"
  /// Urdu (India).
  case urduIndia = "ur_IN"
  /// Urdu (Pakistan).
  case urduPakistan = "ur_PK"
  /// Uzbek.
  case uzbek = "uz"
  /// Uzbek (Arabic).
  case uzbekArabic = "uz_Arab"
  /// Uzbek (Arabic, Afghanistan).
  case uzbekArabicAfghanistan = "uz_Arab_AF"
  /// Uzbek (Cyrillic).
  case uzbekCyrillic = "uz_Cyrl"
  /// Uzbek (Cyrillic, Uzbekistan).
  case uzbekCyrillicUzbekistan = "uz_Cyrl_UZ"
  /// Uzbek (Latin).
  case uzbekLatin = "uz_Latn"
  /// Uzbek (Latin, Uzbekistan).
  case uzbekLatinUzbekistan = "uz_Latn_UZ"
  /// Vai.
  case vai = "vai"
  /// Vai (Latin).
  case vaiLatin = "vai_Latn"
  /// Vai (Latin, Liberia).
  case vaiLatinLiberia = "vai_Latn_LR"
  /// Vai (Vai).
  case vaiVai = "vai_Vaii"
  /// Vai (Vai, Liberia).
  case vaiVaiLiberia = "vai_Vaii_LR"
  /// Venda.
  case venda = "ve"
  /// Venda (South Africa).
  case vendaSouthAfrica = "ve_ZA"
  /// Venetian.
  case venetian = "vec"
  /// Venetian (Italy).
  case venetianItaly = "vec_IT"
  /// Vietnamese.
  case vietnamese = "vi"
  /// Vietnamese (Vietnam).
  case vietnameseVietnam = "vi_VN"
  /// Makhuwa.
  case makhuwa = "vmw"
  /// Makhuwa (Mozambique).
  case makhuwaMozambique = "vmw_MZ"
  /// Vunjo.
  case vunjo = "vun"
  /// Vunjo (Tanzania).
  case vunjoTanzania = "vun_TZ"
  /// Walloon.
  case walloon = "wa"
  /// Walloon (Belgium).
  case walloonBelgium = "wa_BE"
  /// Walser.
  case walser = "wae"
  /// Walser (Switzerland).
  case walserSwitzerland = "wae_CH"
  /// Wolaytta.
  case wolaytta = "wal"
  /// Wolaytta (Ethiopia).
  case wolayttaEthiopia = "wal_ET"
  /// Wolof.
  case wolof = "wo"
  /// Wolof (Senegal).
  case wolofSenegal = "wo_SN"
  /// Xhosa.
  case xhosa = "xh"
  /// Xhosa (South Africa).
  case xhosaSouthAfrica = "xh_ZA"
  /// Kangri.
  case kangri = "xnr"
  /// Kangri (India).
  case kangriIndia = "xnr_IN"
  /// Soga.
  case soga = "xog"
  /// Soga (Uganda).
  case sogaUganda = "xog_UG"
  /// Yangben.
  case yangben = "yav"
  /// Yangben (Cameroon).
  case yangbenCameroon = "yav_CM"
  /// Yiddish.
  case yiddish = "yi"
  /// Yiddish (world).
  case yiddishWorld = "yi_001"
  /// Yiddish (Ukraine).
  case yiddishUkraine = "yi_UA"
  /// Yoruba.
  case yoruba = "yo"
  /// Yoruba (Benin).
  case yorubaBenin = "yo_BJ"
  /// Yoruba (Nigeria).
  case yorubaNigeria = "yo_NG"
  /// Nheengatu.
  case nheengatu = "yrl"
  /// Nheengatu (Brazil).
  case nheengatuBrazil = "yrl_BR"
  /// Nheengatu (Colombia).
  case nheengatuColombia = "yrl_CO"
  /// Nheengatu (Venezuela).
  case nheengatuVenezuela = "yrl_VE"
  /// Cantonese.
  case cantonese = "yue"
  /// Cantonese, Simplified.
  case cantoneseSimplified = "yue_Hans"
  /// Cantonese, Simplified (China mainland).
  case cantoneseSimplifiedChina = "yue_Hans_CN"
  /// Cantonese, Traditional.
  case cantoneseTraditional = "yue_Hant"
  /// Cantonese, Traditional (China mainland).
  case cantoneseTraditionalChina = "yue_Hant_CN"
  /// Cantonese, Traditional (Hong Kong).
  case cantoneseTraditionalHongKong = "yue_Hant_HK"
  /// Zhuang.
  case zhuang = "za"
  /// Zhuang (China mainland).
  case zhuangChina = "za_CN"
  /// Tamazight, Standard Moroccan.
  case tamazightStandardMoroccan = "zgh"
  /// Tamazight, Standard Moroccan (Morocco).
  case tamazightStandardMoroccanMorocco = "zgh_MA"
  /// Chinese.
  case chinese = "zh"
  /// Chinese, Simplified.
  case chineseSimplified = "zh_Hans"
  /// Chinese, Simplified (China mainland).
  case chineseSimplifiedChina = "zh_Hans_CN"
  /// Chinese, Simplified (Hong Kong).
  case chineseSimplifiedHongKong = "zh_Hans_HK"
  /// Chinese, Simplified (Japan).
  case chineseSimplifiedJapan = "zh_Hans_JP"
  /// Chinese, Simplified (Macao).
  case chineseSimplifiedMacao = "zh_Hans_MO"
  /// Chinese, Simplified (Malaysia).
  case chineseSimplifiedMalaysia = "zh_Hans_MY"
  /// Chinese, Simplified (Singapore).
  case chineseSimplifiedSingapore = "zh_Hans_SG"
  /// Chinese, Traditional.
  case chineseTraditional = "zh_Hant"
  /// Chinese, Traditional (China mainland).
  case chineseTraditionalChina = "zh_Hant_CN"
  /// Chinese, Traditional (Hong Kong).
  case chineseTraditionalHongKong = "zh_Hant_HK"
  /// Chinese, Traditional (Japan).
  case chineseTraditionalJapan = "zh_Hant_JP"
  /// Chinese, Traditional (Macao).
  case chineseTraditionalMacao = "zh_Hant_MO"
  /// Chinese, Traditional (Malaysia).
  case chineseTraditionalMalaysia = "zh_Hant_MY"
  /// Chinese, Traditional (Taiwan).
  case chineseTraditionalTaiwan = "zh_Hant_TW"
  /// Zulu.
  case zulu = "zu"
  /// Zulu (South Africa).
  case zuluSouthAfrica = "zu_ZA"
}

extension CurrencyLocale {
  /// CurrencyText's name for ``albanianNorthMacedonia``.
  @available(*, deprecated, renamed: "albanianNorthMacedonia")
  public static var albanianMacedonia: Self { .albanianNorthMacedonia }

  /// CurrencyText's name for ``azerbaijaniLatinAzerbaijan``.
  @available(*, deprecated, renamed: "azerbaijaniLatinAzerbaijan")
  public static var azerbaijaniAzerbaijan: Self { .azerbaijaniLatinAzerbaijan }

  /// CurrencyText's name for ``bangla``.
  @available(*, deprecated, renamed: "bangla")
  public static var bengali: Self { .bangla }

  /// CurrencyText's name for ``banglaBangladesh``.
  @available(*, deprecated, renamed: "banglaBangladesh")
  public static var bengaliBangladesh: Self { .banglaBangladesh }

  /// CurrencyText's name for ``bosnianLatinBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "bosnianLatinBosniaAndHerzegovina")
  public static var bosnianBosniaHerzegovina: Self { .bosnianLatinBosniaAndHerzegovina }

  /// CurrencyText's name for ``bosnianCyrillicBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "bosnianCyrillicBosniaAndHerzegovina")
  public static var bosnianCyrillicBosniaHerzegovina: Self { .bosnianCyrillicBosniaAndHerzegovina }

  /// CurrencyText's name for ``burmeseMyanmar``.
  @available(*, deprecated, renamed: "burmeseMyanmar")
  public static var burmeseMyanmarBurma: Self { .burmeseMyanmar }

  /// CurrencyText's name for ``kurdishSorani``.
  @available(*, deprecated, renamed: "kurdishSorani")
  public static var centralKurdish: Self { .kurdishSorani }

  /// CurrencyText's name for ``kurdishSoraniIran``.
  @available(*, deprecated, renamed: "kurdishSoraniIran")
  public static var centralKurdishIran: Self { .kurdishSoraniIran }

  /// CurrencyText's name for ``kurdishSoraniIraq``.
  @available(*, deprecated, renamed: "kurdishSoraniIraq")
  public static var centralKurdishIraq: Self { .kurdishSoraniIraq }

  /// CurrencyText's name for ``chineseSimplifiedChina``.
  @available(*, deprecated, renamed: "chineseSimplifiedChina")
  public static var chineseChina: Self { .chineseSimplifiedChina }

  /// CurrencyText's name for ``chineseTraditionalHongKong``.
  @available(*, deprecated, renamed: "chineseTraditionalHongKong")
  public static var chineseHongKongSarChina: Self { .chineseTraditionalHongKong }

  /// CurrencyText's name for ``chineseTraditionalMacao``.
  @available(*, deprecated, renamed: "chineseTraditionalMacao")
  public static var chineseMacauSarChina: Self { .chineseTraditionalMacao }

  /// CurrencyText's name for ``chineseSimplifiedHongKong``.
  @available(*, deprecated, renamed: "chineseSimplifiedHongKong")
  public static var chineseSimplifiedHongKongSarChina: Self { .chineseSimplifiedHongKong }

  /// CurrencyText's name for ``chineseSimplifiedMacao``.
  @available(*, deprecated, renamed: "chineseSimplifiedMacao")
  public static var chineseSimplifiedMacauSarChina: Self { .chineseSimplifiedMacao }

  /// CurrencyText's name for ``chineseSimplifiedSingapore``.
  @available(*, deprecated, renamed: "chineseSimplifiedSingapore")
  public static var chineseSingapore: Self { .chineseSimplifiedSingapore }

  /// CurrencyText's name for ``chineseTraditionalTaiwan``.
  @available(*, deprecated, renamed: "chineseTraditionalTaiwan")
  public static var chineseTaiwan: Self { .chineseTraditionalTaiwan }

  /// CurrencyText's name for ``croatianBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "croatianBosniaAndHerzegovina")
  public static var croatianBosniaHerzegovina: Self { .croatianBosniaAndHerzegovina }

  /// CurrencyText's name for ``czechCzechia``.
  @available(*, deprecated, renamed: "czechCzechia")
  public static var czechCzechRepublic: Self { .czechCzechia }

  /// CurrencyText's name for ``dutchCuracao``.
  @available(*, deprecated, renamed: "dutchCuracao")
  public static var dutchCuraao: Self { .dutchCuracao }

  /// CurrencyText's name for ``banglaIndia``.
  @available(*, deprecated, renamed: "banglaIndia")
  public static var engaliIndia: Self { .banglaIndia }

  /// CurrencyText's name for ``englishAntiguaAndBarbuda``.
  @available(*, deprecated, renamed: "englishAntiguaAndBarbuda")
  public static var englishAntiguaBarbuda: Self { .englishAntiguaAndBarbuda }

  /// CurrencyText's name for ``englishBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "englishBosniaAndHerzegovina")
  public static var englishBosniaHerzegovina: Self { .englishBosniaAndHerzegovina }

  /// CurrencyText's name for ``englishChagosArchipelago``.
  @available(*, deprecated, renamed: "englishChagosArchipelago")
  public static var englishBritishIndianOceanTerritory: Self { .englishChagosArchipelago }

  /// CurrencyText's name for ``englishCocosIslands``.
  @available(*, deprecated, renamed: "englishCocosIslands")
  public static var englishCocosKeelingIslands: Self { .englishCocosIslands }

  /// CurrencyText's name for ``englishCzechia``.
  @available(*, deprecated, renamed: "englishCzechia")
  public static var englishCzechRepublic: Self { .englishCzechia }

  /// CurrencyText's name for ``englishHongKong``.
  @available(*, deprecated, renamed: "englishHongKong")
  public static var englishHongKongSarChina: Self { .englishHongKong }

  /// CurrencyText's name for ``englishMacao``.
  @available(*, deprecated, renamed: "englishMacao")
  public static var englishMacauSarChina: Self { .englishMacao }

  /// CurrencyText's name for ``englishSaintHelena``.
  @available(*, deprecated, renamed: "englishSaintHelena")
  public static var englishStHelena: Self { .englishSaintHelena }

  /// CurrencyText's name for ``englishSaintKittsAndNevis``.
  @available(*, deprecated, renamed: "englishSaintKittsAndNevis")
  public static var englishStKittsNevis: Self { .englishSaintKittsAndNevis }

  /// CurrencyText's name for ``englishSaintLucia``.
  @available(*, deprecated, renamed: "englishSaintLucia")
  public static var englishStLucia: Self { .englishSaintLucia }

  /// CurrencyText's name for ``englishSaintVincentAndGrenadines``.
  @available(*, deprecated, renamed: "englishSaintVincentAndGrenadines")
  public static var englishStVincentGrenadines: Self { .englishSaintVincentAndGrenadines }

  /// CurrencyText's name for ``englishEswatini``.
  @available(*, deprecated, renamed: "englishEswatini")
  public static var englishSwaziland: Self { .englishEswatini }

  /// CurrencyText's name for ``englishTrinidadAndTobago``.
  @available(*, deprecated, renamed: "englishTrinidadAndTobago")
  public static var englishTrinidadTobago: Self { .englishTrinidadAndTobago }

  /// CurrencyText's name for ``englishTurkiye``.
  @available(*, deprecated, renamed: "englishTurkiye")
  public static var englishTurkey: Self { .englishTurkiye }

  /// CurrencyText's name for ``englishTurksAndCaicosIslands``.
  @available(*, deprecated, renamed: "englishTurksAndCaicosIslands")
  public static var englishTurksCaicosIslands: Self { .englishTurksAndCaicosIslands }

  /// CurrencyText's name for ``englishUnitedStatesPosix``.
  @available(*, deprecated, renamed: "englishUnitedStatesPosix")
  public static var englishUnitedStatesComputer: Self { .englishUnitedStatesPosix }

  /// CurrencyText's name for ``frenchCoteDIvoire``.
  @available(*, deprecated, renamed: "frenchCoteDIvoire")
  public static var frenchCteDivoire: Self { .frenchCoteDIvoire }

  /// CurrencyText's name for ``frenchReunion``.
  @available(*, deprecated, renamed: "frenchReunion")
  public static var frenchRunion: Self { .frenchReunion }

  /// CurrencyText's name for ``frenchSaintBarthelemy``.
  @available(*, deprecated, renamed: "frenchSaintBarthelemy")
  public static var frenchStBarthlemy: Self { .frenchSaintBarthelemy }

  /// CurrencyText's name for ``frenchSaintMartin``.
  @available(*, deprecated, renamed: "frenchSaintMartin")
  public static var frenchStMartin: Self { .frenchSaintMartin }

  /// CurrencyText's name for ``frenchSaintPierreAndMiquelon``.
  @available(*, deprecated, renamed: "frenchSaintPierreAndMiquelon")
  public static var frenchStPierreMiquelon: Self { .frenchSaintPierreAndMiquelon }

  /// CurrencyText's name for ``frenchWallisAndFutuna``.
  @available(*, deprecated, renamed: "frenchWallisAndFutuna")
  public static var frenchWallisFutuna: Self { .frenchWallisAndFutuna }

  /// CurrencyText's name for ``fula``.
  @available(*, deprecated, renamed: "fula")
  public static var fulah: Self { .fula }

  /// CurrencyText's name for ``fulaCameroon``.
  @available(*, deprecated, renamed: "fulaCameroon")
  public static var fulahCameroon: Self { .fulaCameroon }

  /// CurrencyText's name for ``fulaGuinea``.
  @available(*, deprecated, renamed: "fulaGuinea")
  public static var fulahGuinea: Self { .fulaGuinea }

  /// CurrencyText's name for ``fulaMauritania``.
  @available(*, deprecated, renamed: "fulaMauritania")
  public static var fulahMauritania: Self { .fulaMauritania }

  /// CurrencyText's name for ``fulaSenegal``.
  @available(*, deprecated, renamed: "fulaSenegal")
  public static var fulahSenegal: Self { .fulaSenegal }

  /// CurrencyText's name for ``kashmiriNaskh``.
  @available(*, deprecated, renamed: "kashmiriNaskh")
  public static var kashmiriArabic: Self { .kashmiriNaskh }

  /// CurrencyText's name for ``kashmiriNaskhIndia``.
  @available(*, deprecated, renamed: "kashmiriNaskhIndia")
  public static var kashmiriArabicIndia: Self { .kashmiriNaskhIndia }

  /// CurrencyText's name for ``macedonianNorthMacedonia``.
  @available(*, deprecated, renamed: "macedonianNorthMacedonia")
  public static var macedonianMacedonia: Self { .macedonianNorthMacedonia }

  /// CurrencyText's name for ``northSami``.
  @available(*, deprecated, renamed: "northSami")
  public static var northernSami: Self { .northSami }

  /// CurrencyText's name for ``northSamiFinland``.
  @available(*, deprecated, renamed: "northSamiFinland")
  public static var northernSamiFinland: Self { .northSamiFinland }

  /// CurrencyText's name for ``northSamiNorway``.
  @available(*, deprecated, renamed: "northSamiNorway")
  public static var northernSamiNorway: Self { .northSamiNorway }

  /// CurrencyText's name for ``northSamiSweden``.
  @available(*, deprecated, renamed: "northSamiSweden")
  public static var northernSamiSweden: Self { .northSamiSweden }

  /// CurrencyText's name for ``norwegianBokmal``.
  @available(*, deprecated, renamed: "norwegianBokmal")
  public static var norwegianBokml: Self { .norwegianBokmal }

  /// CurrencyText's name for ``norwegianBokmalNorway``.
  @available(*, deprecated, renamed: "norwegianBokmalNorway")
  public static var norwegianBokmlNorway: Self { .norwegianBokmalNorway }

  /// CurrencyText's name for ``norwegianBokmalSvalbardAndJanMayen``.
  @available(*, deprecated, renamed: "norwegianBokmalSvalbardAndJanMayen")
  public static var norwegianBokmlSvalbardJanMayen: Self { .norwegianBokmalSvalbardAndJanMayen }

  /// CurrencyText's name for ``odia``.
  @available(*, deprecated, renamed: "odia")
  public static var oriya: Self { .odia }

  /// CurrencyText's name for ``odiaIndia``.
  @available(*, deprecated, renamed: "odiaIndia")
  public static var oriyaIndia: Self { .odiaIndia }

  /// CurrencyText's name for ``portugueseMacao``.
  @available(*, deprecated, renamed: "portugueseMacao")
  public static var portugueseMacauSarChina: Self { .portugueseMacao }

  /// CurrencyText's name for ``portugueseSaoTomeAndPrincipe``.
  @available(*, deprecated, renamed: "portugueseSaoTomeAndPrincipe")
  public static var portugueseSoTomPrncipe: Self { .portugueseSaoTomeAndPrincipe }

  /// CurrencyText's name for ``punjabiNaskh``.
  @available(*, deprecated, renamed: "punjabiNaskh")
  public static var punjabiArabic: Self { .punjabiNaskh }

  /// CurrencyText's name for ``punjabiNaskhPakistan``.
  @available(*, deprecated, renamed: "punjabiNaskhPakistan")
  public static var punjabiArabicPakistan: Self { .punjabiNaskhPakistan }

  /// CurrencyText's name for ``punjabiGurmukhiIndia``.
  @available(*, deprecated, renamed: "punjabiGurmukhiIndia")
  public static var punjabiIndia: Self { .punjabiGurmukhiIndia }

  /// CurrencyText's name for ``serbianCyrillicBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "serbianCyrillicBosniaAndHerzegovina")
  public static var serbianBosniaHerzegovina: Self { .serbianCyrillicBosniaAndHerzegovina }

  /// CurrencyText's name for ``serbianCyrillicKosovo``.
  @available(*, deprecated, renamed: "serbianCyrillicKosovo")
  public static var serbianKosovo: Self { .serbianCyrillicKosovo }

  /// CurrencyText's name for ``serbianLatinBosniaAndHerzegovina``.
  @available(*, deprecated, renamed: "serbianLatinBosniaAndHerzegovina")
  public static var serbianLatinBosniaHerzegovina: Self { .serbianLatinBosniaAndHerzegovina }

  /// CurrencyText's name for ``serbianCyrillicMontenegro``.
  @available(*, deprecated, renamed: "serbianCyrillicMontenegro")
  public static var serbianMontenegro: Self { .serbianCyrillicMontenegro }

  /// CurrencyText's name for ``serbianCyrillicSerbia``.
  @available(*, deprecated, renamed: "serbianCyrillicSerbia")
  public static var serbianSerbia: Self { .serbianCyrillicSerbia }

  /// CurrencyText's name for ``liangshanYi``.
  @available(*, deprecated, renamed: "liangshanYi")
  public static var sichuanYi: Self { .liangshanYi }

  /// CurrencyText's name for ``liangshanYiChina``.
  @available(*, deprecated, renamed: "liangshanYiChina")
  public static var sichuanYiChina: Self { .liangshanYiChina }

  /// CurrencyText's name for ``spanishCeutaAndMelilla``.
  @available(*, deprecated, renamed: "spanishCeutaAndMelilla")
  public static var spanishCeutaMelilla: Self { .spanishCeutaAndMelilla }

  /// CurrencyText's name for ``tamazightStandardMoroccan``.
  @available(*, deprecated, renamed: "tamazightStandardMoroccan")
  public static var standardMoroccanTamazight: Self { .tamazightStandardMoroccan }

  /// CurrencyText's name for ``tamazightStandardMoroccanMorocco``.
  @available(*, deprecated, renamed: "tamazightStandardMoroccanMorocco")
  public static var standardMoroccanTamazightMorocco: Self { .tamazightStandardMoroccanMorocco }

  /// CurrencyText's name for ``swedishAlandIslands``.
  @available(*, deprecated, renamed: "swedishAlandIslands")
  public static var swedishlandIslands: Self { .swedishAlandIslands }

  /// CurrencyText's name for ``tachelhitLatinMorocco``.
  @available(*, deprecated, renamed: "tachelhitLatinMorocco")
  public static var tachelhitMorocco: Self { .tachelhitLatinMorocco }

  /// CurrencyText's name for ``turkishTurkiye``.
  @available(*, deprecated, renamed: "turkishTurkiye")
  public static var turkishTurkey: Self { .turkishTurkiye }

  /// CurrencyText's name for ``uzbekCyrillicUzbekistan``.
  @available(*, deprecated, renamed: "uzbekCyrillicUzbekistan")
  public static var uzbekUzbekistan: Self { .uzbekCyrillicUzbekistan }

  /// CurrencyText's name for ``vaiVaiLiberia``.
  @available(*, deprecated, renamed: "vaiVaiLiberia")
  public static var vaiLiberia: Self { .vaiVaiLiberia }
}

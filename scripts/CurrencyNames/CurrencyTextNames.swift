// SPDX-License-Identifier: MIT

import Foundation

/// The names of locales in CurrencyText that differ from the names in this package, for migration.
package enum CurrencyTextNames {
  /// The locales of CurrencyText that Foundation supports but doesn't list.
  package static let unlistedLocales = Set(locales.values).subtracting(Locale.availableIdentifiers)

  /// The locale identifier for each name.
  package static let locales = [
    "albanianMacedonia": "sq_MK", "azerbaijaniAzerbaijan": "az_Latn_AZ", "bengali": "bn",
    "bengaliBangladesh": "bn_BD", "bosnianBosniaHerzegovina": "bs_Latn_BA",
    "bosnianCyrillicBosniaHerzegovina": "bs_Cyrl_BA", "burmeseMyanmarBurma": "my_MM",
    "centralKurdish": "ckb", "centralKurdishIran": "ckb_IR", "centralKurdishIraq": "ckb_IQ",
    "chineseChina": "zh_Hans_CN", "chineseHongKongSarChina": "zh_Hant_HK",
    "chineseMacauSarChina": "zh_Hant_MO", "chineseSimplifiedHongKongSarChina": "zh_Hans_HK",
    "chineseSimplifiedMacauSarChina": "zh_Hans_MO", "chineseSingapore": "zh_Hans_SG",
    "chineseTaiwan": "zh_Hant_TW", "croatianBosniaHerzegovina": "hr_BA",
    "czechCzechRepublic": "cs_CZ", "dutchCuraao": "nl_CW", "engaliIndia": "bn_IN",
    "englishAndorra": "en_AD", "englishAntiguaBarbuda": "en_AG",
    "englishBosniaHerzegovina": "en_BA", "englishBritishIndianOceanTerritory": "en_IO",
    "englishCocosKeelingIslands": "en_CC", "englishCroatia": "en_HR",
    "englishCzechRepublic": "en_CZ", "englishHongKongSarChina": "en_HK",
    "englishIceland": "en_IS", "englishItaly": "en_IT", "englishLuxembourg": "en_LU",
    "englishMacauSarChina": "en_MO", "englishMontenegro": "en_ME", "englishRomania": "en_RO",
    "englishSpain": "en_ES", "englishStHelena": "en_SH", "englishStKittsNevis": "en_KN",
    "englishStLucia": "en_LC", "englishStVincentGrenadines": "en_VC", "englishSwaziland": "en_SZ",
    "englishTrinidadTobago": "en_TT", "englishTurkey": "en_TR",
    "englishTurksCaicosIslands": "en_TC", "englishUnitedStatesComputer": "en_US_POSIX",
    "frenchCteDivoire": "fr_CI", "frenchRunion": "fr_RE", "frenchStBarthlemy": "fr_BL",
    "frenchStMartin": "fr_MF", "frenchStPierreMiquelon": "fr_PM", "frenchWallisFutuna": "fr_WF",
    "fulah": "ff", "fulahCameroon": "ff_CM", "fulahGuinea": "ff_GN", "fulahMauritania": "ff_MR",
    "fulahSenegal": "ff_SN", "inuktitutUnifiedCanadianAboriginalSyllabics": "iu_Cans",
    "inuktitutUnifiedCanadianAboriginalSyllabicsCanada": "iu_Cans_CA",
    "kashmiriArabic": "ks_Arab", "kashmiriArabicIndia": "ks_Arab_IN", "konkaniIndia": "kok_IN",
    "macedonianMacedonia": "mk_MK", "northernSami": "se", "northernSamiFinland": "se_FI",
    "northernSamiNorway": "se_NO", "northernSamiSweden": "se_SE", "norwegianBokml": "nb",
    "norwegianBokmlNorway": "nb_NO", "norwegianBokmlSvalbardJanMayen": "nb_SJ",
    "nuerSudan": "nus_SD", "oriya": "or", "oriyaIndia": "or_IN",
    "portugueseMacauSarChina": "pt_MO", "portugueseSoTomPrncipe": "pt_ST",
    "punjabiArabic": "pa_Arab", "punjabiArabicPakistan": "pa_Arab_PK",
    "punjabiIndia": "pa_Guru_IN", "serbianBosniaHerzegovina": "sr_Cyrl_BA",
    "serbianKosovo": "sr_Cyrl_XK", "serbianLatinBosniaHerzegovina": "sr_Latn_BA",
    "serbianMontenegro": "sr_Cyrl_ME", "serbianSerbia": "sr_Cyrl_RS", "sichuanYi": "ii",
    "sichuanYiChina": "ii_CN", "spanishCeutaMelilla": "es_EA", "standardMoroccanTamazight": "zgh",
    "standardMoroccanTamazightMorocco": "zgh_MA", "swedishlandIslands": "sv_AX",
    "tachelhitMorocco": "shi_Latn_MA", "turkishTurkey": "tr_TR", "urduIndia": "ur_IN",
    "urduPakistan": "ur_PK", "uyghurArabic": "ug_Arab", "uyghurArabicChina": "ug_Arab_CN",
    "uzbekUzbekistan": "uz_Cyrl_UZ", "vaiLiberia": "vai_Vaii_LR", "yiddishWorld": "yi_001",
  ]
}
